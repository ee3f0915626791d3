import { Button } from '@mantine/core'
import { IconArrowBackUp, IconBuildingCommunity, IconEye, IconKey } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Profile } from '@wattdesk/contract/profile/models.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Fragment, type RefObject, useEffect, useRef } from 'react'
import { toasts } from '../api/toasts.ts'
import { endPreview } from '../areas/account/member-access.queries.ts'
import { forgetShown, profileQuery, readAnew, useSwitchTenant } from '../areas/profile/profile.queries.ts'
import { useAction } from '../forms/use-action.ts'
import { prepareAreas, speaker } from '../language/language-choice.ts'
import { startPath } from '../session/guards.ts'
import classes from './ShellNotices.module.css'

type Tenant = NonNullable<Profile['workingIn']>['tenant']

const pollMs = 60_000
const enteredKey = 'tenant-entered'
const leftKey = 'tenant-left'

/** A loan can be closed early, and another tab can leave. */
const pollWorkingMs = 15_000
/** The maximum of browser timers. */
const timerMaxMs = 2 ** 31 - 1

/** Shown above every screen: a previewed role, the tenant in which the member works, and access lent to them with its end. */
export function ShellNotices() {
  const { data: profile } = useQuery({
    ...profileQuery,
    refetchInterval: ({ state }) => (state.data?.workingIn ? pollWorkingMs : pollMs),
    // Another tab may have switched this session.
    refetchOnWindowFocus: 'always',
  })
  const hasLeft = useRef(false)
  useSwitches(profile, hasLeft)
  useEnd(profile?.loans[0]?.endsAt)
  if (!profile) return null
  const { previewedRole, workingIn, loans } = profile
  const others = loans.filter(({ id }) => id !== workingIn?.loan.id)
  return (
    <>
      {previewedRole ? <PreviewBanner role={previewedRole} /> : null}
      {workingIn ? <WorkingBanner {...workingIn} hasLeft={hasLeft} /> : null}
      {others.length > 0 && !previewedRole ? <LentNotice loans={others} /> : null}
    </>
  )
}

/** Says that the session was switched, for whatever reason, and refetches what this tab shows. Says so until read if nobody here did it. */
function useSwitches(profile: Profile | undefined, hasLeft: RefObject<boolean>): void {
  const client = useQueryClient()
  const known = useRef<Profile['workingIn']>(undefined)
  useEffect(() => {
    if (!profile) return
    const [before, now] = [known.current, profile.workingIn]
    known.current = now
    if (before === undefined || before?.loan.id === now?.loan.id) return
    void sayWhatSwitched(now?.tenant ?? null, before?.tenant ?? null, hasLeft.current)
    hasLeft.current = false
    void forgetShown(client)
  }, [profile, hasLeft, client])
}

/** Loads its sentences only now, because most sessions never switch. */
async function sayWhatSwitched(entered: Tenant | null, left: Tenant | null, hasLeft: boolean): Promise<void> {
  await prepareAreas('access')
  const { t } = speaker()
  // Two contradictory messages are never shown at once.
  toasts.close(entered ? leftKey : enteredKey)
  if (entered) toasts.show({ key: enteredKey, message: t('access.working.entered', { tenant: entered.name }), toastType: 'success' })
  else if (left) {
    const how = hasLeft ? ({ toastType: 'success' } as const) : ({ toastType: 'warning', autoHideMs: 0 } as const)
    toasts.show({ key: leftKey, message: t('access.working.left', { tenant: left.name }), ...how })
  }
}

/** Reads anew when the first loan ends. */
function useEnd(endsAt: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!endsAt) return undefined
    const timer = setTimeout(() => void readAnew(client), Math.min(Math.max(Date.parse(endsAt) - nowMs(), 0) + 1_000, timerMaxMs))
    return () => clearTimeout(timer)
  }, [endsAt, client])
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

function WorkingBanner({ loan, tenant, hasLeft }: NonNullable<Profile['workingIn']> & { hasLeft: RefObject<boolean> }) {
  const t = useT('access', 'account')
  const switching = useSwitchTenant()
  const leave = () => {
    hasLeft.current = true
    switching.run(null)
  }
  return (
    <div role="status" className={classes.notice} data-tone="warning">
      <IconBuildingCommunity size={16} aria-hidden />
      <span>
        {t('access.working.banner', { tenant: tenant.name, role: t(`account.role.${loan.role}`) })}{' '}
        <Countdown until={loan.endsAt} isShort />
      </span>
      <Button size="compact-sm" leftSection={<IconArrowBackUp size={14} aria-hidden />} loading={switching.isPending} onClick={leave}>
        {t('access.working.end')}
      </Button>
    </div>
  )
}

function LentNotice({ loans }: Pick<Profile, 'loans'>) {
  const t = useT('access', 'account')
  const switching = useSwitchTenant()
  return (
    <div className={classes.notice}>
      <IconKey size={16} aria-hidden />
      {loans.map(({ id, role, tenant, endsAt }) => (
        <Fragment key={id}>
          <span>
            {t('access.loans.badge')}: <b>{t(`account.role.${role}`)}</b>{' '}
            {tenant ? `${t('access.loans.in', { tenant: tenant.name })} ` : ''}
            <Countdown until={endsAt} isShort />
          </span>
          {tenant ? (
            <Button
              size="compact-sm"
              variant="default"
              loading={switching.isPending && switching.input === id}
              onClick={() => switching.run(id)}
            >
              {t('access.working.action', { tenant: tenant.name })}
            </Button>
          ) : null}
        </Fragment>
      ))}
    </div>
  )
}
