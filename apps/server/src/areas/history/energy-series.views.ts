import type { EnergySeries, PowerSeries, QuantitySeries } from '@wattdesk/contract/history/parts/models.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { alignedWith, calendarRanges, type DayRange, earlierRange, isCalendarInterval, rangeSpan } from '@wattdesk/energy/periods.ts'
import { balancePowers, type QuantityName, quantityNames } from '@wattdesk/energy/quantities.ts'
import type { CalendarPeriod, Interval } from '@wattdesk/energy/terms.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import type { Db } from '../../db/connect.ts'
import { provenanceOfSpans, readSpans } from './energy-sums.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import {
  detailsOf,
  meanPowersOfSpan,
  qualityOf,
  type RangeSums,
  rounded,
  roundedEnergies,
  type SpanDetails,
  type SpanSums,
  spansOf,
  totalsOfSpans,
} from './spans.rules.ts'

export type SeriesQuery = {
  fromDate: string
  toDate: string
  interval: Interval
  comparison?: CalendarPeriod
  /** The number of earlier ranges. */
  iterations?: number
  /** Whether each span includes its provenance. */
  details?: boolean
}

/** Energies of a home over days, and over the earlier ranges that they are compared with. */
export async function readEnergySeries(db: Db, site: HistorySite, query: SeriesQuery, now: Date): Promise<EnergySeries> {
  return { ...(await seriesOf(db, site, query, now, quantityNames, roundedEnergies)), unit: 'Wh' }
}

export async function readPowerSeries(db: Db, site: HistorySite, query: SeriesQuery, now: Date): Promise<PowerSeries> {
  return { ...(await seriesOf(db, site, query, now, balancePowers, (span) => rounded(meanPowersOfSpan(span, site.home)))), unit: 'W' }
}

type Columns = Pick<EnergySeries['series'], 'starts' | 'partial' | 'details' | 'values'>

/** Like `readEnergySeries`, for one quantity. */
export async function readQuantitySeries(
  db: Db,
  site: HistorySite,
  quantity: QuantityName,
  query: SeriesQuery,
  now: Date,
): Promise<QuantitySeries> {
  const { comparisons, total, series, ...head } = await seriesOf(db, site, query, now, [quantity], roundedEnergies, quantity)
  const only = <S extends Columns>({ values, ...columns }: S) => ({
    ...columns,
    energyWh: values[quantity] ?? columns.starts.map(() => null),
  })
  return {
    ...head,
    unit: 'Wh',
    quantity,
    series: only(series),
    totalWh: total[quantity],
    comparisons: comparisons.map(({ total: earlier, series: columns, ...rest }) => ({
      ...rest,
      series: only(columns),
      totalWh: earlier[quantity],
    })),
  }
}

async function seriesOf<Name extends string>(
  db: Db,
  site: HistorySite,
  query: SeriesQuery,
  clock: Date,
  names: readonly Name[],
  valuesOf: (span: SpanSums) => Record<Name, number | null>,
  /** Only the known time of this quantity counts as measured. */
  quantity?: QuantityName,
) {
  const now = clock.getTime()
  const { comparison, interval, iterations = 1, details = false } = query
  const range: DayRange = { from: query.fromDate, to: query.toDate }
  const earlier = comparison ? Array.from({ length: iterations }, (_, at) => earlierRange(range, comparison, at + 1)) : []
  const ranges = [range, ...earlier]
  const read = await readSpans(db, site, ranges, interval, { details })
  const [sums = nothing, ...compared] = read
  const whole = rangeSpan(range, site.timeZone)
  const columnsOf = (of: DayRange, { spans }: RangeSums) =>
    columnsOfSpans(spansOf(of, interval, site.timeZone), spans, { names, valuesOf, details, now })
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    from: new Date(whole.start).toISOString(),
    to: new Date(whole.end).toISOString(),
    interval,
    ...summaryOf(site, range, sums, now, quantity),
    series: columnsOf(range, sums),
    comparisons: earlier.map((one, at) => {
      const ofRange = compared[at] ?? nothing
      const columns = columnsOf(one, ofRange)
      const aligned = alignmentOf(one, range, interval, site.timeZone)
      return {
        fromDate: one.from,
        toDate: one.to,
        to: new Date(rangeSpan(one, site.timeZone).end).toISOString(),
        ...summaryOf(site, one, ofRange, now, quantity),
        series: { ...columns, alignedStarts: columns.starts.map((start) => aligned(Date.parse(start))) },
      }
    }),
  }
}

const nothing: RangeSums = { spans: [], inGaps: {} }

function summaryOf(site: HistorySite, range: DayRange, sums: RangeSums, now: number, quantity: QuantityName | undefined) {
  return { provenance: provenanceOfSpans(site, range, sums, now, quantity), total: totalsOfSpans(sums) }
}

type ColumnsAsked<Name extends string> = {
  names: readonly Name[]
  valuesOf: (span: SpanSums) => Record<Name, number | null>
  details: boolean
  now: number
}

/** All spans of a range in columns. `found`: those with data. Both are in order. */
function columnsOfSpans<Name extends string>(
  spans: readonly Span[],
  found: readonly SpanSums[],
  { names, valuesOf, details, now }: ColumnsAsked<Name>,
) {
  const values: Partial<Record<Name, (number | null)[]>> = {}
  const partial: number[] = []
  const origins = spans.map((): SpanDetails | null => null)
  const places = new Map(spans.map(({ start }, place) => [start, place]))
  for (const one of found) {
    const place = places.get(one.start)
    if (place === undefined) continue
    if (qualityOf(one, now) === 'partial') partial.push(place)
    if (details) origins[place] = detailsOf(one)
    const ofSpan = valuesOf(one)
    for (const name of names) {
      if (ofSpan[name] === null) continue
      values[name] ??= spans.map(() => null)
      values[name][place] = ofSpan[name]
    }
  }
  const starts = spans.map(({ start }) => new Date(start).toISOString())
  return { starts, partial, values, ...(details ? { details: origins } : {}) }
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
