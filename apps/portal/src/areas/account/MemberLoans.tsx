import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Member } from '@wattdesk/contract/account/models.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import classes from './account.module.css'
import { endLent, loansQuery, refreshAccess } from './member-access.queries.ts'

const LendDialog = lazyDialog(async () => ({ default: (await import('./LendDialog.tsx')).LendDialog }))

/** Access currently lent to a member, which can be ended early or extended by another loan. */
export function MemberLoans({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const t = useT('access', 'account')
  const query = useQuery(loansQuery(member.id))
  const [isLending, setLending] = useState(false)
  const end = useAction({
    act: (loanId: string) => endLent(member.id, loanId),
    done: t('access.loans.ended'),
    failed: (reason) => t('access.loans.endFailed', { reason }),
    refresh: refreshAccess,
  })
  const items = query.data?.items ?? []
  const lendIt = (
    <ActionButton icon={IconKey} reason={isSelf ? t('access.loans.own') : undefined} onClick={() => setLending(true)}>
      {t('access.loans.lend')}
    </ActionButton>
  )
  return (
    <Panel title={t('access.loans.title')} actions={lendIt}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.data && items.length === 0 ? <p className={layout.hint}>{t('access.loans.none')}</p> : null}
      <ul className={classes.loans}>
        {items.map((loan) => (
          <li key={loan.id}>
            <div>
              <span className={classes.inline}>
                <Tag tone="warning">{t(`account.role.${loan.role}`)}</Tag>
                <span className={layout.hint}>{t('access.loans.count', { count: loan.permissions.length })}</span>
                {loan.tenant ? <span>{t('access.loans.in', { tenant: loan.tenant.name })}</span> : null}
                <span>
                  {t('access.loans.endsIn')} <Countdown until={loan.endsAt} isShort />
                </span>
              </span>
              <span>{loan.reason}</span>
              <span className={layout.hint}>{t('access.loans.by', { name: loan.lentBy })}</span>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              loading={end.isPending && end.input === loan.id}
              onClick={() => end.run(loan.id)}
              aria-label={[`${t('access.loans.end')}: ${t(`account.role.${loan.role}`)}`, loan.tenant?.name].filter(Boolean).join(', ')}
            >
              {t('access.loans.end')}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>{isLending ? <LendDialog member={member} onClose={() => setLending(false)} /> : null}</Suspense>
    </Panel>
  )
}
