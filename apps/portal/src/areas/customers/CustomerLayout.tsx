import { IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate, Outlet, useMatch } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers.ts'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { type ComponentType, Suspense } from 'react'
import { CallError } from '../../api/call-error.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ButtonLink } from '../../page/HomeLink.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { CustomerStatusMark, CustomerTypeMark } from './customer-marks.tsx'
import { customerTabs } from './customer-tabs.ts'
import classes from './customers.module.css'
import { customerQuery } from './customers.queries.ts'

const route = getRouteApi('/dashboard/customers/$customerId')
const purgedTab = '/dashboard/customers/$customerId/audit-log'

type Part = ComponentType<{ customer: Customer }>
/** Slots for other areas: actions at the right of the header, and notices below it. */
type Props = { actions: readonly Part[]; notices: readonly Part[] }

/** One customer: header and tabs. */
export function CustomerLayout({ actions, notices }: Props) {
  const t = useT('customers')
  const can = useCan()
  const { customerId } = route.useParams()
  const query = useQuery(customerQuery(customerId))
  const customer = query.data
  const isPurged = customer?.status === 'deleted'
  const name = isPurged ? t('customers.purged') : customer?.accountName
  usePageTitle(name ?? t('customers.title'))

  if (query.error instanceof CallError && (query.error.status === 404 || query.error.code === 'ValidationFailed'))
    return <CustomerMissing />
  if (query.isError && !customer) return <QueryFailure query={query} />
  const tabs = customerTabs.filter(
    (tab) =>
      can(tab.needs, { all: true }) &&
      (!isPurged || tab.to === purgedTab) &&
      (!tab.isForPartners || (customer && customer.type !== 'residential_customer')) &&
      (!tab.isForWhitelabelPartners || customer?.type === 'whitelabel_partner'),
  )
  return (
    <>
      <PageHeader
        breadcrumb={
          <>
            <Link to="/dashboard/customers/list">{t('customers.title')}</Link>
            <span aria-hidden>/</span>
            <span aria-current="page">{name ?? '…'}</span>
          </>
        }
        title={name ?? '…'}
        primary={customer ? actions.map((Action) => <Action key={Action.name} customer={customer} />) : null}
        marks={
          customer ? (
            <>
              <CustomerTypeMark type={customer.type} />
              {customer.technical ? (
                <Tooltip label={t('customers.add.technicalHint')}>
                  <Tag tone="warning">{t('customers.field.technical')}</Tag>
                </Tooltip>
              ) : null}
              <CustomerStatusMark customer={customer} />
              {customer.accountEmail ? (
                <span className={classes.inline}>
                  {customer.accountEmail}
                  <CopyButton text={customer.accountEmail} />
                </span>
              ) : null}
            </>
          ) : null
        }
      />
      {customer ? notices.map((Notice) => <Notice key={Notice.name} customer={customer} />) : null}
      <TabBar label={t('customers.detail.tabs')}>
        {tabs.map((tab) => (
          <Link
            key={tab.to}
            to={tab.to}
            params={{ customerId }}
            className={tabClass}
            activeOptions={{ includeSearch: false }}
            activeProps={{ 'data-active': true }}
          >
            {t(`customers.detail.${tab.word}`)}
          </Link>
        ))}
      </TabBar>
      <Suspense>{isPurged ? <PurgedContent customerId={customerId} /> : <Outlet />}</Suspense>
    </>
  )
}

/** Only the log of a purged customer remains. */
function PurgedContent({ customerId }: { customerId: string }) {
  const isThere = useMatch({ from: purgedTab, shouldThrow: false }) !== undefined
  return isThere ? <Outlet /> : <Navigate to={purgedTab} params={{ customerId }} replace />
}

function CustomerMissing() {
  const t = useT('customers', 'activities')
  const isAuditLog = useMatch({ from: purgedTab, shouldThrow: false }) !== undefined
  const back = (
    <ButtonLink component="a" to="/dashboard/customers/list" variant="default">
      {t('customers.detail.toList')}
    </ButtonLink>
  )
  return (
    <EmptyState isPage icon={IconUserOff} title={t(isAuditLog ? 'activities.customerNotFound' : 'errors.CustomerNotFound')} action={back}>
      {t('customers.detail.notFoundHint')}
    </EmptyState>
  )
}
