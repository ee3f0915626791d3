import type { EnergySeries, PowerSeries, QuantitySeries } from '@wattdesk/contract/history/parts/models.ts'
import { alignedWith, calendarRanges, type DayRange, earlierRange, isCalendarInterval, rangeSpan } from '@wattdesk/energy/periods.ts'
import type { QuantityName } from '@wattdesk/energy/quantities.ts'
import type { CalendarPeriod, Interval } from '@wattdesk/energy/terms.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import type { Db } from '../../db/connect.ts'
import { provenanceOfSpans, readSpans } from './energy-sums.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import {
  frameOf,
  meanPowersOfSpan,
  outlineOf,
  type RangeSums,
  rounded,
  roundedEnergies,
  type SpanSums,
  totalsOfSpans,
} from './spans.rules.ts'

export type SeriesQuery = {
  fromDate: string
  toDate: string
  interval: Interval
  comparison?: CalendarPeriod
  /** The number of earlier ranges. */
  iterations?: number
  /** Whether each span says where it comes from. */
  details?: boolean
}

/** Energies of a home over days, and over the earlier ranges that they are compared with. */
export async function readEnergySeries(db: Db, site: HistorySite, query: SeriesQuery, now: Date): Promise<EnergySeries> {
  return { ...(await seriesOf(db, site, query, now, roundedEnergies)), unit: 'Wh' }
}

export async function readPowerSeries(db: Db, site: HistorySite, query: SeriesQuery, now: Date): Promise<PowerSeries> {
  return { ...(await seriesOf(db, site, query, now, (span) => rounded(meanPowersOfSpan(span)))), unit: 'W' }
}

/** The same for one quantity. */
export async function readQuantitySeries(
  db: Db,
  site: HistorySite,
  quantity: QuantityName,
  query: SeriesQuery,
  now: Date,
): Promise<QuantitySeries> {
  const { comparisons, total, series, ...head } = await readEnergySeries(db, site, query, now)
  const only = <S extends { values: EnergySeries['total'] | EnergySeries['series'][number]['values'] }>({ values, ...span }: S) => ({
    ...span,
    energyWh: values[quantity],
  })
  return {
    ...head,
    quantity,
    series: series.map(only),
    totalWh: total[quantity],
    comparisons: comparisons.map(({ total: earlier, series: spans, ...rest }) => ({
      ...rest,
      series: spans.map(only),
      totalWh: earlier[quantity],
    })),
  }
}

async function seriesOf<V>(db: Db, site: HistorySite, query: SeriesQuery, clock: Date, valuesOf: (span: SpanSums) => V) {
  const now = clock.getTime()
  const { comparison, interval, iterations = 1, details = false } = query
  const frame = details ? frameOf : outlineOf
  const range: DayRange = { from: query.fromDate, to: query.toDate }
  const earlier = comparison ? Array.from({ length: iterations }, (_, at) => earlierRange(range, comparison, at + 1)) : []
  const [sums = nothing, ...compared] = await readSpans(db, site, [range, ...earlier], interval, { details })
  const whole = rangeSpan(range, site.timeZone)
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    from: new Date(whole.start).toISOString(),
    to: new Date(whole.end).toISOString(),
    interval,
    ...summaryOf(site, range, sums, now),
    series: sums.spans.map((span) => ({ ...frame(span, now), values: valuesOf(span) })),
    comparisons: earlier.map((one, at) => {
      const ofRange = compared[at] ?? nothing
      const aligned = alignmentOf(one, range, interval, site.timeZone)
      return {
        fromDate: one.from,
        toDate: one.to,
        ...summaryOf(site, one, ofRange, now),
        series: ofRange.spans.map((span) => ({ ...frame(span, now), values: valuesOf(span), alignedStart: aligned(span.start) })),
      }
    }),
  }
}

const nothing: RangeSums = { spans: [], inGaps: {} }

function summaryOf(site: HistorySite, range: DayRange, sums: RangeSums, now: number) {
  return { provenance: provenanceOfSpans(site, range, sums, now), total: totalsOfSpans(sums) }
}

/** The instant at which a span of an earlier range is shown: aligned by time of day, or by position for longer spans. */
export function alignmentOf(earlier: DayRange, range: DayRange, interval: Interval, timeZone: string): (start: number) => string | null {
  if (!isCalendarInterval(interval) || interval === 'P1D') {
    return (start) => {
      const at = alignedWith(start, earlier, range, timeZone)
      return at === null ? null : new Date(at).toISOString()
    }
  }
  const starts = (of: DayRange) => calendarRanges(of, interval).map((part) => startOfLocalDay(part.from, timeZone))
  const [ours, theirs] = [starts(range), starts(earlier)]
  return (start) => {
    const at = ours[theirs.indexOf(start)]
    return at === undefined ? null : new Date(at).toISOString()
  }
}
