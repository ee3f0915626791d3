import { IconPlugConnectedX, IconUserOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate, Outlet, useMatch, useMatches } from '@tanstack/react-router'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import type { CustomerSummary } from '@wattdesk/contract/customers/summary/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { TabBar, tabClass } from '@wattdesk/ui/page/TabBar.tsx'
import { type ComponentType, Suspense, useEffect } from 'react'
import { CallError } from '../../api/call-error.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ButtonLink } from '../../page/HomeLink.tsx'
import { rememberCustomer } from '../../page/recent-customers.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { CustomerSummaryStrip } from './CustomerSummaryStrip.tsx'
import { CustomerStatusMark, CustomerTypeMark } from './customer-marks.tsx'
import { type CustomerTab, purgedScreen, tabsOf } from './customer-tabs.ts'
import { customerQuery, customerSummaryQuery } from './customers.queries.ts'
import { FavoriteButton } from './kept/FavoriteButton.tsx'

const route = getRouteApi('/dashboard/customers/$customerId')

/** Hovering this long usually precedes a click. */
const tabPreloadMs = 40

type Part = ComponentType<{ customer: Customer }>
/** Filled by other areas: actions at the right of the header, and notices below it. */
type Props = { actions: readonly Part[]; notices: readonly Part[] }

export function CustomerLayout({ actions, notices }: Props) {
  const t = useT('customers', 'customerSummary', 'customerLifecycle', 'installations', 'notes')
  const { customerId } = route.useParams()
  const query = useQuery(customerQuery(customerId))
  const customer = query.data
  const isPurged = customer?.status === 'deleted'
  const name = isPurged ? t('customers.purged') : customer?.accountName
  const summary = useQuery(customerSummaryQuery(customerId))
  const tabs = useTabs(customer, summary.data)
  usePageTitle(name ?? t('customers.title'))
  const openedId = customer && !isPurged ? customer.id : undefined
  useEffect(() => {
    if (openedId) rememberCustomer(openedId)
  }, [openedId])

  if (query.error instanceof CallError && (query.error.status === 404 || query.error.code === 'ValidationFailed'))
    return <CustomerMissing />
  if (query.isError && !customer) return <QueryFailure query={query} isPage />
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
        marks={customer ? <Marks customer={customer} /> : null}
      />
      {customer ? notices.map((Notice) => <Notice key={Notice.name} customer={customer} />) : null}
      {customer && !isPurged ? <CustomerSummaryStrip customer={customer} query={summary} /> : null}
      <Tabs customerId={customerId} tabs={tabs} />
      <Suspense fallback={<SkeletonLines count={8} />}>
        {isPurged ? (
          <PurgedContent customerId={customerId} />
        ) : tabs.some((tab) => tab.isOpen && tab.isIdle) ? (
          <NoDevices customerId={customerId} />
        ) : (
          <Outlet />
        )}
      </Suspense>
    </>
  )
}

function useTabs(customer: Customer | undefined, summary: CustomerSummary | undefined): CustomerTab[] {
  const can = useCan()
  const open = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  return tabsOf({
    can: (needs) => can(needs, { all: true }),
    open,
    type: customer?.type,
    isPurged: customer?.status === 'deleted',
    hasSite: summary && summary.site !== null,
    hasDevices: summary?.hasDevices,
  })
}

function Marks({ customer }: { customer: Customer }) {
  const t = useT('customers')
  return (
    <>
      <CustomerTypeMark type={customer.type} />
      {customer.technical ? (
        <Tooltip label={t('customers.add.technicalHint')}>
          <Tag tone="warning">{t('customers.field.technical')}</Tag>
        </Tooltip>
      ) : null}
      <CustomerStatusMark customer={customer} />
      {customer.status === 'deleted' ? null : <FavoriteButton customerId={customer.id} />}
    </>
  )
}

function Tabs({ customerId, tabs }: { customerId: string; tabs: readonly CustomerTab[] }) {
  const t = useT('customers')
  const open = tabs.find((tab) => tab.isOpen)
  const screens = open?.screens ?? []
  const linkTo = ({ to, word }: Pick<CustomerTab, 'to' | 'word'>, isOpen?: boolean) => (
    <Link
      key={to}
      to={to}
      params={{ customerId }}
      preloadDelay={tabPreloadMs}
      className={tabClass}
      activeOptions={{ includeSearch: false }}
      activeProps={{ 'data-active': true }}
      data-active={isOpen || undefined}
    >
      {t(`customers.detail.${word}`)}
    </Link>
  )
  return (
    <>
      <TabBar label={t('customers.detail.tabs')}>{tabs.map((tab) => linkTo(tab, tab.isOpen))}</TabBar>
      {screens.length > 0 ? (
        <TabBar isInner label={t(open?.word === 'sales' ? 'customers.detail.saleTabs' : 'customers.detail.energyTabs')}>
          {screens.map((screen) => linkTo(screen))}
        </TabBar>
      ) : null}
    </>
  )
}

/** Replaces screens of measurements if the home has no devices. */
function NoDevices({ customerId }: { customerId: string }) {
  const t = useT('customerSummary')
  const toDevices = (
    <ButtonLink component="a" to="/dashboard/customers/$customerId/smartenergy" params={{ customerId }} variant="default">
      {t('customerSummary.toDevices')}
    </ButtonLink>
  )
  return (
    <EmptyState icon={IconPlugConnectedX} title={t('customerSummary.noDevices')} action={toDevices}>
      {t('customerSummary.noDevicesHint')}
    </EmptyState>
  )
}

/** Only the log of a purged customer remains. */
function PurgedContent({ customerId }: { customerId: string }) {
  const isThere = useMatch({ from: purgedScreen, shouldThrow: false }) !== undefined
  return isThere ? <Outlet /> : <Navigate to={purgedScreen} params={{ customerId }} replace />
}

function CustomerMissing() {
  const t = useT('customers', 'activities', 'errors')
  const isAuditLog = useMatch({ from: purgedScreen, shouldThrow: false }) !== undefined
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
