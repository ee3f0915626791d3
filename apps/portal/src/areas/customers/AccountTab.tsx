import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { formatEurCents, noValue } from '@wattdesk/i18n/formats.ts'
import { CopyableId } from '@wattdesk/ui/feedback/CopyableId.tsx'
import { Instant } from '@wattdesk/ui/feedback/Instant.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { FactList, FoldedFacts, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { ActionButton } from '../../page/ActionButton.tsx'
import layout from '../../page/layout.module.css'
import { useCan } from '../../session/use-session.ts'
import { AllocationsPanel } from './AllocationsPanel.tsx'
import { useChangeReason } from './change-reason.ts'
import classes from './customers.module.css'
import { customerQuery } from './customers.queries.ts'
import { FeatureGroupsPanel } from './feature-groups/FeatureGroupsPanel.tsx'
import { IdentityPanel } from './IdentityPanel.tsx'
import { SitesPanel } from './sites/SitesPanel.tsx'
import { TenantPanel } from './TenantPanel.tsx'
import { CustomerUsersPanel } from './users/CustomerUsersPanel.tsx'

const EditCustomerDialog = lazyDialog(async () => ({ default: (await import('./EditCustomerDialog.tsx')).EditCustomerDialog }))
const SubscriptionDialog = lazyDialog(async () => ({ default: (await import('./SubscriptionDialog.tsx')).SubscriptionDialog }))
const route = getRouteApi('/dashboard/customers/$customerId/account')

export function AccountTab() {
  useT('customers', 'customerRecord', 'account')
  const can = useCan()
  const { customerId } = route.useParams()
  const { data: customer } = useQuery(customerQuery(customerId))
  if (!customer) return <AccountSkeleton />
  return (
    <div className={layout.stack}>
      <InformationPanel customer={customer} />
      <SitesPanel customer={customer} />
      {can('read:customers-users') ? <CustomerUsersPanel customer={customer} /> : null}
      {can('read:supported-feature-groups') ? <FeatureGroupsPanel customer={customer} /> : null}
      <div className={classes.pair}>
        <TenantPanel customer={customer} />
        <IdentityPanel customerId={customer.id} />
      </div>
      {can('read:vendor-settings') ? <AllocationsPanel customerId={customer.id} /> : null}
    </div>
  )
}

function AccountSkeleton() {
  const t = useT('customers')
  return (
    <div className={layout.stack}>
      <Panel title={t('customers.detail.information')}>
        <SkeletonLines count={6} />
      </Panel>
      <Panel title={t('customers.site.title')}>
        <SkeletonLines count={2} />
      </Panel>
    </div>
  )
}

function InformationPanel({ customer }: { customer: Customer }) {
  const t = useT('customers', 'customerRecord')
  const { edit } = route.useSearch()
  const navigate = route.useNavigate()
  const reason = useChangeReason(customer)
  const [isSubscriptionEdited, setSubscriptionEdited] = useState(false)
  const editRecord = (isEdited: boolean) =>
    navigate({ search: (before) => ({ ...before, edit: isEdited ? 'record' : undefined }), replace: true, resetScroll: false })
  return (
    <Panel
      title={t('customers.detail.information')}
      actions={
        <>
          <ActionButton reason={reason} icon={IconReceipt} onClick={() => setSubscriptionEdited(true)}>
            {t('customerRecord.subscription.edit')}
          </ActionButton>
          <ActionButton reason={reason} isOfPage onClick={() => editRecord(true)}>
            {t('ui.action.edit')}
          </ActionButton>
        </>
      }
    >
      <InformationFacts customer={customer} />
      <Suspense>
        {edit === 'record' && !reason ? <EditCustomerDialog customer={customer} onClose={() => editRecord(false)} /> : null}
        {isSubscriptionEdited ? <SubscriptionDialog customer={customer} onClose={() => setSubscriptionEdited(false)} /> : null}
      </Suspense>
    </Panel>
  )
}

function InformationFacts({ customer }: { customer: Customer }) {
  const t = useT('customers')
  const { language } = useLanguage()
  const { source, gvs } = customer
  const yesOrNo = (value: boolean) => t(value ? 'ui.yes' : 'ui.no')
  const redeemed = gvs.redeemedAmount ? formatEurCents(gvs.redeemedAmount.cents, language) : noValue
  const sourceWord =
    source.kind === 'user' && source.user ? t('customers.source.userNamed', { name: source.user }) : t(`customers.source.${source.kind}`)
  const facts = [
    { label: t('customers.field.accountName'), value: customer.accountName },
    { label: t('customers.field.accountEmail'), value: customer.accountEmail || noValue },
    { label: t('customers.field.externalReferenceId'), value: customer.externalReferenceId ?? noValue },
    { label: t('customers.field.secondExternalReferenceId'), value: customer.secondExternalReferenceId ?? noValue },
    { label: t('customers.field.country'), value: t(`customers.country.${customer.country}`) },
    { label: t('customers.field.installationStatus'), value: t(`customers.installationStatus.${customer.installationStatus}`) },
    { label: t('customers.field.subscription'), value: customer.subscription ?? noValue },
    { label: t('customers.field.applicationName'), value: customer.applicationName ?? noValue },
    { label: t('customers.field.joinedAt'), value: <Instant at={customer.joinedAt} /> },
    { label: t('customers.field.lastSeenAt'), value: <Instant at={customer.lastSeenAt} /> },
    ...(customer.deactivatedAt ? [{ label: t('customers.field.deactivatedAt'), value: <Instant at={customer.deactivatedAt} /> }] : []),
    ...(customer.deletedAt ? [{ label: t('customers.field.deletedAt'), value: <Instant at={customer.deletedAt} /> }] : []),
    ...(customer.purgeAt ? [{ label: t('customers.field.purgeAt'), value: <Instant at={customer.purgeAt} /> }] : []),
  ]
  const identifiers = [
    { label: t('customers.field.id'), value: <CopyableId text={customer.id} /> },
    { label: t('customers.field.tenant'), value: customer.tenant.name },
    { label: t('customers.field.source'), value: sourceWord },
    { label: t('customers.field.createdAt'), value: <Instant at={customer.createdAt} /> },
    { label: t('customers.field.updatedAt'), value: <Instant at={customer.updatedAt} /> },
    { label: t('customers.field.idpStatus'), value: t(`customers.idpStatus.${customer.idpStatus}`) },
    { label: t('customers.field.twoFactor'), value: yesOrNo(customer.twoFactor) },
    { label: t('customers.field.whiteLabel'), value: yesOrNo(customer.whiteLabel) },
    { label: t('customers.field.technical'), value: yesOrNo(customer.technical) },
    { label: t('customers.field.gvsEnabled'), value: yesOrNo(gvs.enabled) },
    { label: t('customers.field.gvsRedeemed'), value: redeemed },
  ]
  return (
    <>
      <FactList facts={facts} />
      <FoldedFacts title={t('customers.detail.identifiers')} facts={identifiers} />
    </>
  )
}
