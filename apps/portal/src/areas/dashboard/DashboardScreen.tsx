import { useQuery } from '@tanstack/react-query'
import { customerSources, customerStatuses, customerTypes } from '@wattdesk/contract/customers/terms.ts'
import type { CustomerStats } from '@wattdesk/contract/statistics/models.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { customerStatsQuery } from '../statistics/statistics.queries.ts'
import { Breakdown } from './Breakdown.tsx'
import { CustomerLists } from './CustomerLists.tsx'
import classes from './dashboard.module.css'
import { FleetPanel } from './fleet/FleetPanel.tsx'
import { Growth } from './Growth.tsx'
import { InstallationFigures } from './InstallationFigures.tsx'
import { UrgentWork } from './work/UrgentWork.tsx'
import { WorkTiles } from './work/WorkTiles.tsx'
import { urgentQuery } from './work/work.queries.ts'

export function DashboardScreen() {
  const t = useT('dashboard', 'fleet', 'statistics', 'devices', 'timeline', 'bulkActions')
  const can = useCan()
  const { language } = useLanguage()
  const stats = useQuery(customerStatsQuery)
  const work = useQuery(urgentQuery)
  usePageTitle(t('dashboard.dashboard'))
  const count = stats.data ? t('dashboard.total', { count: stats.data.total }) : undefined
  return (
    <>
      <PageHeader title={t('dashboard.dashboard')} count={count} />
      <div className={classes.above}>
        {work.isError && !work.data ? <QueryFailure query={work} /> : <WorkTiles kinds={work.data?.kinds} />}
      </div>
      <div className={classes.dashboard}>
        <div className={classes.main}>
          {work.isError && !work.data ? null : <UrgentWork page={work.data} />}
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
        </div>
        {can('read:customers') ? (
          <div className={classes.lists}>
            <CustomerLists />
          </div>
        ) : null}
      </div>
    </>
  )
}

function Breakdowns({ stats, number }: { stats: CustomerStats | undefined; number: (value: number) => string }) {
  const t = useT('dashboard')
  return (
    <div className={classes.aside}>
      <Breakdown
        title={t('dashboard.byType')}
        number={number}
        parts={customerTypes.map((type) => ({
          key: type,
          label: t(`dashboard.type.${type}`),
          count: stats?.byType[type],
          search: { type },
        }))}
      />
      <Breakdown
        title={t('dashboard.byStatus')}
        number={number}
        parts={customerStatuses.map((status) => ({
          key: status,
          label: t(`dashboard.status.${status}`),
          count: stats?.byStatus[status],
          search: { status },
        }))}
      />
      <Breakdown
        title={t('dashboard.bySource')}
        number={number}
        parts={customerSources.map((source) => ({
          key: source,
          label: t(`dashboard.source.${source}`),
          count: stats?.bySource[source],
          search: { source },
        }))}
      />
    </div>
  )
}
