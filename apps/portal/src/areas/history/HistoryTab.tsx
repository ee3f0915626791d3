import { IconPlugConnectedX } from '@tabler/icons-react'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import { isoDay } from '@wattdesk/i18n/formats.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { SiteSelect } from '../../page/SiteSelect.tsx'
import { liveSitesQuery } from '../telemetry/telemetry.queries.ts'
import { ChargingPicture } from './ChargingPicture.tsx'
import { CloudPicture } from './CloudPicture.tsx'
import { DevicesPicture } from './DevicesPicture.tsx'
import { ForecastPicture } from './ForecastPicture.tsx'
import { GasPicture } from './GasPicture.tsx'
import { HeatMapPicture } from './HeatMapPicture.tsx'
import { HistoryControls } from './HistoryControls.tsx'
import { firstDaysQuery, picturesFilter, summaryQuery } from './history.queries.ts'
import { beginsWith, isOfEnergies, measuredFromOf, shownOf } from './history-address.ts'
import type { HistorySearch } from './history-search.ts'
import type { PictureProps } from './picture-props.ts'
import { QuarterHoursPicture } from './QuarterHoursPicture.tsx'
import { SendToCustomer } from './SendToCustomer.tsx'
import { SeriesPicture } from './SeriesPicture.tsx'
import { SourcesPicture } from './SourcesPicture.tsx'
import { SummaryPicture } from './SummaryPicture.tsx'

const route = getRouteApi('/dashboard/customers/$customerId/history')

/** One view of one period, both kept in the address. */
export function HistoryTab() {
  // Loads what its parts say at the same time.
  const t = useT('history', 'telemetry', 'days')
  const { customerId } = route.useParams()
  const { site: chosen } = route.useSearch()
  const query = useQuery(liveSitesQuery(customerId))
  const sites = query.data?.sites
  const site = sites?.find((one) => one.siteId === chosen) ?? sites?.[0]
  if (query.isError && !query.data) return <QueryFailure query={query} message={t('telemetry.failed')} />
  if (sites && !site) return <EmptyState icon={IconPlugConnectedX} title={t('telemetry.noSites')} />
  if (!sites || !site) return <SkeletonLines count={8} />
  return <SiteHistory customerId={customerId} site={site} sites={sites} />
}

type SiteHistoryProps = { customerId: string; site: LiveSnapshot; sites: readonly LiveSnapshot[] }

function SiteHistory({ customerId, site, sites }: SiteHistoryProps) {
  const t = useT('telemetry')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const today = isoDay(nowMs(), site.timeZone)
  const sought = beginsWith(shownOf(search, today))
  const summary = useQuery({ ...summaryQuery(site.siteId), enabled: sought === 'energy' })
  const firstDays = useQuery({ ...firstDaysQuery(site.siteId), enabled: sought === 'charging' || sought === 'gas' })
  const begin = sought === 'energy' ? summary : firstDays
  const isBeginKnown = sought === undefined || begin.data !== undefined
  const shown = shownOf(search, today, measuredFromOf(sought, { summary: summary.data, firstDays: firstDays.data }))
  const isAwaited = useIsFetching(picturesFilter(site.siteId)) > 0
  const change = (next: HistorySearch) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true })
  return (
    <div className={layout.stack}>
      <SiteSelect
        label={t('telemetry.site')}
        sites={sites.map((one) => ({ id: one.siteId, name: one.siteName }))}
        chosen={site.siteId}
        onChoose={(id) => change({ site: id })}
      />
      <HistoryControls site={site} shown={shown} today={today} onChange={change}>
        {isOfEnergies(shown.view) && isBeginKnown ? (
          <SendToCustomer key={site.siteId} customerId={customerId} site={site} range={shown.range} />
        ) : null}
      </HistoryControls>
      {isBeginKnown ? (
        <div className={`${layout.stack} ${layout.answer}`} aria-busy={isAwaited}>
          <Picture key={site.siteId} site={site} shown={shown} />
        </div>
      ) : null}
      {isBeginKnown || begin.isError ? null : <SkeletonLines count={10} />}
      {!isBeginKnown && begin.isError ? <QueryFailure query={begin} /> : null}
    </div>
  )
}

function Picture(props: PictureProps) {
  switch (props.shown.view) {
    case 'energy':
    case 'power':
      return props.shown.isInQuarterHours ? <QuarterHoursPicture {...props} /> : <SeriesPicture {...props} />
    case 'sources':
      return <SourcesPicture {...props} />
    case 'devices':
      return <DevicesPicture {...props} />
    case 'wallbox':
    case 'electricCar':
      return <ChargingPicture {...props} />
    case 'gas':
      return <GasPicture {...props} />
    case 'solarCloud':
      return <CloudPicture {...props} />
    case 'heatMap':
      return <HeatMapPicture {...props} />
    case 'forecast':
      return <ForecastPicture {...props} />
    case 'summary':
      return <SummaryPicture {...props} />
  }
}
