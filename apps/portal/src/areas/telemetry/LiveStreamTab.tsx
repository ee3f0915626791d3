import { IconPlugConnectedX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isDay } from '@wattdesk/ui/day/day.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { SiteSelect } from '../../page/SiteSelect.tsx'
import { DayChart } from './DayChart.tsx'
import { DeviceDays } from './DeviceDays.tsx'
import { LivePanel } from './live/LivePanel.tsx'
import classes from './telemetry.module.css'
import { liveSitesQuery } from './telemetry.queries.ts'

const route = getRouteApi('/dashboard/customers/$customerId/live-stream')

export function LiveStreamTab() {
  const t = useT('telemetry', 'history', 'installations', 'gatewayHistory')
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const date = isDay(search.date) ? search.date : undefined
  const query = useQuery(liveSitesQuery(customerId))
  const sites = query.data?.sites
  const site = sites?.find((one) => one.siteId === search.site) ?? sites?.[0]

  if (query.isError && !query.data) return <QueryFailure query={query} message={t('telemetry.failed')} />
  if (sites && !site) return <EmptyState icon={IconPlugConnectedX} title={t('telemetry.noSites')} />
  if (!sites || !site) return <div className={classes.placeholder} />
  return (
    <div className={layout.stack}>
      <SiteSelect
        label={t('telemetry.site')}
        sites={sites.map((one) => ({ id: one.siteId, name: one.siteName }))}
        chosen={site.siteId}
        onChoose={(id) => navigate({ search: (now) => ({ ...now, site: id }), replace: true })}
      />
      <LivePanel
        key={site.siteId}
        customerId={customerId}
        site={site}
        chosen={search.topics?.split(',').filter(Boolean) ?? []}
        onChoose={(topics) => navigate({ search: (now) => ({ ...now, topics: topics.join(',') || undefined }), replace: true })}
      >
        <DayChart
          customerId={customerId}
          site={site}
          date={date}
          onDate={(next) => navigate({ search: (now) => ({ ...now, date: next }), replace: true })}
        />
        <DeviceDays customerId={customerId} site={site} date={date} />
      </LivePanel>
    </div>
  )
}
