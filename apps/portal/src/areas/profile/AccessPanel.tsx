import { Button } from '@mantine/core'
import { IconBuildingCommunity } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { AccessLoan, AccessRequest } from '@wattdesk/contract/account/access/models.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { Age } from '@wattdesk/ui/feedback/Age.tsx'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot, Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { permissionWords } from '../../session/permission-words.ts'
import { ownAccessQuery } from './own-account.queries.ts'
import classes from './profile.module.css'
import { profileQuery } from './profile.queries.ts'
import { useSwitchTenant } from './working-tenant.queries.ts'

/** Access lent to and by the member, and the member's requests. */
export function AccessPanel() {
  const t = useT('access', 'profile')
  const query = useQuery(ownAccessQuery)
  const { borrowed = [], lent = [], requests = [] } = query.data ?? {}
  const isEmpty = borrowed.length + lent.length + requests.length === 0
  return (
    <Panel title={t('access.own.title')}>
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={2} /> : null}
      {query.data && isEmpty ? <p className={layout.hint}>{t('access.own.none')}</p> : null}
      <Part title={t('access.own.borrowed')} count={borrowed.length}>
        {borrowed.map((loan) => (
          <Loan key={loan.id} loan={loan} who={t('access.loans.by', { name: loan.lentBy })} isBorrowed />
        ))}
      </Part>
      <Part title={t('access.own.lent')} count={lent.length}>
        {lent.map((loan) => (
          <Loan key={loan.id} loan={loan} who={t('access.own.to', { name: loan.member.name })} />
        ))}
      </Part>
      <Part title={t('access.own.requests')} count={requests.length}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </Part>
    </Panel>
  )
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section className={classes.access}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

function Loan({ loan, who, isBorrowed = false }: { loan: AccessLoan; who: string; isBorrowed?: boolean }) {
  const t = useT('access', 'profile')
  return (
    <li>
      <span className={classes.inline}>
        <Tag tone="warning">{t(`profile.role.${loan.role}`)}</Tag>
        <span className={layout.hint}>{t('access.loans.count', { count: loan.permissions.length })}</span>
        {loan.tenant ? <span>{t('access.loans.in', { tenant: loan.tenant.name })}</span> : null}
        <span>
          {t('access.loans.endsIn')} <Countdown until={loan.endsAt} isShort />
        </span>
      </span>
      <span>{loan.reason}</span>
      <span className={layout.hint}>{who}</span>
      {isBorrowed && loan.tenant ? <WorkThere loanId={loan.id} tenant={loan.tenant.name} /> : null}
    </li>
  )
}

function WorkThere({ loanId, tenant }: { loanId: string; tenant: string }) {
  const t = useT('access')
  const { data: profile } = useQuery(profileQuery)
  const enter = useSwitchTenant()
  const isHere = profile?.workingIn?.loan.id === loanId
  if (isHere) return <StatusDot tone="ok">{t('access.working.here')}</StatusDot>
  return (
    <span>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconBuildingCommunity size={14} aria-hidden />}
        loading={enter.isPending}
        disabled={!profile || profile.previewedRole !== null}
        onClick={() => enter.run(loanId)}
      >
        {t('access.working.action', { tenant })}
      </Button>
    </span>
  )
}

const tones = { open: 'neutral', granted: 'ok', declined: 'error' } as const

function Request({ request }: { request: AccessRequest }) {
  const t = useT('access')
  const { permissions, state, createdAt, decidedAt, decidedBy, comment, reason } = request
  return (
    <li>
      <span className={classes.inline}>
        <b>{permissionWords(permissions, { t }).join(', ')}</b>
        <StatusDot tone={tones[state]} detail={decidedAt ? formatInstantInZones(decidedAt) : undefined}>
          {t(`access.own.state.${state}`)}
        </StatusDot>
        <Age at={createdAt} />
      </span>
      {reason ? <span>{reason}</span> : null}
      {decidedBy ? (
        <span className={layout.hint}>{[t('access.own.decided', { name: decidedBy }), comment].filter(Boolean).join(': ')}</span>
      ) : null}
    </li>
  )
}
