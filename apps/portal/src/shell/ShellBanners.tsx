import { Button } from '@mantine/core'
import { IconArrowBackUp, IconBuildingCommunity, IconEye, IconKey } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Profile } from '@wattdesk/contract/profile/models.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Fragment, type RefObject } from 'react'
import { endPreview } from '../areas/account/member-access.queries.ts'
import { readAnew } from '../areas/profile/profile.queries.ts'
import { useSwitchTenant } from '../areas/profile/working-tenant.queries.ts'
import { useAction } from '../forms/use-action.ts'
import { startPath } from '../session/guards.ts'
import classes from './ShellNotices.module.css'

export function PreviewBanner({ role }: { role: NonNullable<Profile['previewedRole']> }) {
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

/** Access lent to the member. A loan for one tenant counts only while the member works there. */
export function LentNotice({ loans }: Pick<Profile, 'loans'>) {
  const t = useT('access', 'account')
  const switching = useSwitchTenant()
  return (
    <div className={classes.notice}>
      <IconKey size={16} aria-hidden />
      {loans.map(({ id, role, tenant, endsAt }) => (
        <Fragment key={id}>
          <span>
            {t('access.loans.badge')}: <b>{t(`account.role.${role}`)}</b> {tenant ? t('access.loans.in', { tenant: tenant.name }) : ''} ·{' '}
            {t('access.loans.endsIn')} <Countdown until={endsAt} isShort />
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

/** The tenant in which the member works, and a button to leave it. `hasLeft` becomes true when it is pressed, and false if leaving fails. */
export function WorkingBanner({ loan, tenant, hasLeft }: NonNullable<Profile['workingIn']> & { hasLeft: RefObject<boolean> }) {
  const t = useT('access', 'account')
  const note = (isLeaving: boolean) => {
    hasLeft.current = isLeaving
  }
  const switching = useSwitchTenant({ onFailed: () => note(false) })
  const leave = () => {
    note(true)
    switching.run(null)
  }
  return (
    <div role="status" className={classes.notice} data-tone="warning">
      <IconBuildingCommunity size={16} aria-hidden />
      <span>
        {t('access.working.banner', { tenant: tenant.name, role: t(`account.role.${loan.role}`) })} · {t('access.loans.endsIn')}{' '}
        <Countdown until={loan.endsAt} isShort />
      </span>
      <Button size="compact-sm" leftSection={<IconArrowBackUp size={14} aria-hidden />} loading={switching.isPending} onClick={leave}>
        {t('access.working.end')}
      </Button>
    </div>
  )
}
