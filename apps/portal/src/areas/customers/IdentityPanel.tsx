import { useQuery } from '@tanstack/react-query'
import type { IdpProvider } from '@wattdesk/contract/customers/record/models.ts'
import { noValue } from '@wattdesk/i18n/formats.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { useCan } from '../../session/use-session.ts'
import { idpProviderQuery, tenantUserQuery } from './customer-record.queries.ts'
import classes from './customers.module.css'

export function IdentityPanel({ customerId }: { customerId: string }) {
  const t = useT('customerRecord')
  const idp = useQuery(idpProviderQuery(customerId))
  return (
    <Panel isFolded title={t('customerRecord.identity.title')} marks={idp.data ? <SignInMark idp={idp.data} /> : null}>
      {idp.isError && !idp.data ? <QueryFailure query={idp} /> : null}
      {idp.isPending ? <SkeletonLines count={2} /> : null}
      {idp.data ? <IdentityFacts customerId={customerId} idp={idp.data} /> : null}
    </Panel>
  )
}

function SignInMark({ idp }: { idp: IdpProvider }) {
  const t = useT('customers')
  return <StatusDot tone={idp.status === 'registered' ? 'ok' : 'neutral'}>{t(`customers.idpStatus.${idp.status}`)}</StatusDot>
}

function IdentityFacts({ customerId, idp }: { customerId: string; idp: IdpProvider }) {
  const t = useT('customerRecord', 'customers')
  const maySeeUsers = useCan()('read:customers-users')
  const { data: holder } = useQuery({ ...tenantUserQuery(customerId, idp.id ?? ''), enabled: idp.id !== null && maySeeUsers })
  const { provider } = idp
  const status = (
    <span className={classes.inline}>
      <SignInMark idp={idp} />
      {idp.link ? (
        <a href={idp.link} target="_blank" rel="noreferrer">
          {t('customerRecord.identity.open')}
        </a>
      ) : null}
    </span>
  )
  const key = idp.id ? <CopyableId text={idp.id} /> : t('customers.detail.noIdp')
  const facts = [
    { label: t('customerRecord.identity.status'), value: status },
    { label: t('customerRecord.identity.id'), value: key },
    ...(holder ? [{ label: t('customerRecord.identity.user'), value: `${holder.user.firstName} ${holder.user.lastName}` }] : []),
    { label: t('customerRecord.identity.provider'), value: t(`customerRecord.identity.type.${provider.type}`) },
    { label: t('customerRecord.identity.clientId'), value: provider.clientId ?? noValue },
    ...(provider.poolId ? [{ label: t('customerRecord.identity.poolId'), value: provider.poolId }] : []),
    { label: t('customerRecord.identity.registeredAt'), value: <Instant at={idp.registeredAt} /> },
    { label: t('customerRecord.identity.lastSeenAt'), value: <Instant at={idp.lastSeenAt} /> },
    { label: t('customerRecord.identity.twoFactor'), value: t(idp.twoFactor ? 'ui.yes' : 'ui.no') },
  ]
  return <FactList facts={facts} />
}
