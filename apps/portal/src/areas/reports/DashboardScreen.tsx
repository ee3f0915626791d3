import { useQuery } from '@tanstack/react-query'
import { customerSources, customerStatuses, customerTypes } from '@wattdesk/contract/customer-choices.ts'
import type { CustomerStats } from '@wattdesk/contract/statistics.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { customerStatsQuery } from '../statistics/statistics.queries.ts'
import { Breakdown } from './Breakdown.tsx'
import { CustomerLists } from './CustomerLists.tsx'
import { FleetPanel } from './fleet/FleetPanel.tsx'
import { Growth } from './Growth.tsx'
import { InstallationFigures } from './InstallationFigures.tsx'
import classes from './reports.module.css'
import { WorkPanel } from './work/WorkPanel.tsx'

/** The start page: what needs work, and figures about customers. */
export function DashboardScreen() {
  const t = useT('reports')
  const can = useCan()
  const { language } = useLanguage()
  const stats = useQuery(customerStatsQuery)
  usePageTitle(t('reports.dashboard'))
  const count = stats.data ? t('reports.total', { count: stats.data.total }) : undefined
  return (
    <>
      <PageHeader title={t('reports.dashboard')} count={count} />
      <div className={classes.dashboard}>
        <div className={classes.main}>
          <WorkPanel />
          <Growth />
        </div>
        <div className={classes.aside}>
          {can('read:customers') ? <FleetPanel /> : null}
          {stats.isError && !stats.data ? (
            <QueryFailure query={stats} />
          ) : (
            <Breakdowns stats={stats.data} number={(value) => formatNumber(value, language)} />
          )}
          <InstallationFigures />
          {can('read:customers') ? <CustomerLists /> : null}
        </div>
      </div>
    </>
  )
}

function Breakdowns({ stats, number }: { stats: CustomerStats | undefined; number: (value: number) => string }) {
  const t = useT('reports')
  return (
    <div className={classes.aside}>
      <Breakdown
        title={t('reports.byType')}
        number={number}
        parts={customerTypes.map((type) => ({ key: type, label: t(`reports.type.${type}`), count: stats?.byType[type], search: { type } }))}
      />
      <Breakdown
        title={t('reports.byStatus')}
        number={number}
        parts={customerStatuses.map((status) => ({
          key: status,
          label: t(`reports.status.${status}`),
          count: stats?.byStatus[status],
          search: { status },
        }))}
      />
      <Breakdown
        title={t('reports.bySource')}
        number={number}
        parts={customerSources.map((source) => ({
          key: source,
          label: t(`reports.source.${source}`),
          count: stats?.bySource[source],
          search: { source },
        }))}
      />
    </div>
  )
}
