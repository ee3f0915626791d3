import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers.ts'
import { formatEurCents, formatInstant, noValue } from '@wattdesk/i18n/formats.ts'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { FactList, Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { useCan } from '../../session/use-session.ts'
import { CustomerUsersPanel } from './CustomerUsersPanel.tsx'
import classes from './customers.module.css'
import { customerQuery } from './customers.queries.ts'
import { SitesPanel } from './SitesPanel.tsx'

const EditCustomerDialog = lazy(async () => ({ default: (await import('./EditCustomerDialog.tsx')).EditCustomerDialog }))
const route = getRouteApi('/dashboard/customers/$customerId/account')

/** Account information, sites and users of a customer. */
export function AccountTab() {
  const can = useCan()
  const { customerId } = route.useParams()
  const { data: customer } = useQuery(customerQuery(customerId))
  if (!customer) return <AccountSkeleton />
  return (
    <div className={classes.stack}>
      <InformationPanel customer={customer} />
      <SitesPanel customer={customer} />
      {can('read:customers-users') ? <CustomerUsersPanel customer={customer} /> : null}
    </div>
  )
}

function AccountSkeleton() {
  const t = useT('customers')
  return (
    <div className={classes.stack}>
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
  const t = useT('customers')
  const can = useCan()
  const [isEditing, setEditing] = useState(false)
  const reason = !can('write:customers')
    ? t('customers.edit.noPermission')
    : customer.status === 'active'
      ? undefined
      : t('customers.edit.notActive')
  return (
    <Panel
      title={t('customers.detail.information')}
      actions={
        <Tooltip label={reason}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPencil size={15} aria-hidden />}
            disabled={reason !== undefined}
            onClick={() => setEditing(true)}
          >
            {t('ui.action.edit')}
          </Button>
        </Tooltip>
      }
    >
      <InformationFacts customer={customer} />
      <Suspense>{isEditing ? <EditCustomerDialog customer={customer} onClose={() => setEditing(false)} /> : null}</Suspense>
    </Panel>
  )
}

function InformationFacts({ customer }: { customer: Customer }) {
  const t = useT('customers')
  const { language } = useLanguage()
  const { source, gvs, idp } = customer
  const yesOrNo = (value: boolean) => t(value ? 'ui.yes' : 'ui.no')
  const redeemed = gvs.redeemedAmount ? formatEurCents(gvs.redeemedAmount.cents, language) : noValue
  const sourceWord =
    source.kind === 'user' && source.user ? t('customers.source.userNamed', { name: source.user }) : t(`customers.source.${source.kind}`)
  const facts = [
    { label: t('customers.field.tenant'), value: customer.tenant.name },
    { label: t('customers.field.country'), value: t(`customers.country.${customer.country}`) },
    { label: t('customers.field.source'), value: sourceWord },
    { label: t('customers.field.externalReferenceId'), value: customer.externalReferenceId ?? noValue },
    { label: t('customers.field.secondExternalReferenceId'), value: customer.secondExternalReferenceId ?? noValue },
    { label: t('customers.field.installationStatus'), value: t(`customers.installationStatus.${customer.installationStatus}`) },
    { label: t('customers.field.subscription'), value: customer.subscription ?? noValue },
    { label: t('customers.field.applicationName'), value: customer.applicationName ?? noValue },
    { label: t('customers.field.whiteLabel'), value: yesOrNo(customer.whiteLabel) },
    { label: t('customers.field.twoFactor'), value: yesOrNo(customer.twoFactor) },
    { label: t('customers.field.gvsEnabled'), value: yesOrNo(gvs.enabled) },
    { label: t('customers.field.gvsRedeemed'), value: redeemed },
    { label: t('customers.field.idp'), value: idp ? <IdpFact idp={idp} customer={customer} /> : t('customers.detail.noIdp') },
    { label: t('customers.field.createdAt'), value: formatInstant(customer.createdAt) },
    { label: t('customers.field.joinedAt'), value: formatInstant(customer.joinedAt) },
    { label: t('customers.field.lastSeenAt'), value: formatInstant(customer.lastSeenAt) },
    { label: t('customers.field.updatedAt'), value: formatInstant(customer.updatedAt) },
    ...(customer.deactivatedAt ? [{ label: t('customers.field.deactivatedAt'), value: formatInstant(customer.deactivatedAt) }] : []),
    ...(customer.purgeAt ? [{ label: t('customers.field.purgeAt'), value: formatInstant(customer.purgeAt) }] : []),
    { label: t('customers.field.id'), value: <Copyable text={customer.id} /> },
  ]
  return <FactList facts={facts} />
}

function IdpFact({ idp, customer }: { idp: NonNullable<Customer['idp']>; customer: Customer }) {
  const t = useT('customers')
  return (
    <span className={classes.inline}>
      <StatusDot tone={customer.idpStatus === 'registered' ? 'ok' : 'neutral'} detail={idp.id}>
        {t(`customers.idpStatus.${customer.idpStatus}`)}
      </StatusDot>
      {idp.link ? (
        <a href={idp.link} target="_blank" rel="noreferrer">
          {t('customers.detail.openIdp')}
        </a>
      ) : null}
    </span>
  )
}

function Copyable({ text }: { text: string }) {
  return (
    <span className={classes.inline}>
      <span className="wd-mono">{text}</span>
      <CopyButton text={text} />
    </span>
  )
}
