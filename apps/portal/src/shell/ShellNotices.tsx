import { Button } from '@mantine/core'
import { IconArrowBackUp, IconEye, IconKey } from '@tabler/icons-react'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Profile } from '@wattdesk/contract/profile/models.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect } from 'react'
import { endPreview } from '../areas/account/member-access.queries.ts'
import { profileQuery } from '../areas/profile/profile.queries.ts'
import { useAction } from '../forms/use-action.ts'
import { startPath } from '../session/guards.ts'
import classes from './ShellNotices.module.css'

const pollMs = 60_000
/** The maximum of browser timers. */
const timerMaxMs = 2 ** 31 - 1

/** Shown above every screen: a previewed role, and access lent to the member with its end. */
export function ShellNotices() {
  const { data: profile } = useQuery({ ...profileQuery, refetchInterval: pollMs })
  if (!profile) return null
  return (
    <>
      {profile.previewedRole ? <PreviewBanner role={profile.previewedRole} /> : null}
      {profile.loans.length > 0 && !profile.previewedRole ? <LentNotice loans={profile.loans} /> : null}
    </>
  )
}

function PreviewBanner({ role }: { role: NonNullable<Profile['previewedRole']> }) {
  const t = useT('access', 'account')
  const navigate = useNavigate()
  const client = useQueryClient()
  const end = useAction({
    act: async () => {
      await endPreview()
      await readAnew(client)
    },
    failed: (reason) => t('access.preview.failed', { reason }),
    onDone: () => navigate({ to: startPath() }),
  })
  return (
    <div role="status" className={classes.notice} data-tone="warning">
      <IconEye size={16} aria-hidden />
      <span>{t('access.preview.banner', { role: t(`account.role.${role}`) })}</span>
      <Button size="compact-sm" leftSection={<IconArrowBackUp size={14} aria-hidden />} loading={end.isPending} onClick={() => end.run()}>
        {t('access.preview.end')}
      </Button>
    </div>
  )
}

function LentNotice({ loans }: Pick<Profile, 'loans'>) {
  const t = useT('access', 'account')
  const client = useQueryClient()
  const [next] = loans
  const endsAt = next?.endsAt
  useEffect(() => {
    if (!endsAt) return undefined
    const timer = setTimeout(() => void readAnew(client), Math.min(Math.max(Date.parse(endsAt) - nowMs(), 0) + 1_000, timerMaxMs))
    return () => clearTimeout(timer)
  }, [endsAt, client])
  return (
    <div className={classes.notice}>
      <IconKey size={16} aria-hidden />
      {loans.map((loan) => (
        <span key={loan.id}>
          {t('access.loans.badge')}: <b>{t(`account.role.${loan.role}`)}</b> <Countdown until={loan.endsAt} isShort />
        </span>
      ))}
    </div>
  )
}

/** Refetches the permissions, then everything shown under the previous ones. */
async function readAnew(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...profileQuery, staleTime: 0 })
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== profileQuery.queryKey[0] })
}
