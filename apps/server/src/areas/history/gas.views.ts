import type { GasSeries } from '@wattdesk/contract/history/parts/models.ts'
import { gasEnergyWh, gasSpreadMs, usualGas } from '@wattdesk/energy/gas.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { type DayRange, earlierRange, isCalendarInterval, rangeSpan } from '@wattdesk/energy/periods.ts'
import { provenanceOf } from '@wattdesk/energy/provenance.ts'
import type { Interval } from '@wattdesk/energy/terms.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { alignmentOf, type SeriesQuery } from './energy-series.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { frameOf, newestOf, round, spansOf, type Written } from './spans.rules.ts'

/**
 * A meter's count in a quarter hour or on a day, by its start in epoch ms. It covers the quarter hours in which no other meter was read for
 * longer, so that those of all meters add up to the time that any of them covers.
 */
type Counted = { at: number; deviceId: string; volumeM3: number; coveredSeconds: number; spreadSeconds: number; until: number } & Written
type GasSpan = Span & Written & { volumeM3: number; coveredSeconds: number; spreadSeconds: number }

/** Counts of a home's gas meters over days, and over the earlier range of the comparison. */
export async function readGasSeries(db: Db, site: HistorySite, query: SeriesQuery, clock: Date): Promise<GasSeries> {
  const { interval, comparison } = query
  const now = clock.getTime()
  const range: DayRange = { from: query.fromDate, to: query.toDate }
  const earlier = comparison ? earlierRange(range, comparison, 1) : undefined
  const [counted, before] = await Promise.all([
    readCounted(db, site, range, interval),
    earlier ? readCounted(db, site, earlier, interval) : [],
  ])
  const whole = rangeSpan(range, site.timeZone)
  const spans = gasSpansOf(range, interval, site.timeZone, counted)
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    from: new Date(whole.start).toISOString(),
    to: new Date(whole.end).toISOString(),
    interval,
    unit: 'm3',
    conversion: { ...usualGas, isAssumed: true },
    ...summaryOf(site, range, counted, spans, now),
    series: spans.map((span) => shown(span, now)),
    meters: [...Map.groupBy(counted, (one) => one.deviceId)].map(([deviceId, ofMeter]) => ({
      deviceId,
      volumeM3: round(ofMeter.reduce((sum, one) => sum + one.volumeM3, 0)),
    })),
    comparisons: earlier ? [comparedWith(site, query, earlier, before, now)] : [],
  }
}

function comparedWith(site: HistorySite, query: SeriesQuery, earlier: DayRange, counted: readonly Counted[], now: number) {
  const spans = gasSpansOf(earlier, query.interval, site.timeZone, counted)
  const aligned = alignmentOf(earlier, { from: query.fromDate, to: query.toDate }, query.interval, site.timeZone)
  return {
    fromDate: earlier.from,
    toDate: earlier.to,
    ...summaryOf(site, earlier, counted, spans, now),
    series: spans.map((span) => ({ ...shown(span, now), alignedStart: aligned(span.start) })),
  }
}

function summaryOf(site: HistorySite, range: DayRange, counted: readonly Counted[], spans: readonly GasSpan[], now: number) {
  const coveredSeconds = spans.reduce((sum, span) => sum + span.coveredSeconds, 0)
  const until = counted.length > 0 ? counted.reduce((newest, one) => Math.max(newest, one.until), 0) : null
  const provenance = provenanceOf(rangeSpan(range, site.timeZone), countedFor(coveredSeconds), until, now)
  const spreadSeconds = spans.reduce((sum, span) => sum + span.spreadSeconds, 0)
  const totalM3 = spans.length > 0 ? spans.reduce((sum, span) => sum + span.volumeM3, 0) : null
  return {
    provenance,
    totalM3: totalM3 === null ? null : round(totalM3),
    totalWh: totalM3 === null ? null : round(gasEnergyWh(totalM3, usualGas)),
    ...(spreadSeconds > 0 ? { spreadSeconds } : {}),
  }
}

/** Everything a meter reports is counted. */
const countedFor = (coveredSeconds: number) => ({ coveredSeconds, importedSeconds: 0, counterSeconds: coveredSeconds })

function shown(span: GasSpan, now: number) {
  const { volumeM3 } = span
  return {
    ...frameOf({ ...span, ...countedFor(span.coveredSeconds) }, now),
    volumeM3: round(volumeM3),
    energyWh: round(gasEnergyWh(volumeM3, usualGas)),
  }
}

/** Volumes by meter and quarter hour, or by meter and day of the home. One statement. */
async function readCounted(db: Db, { id, timeZone }: HistorySite, range: DayRange, interval: Interval): Promise<Counted[]> {
  const { start, end } = rangeSpan(range, timeZone)
  const isByDay = isCalendarInterval(interval)
  const span = isByDay ? sql`(g.start at time zone ${timeZone})::date::text` : sql`(extract(epoch from g.start) * 1000)::float8`
  const { rows } = await db.execute<Omit<Counted, 'at'> & { span: string | number }>(sql`
    select g.device_id as "deviceId", ${span} as span, sum(g.volume_m3::float8) as "volumeM3",
      coalesce(sum(g.covered_seconds) filter (where g.is_longest), 0)::float8 as "coveredSeconds",
      coalesce(sum(g.covered_seconds) filter (where g.is_longest and g.between_seconds > ${gasSpreadMs / 1_000}), 0)::float8 as "spreadSeconds",
      max(extract(epoch from g.start) * 1000 + g.covered_seconds * 1000)::float8 as until,
      (extract(epoch from max(g.written_at)) * 1000)::float8 as "writtenAt"
    from (
      select i.*, row_number() over (partition by i.start order by i.covered_seconds desc, i.device_id) = 1 as is_longest
      from gas_intervals i
      where i.site_id = ${id} and i.start >= ${new Date(start)}::timestamptz and i.start < ${new Date(end)}::timestamptz) g
    group by 1, 2 order by 2, 1`)
  return rows.map(({ span: at, ...row }) => ({ ...row, at: typeof at === 'number' ? at : startOfLocalDay(at, timeZone) }))
}

/** Sums counts by the spans of a chart. */
function gasSpansOf(range: DayRange, interval: Interval, timeZone: string, counted: readonly Counted[]): GasSpan[] {
  let next = 0
  return spansOf(range, interval, timeZone).flatMap((span) => {
    const from = next
    while (next < counted.length && (counted[next]?.at ?? span.end) < span.end) next++
    const parts = counted.slice(from, next)
    if (parts.length === 0) return []
    const sum = (name: 'volumeM3' | 'coveredSeconds' | 'spreadSeconds') => parts.reduce((total, part) => total + part[name], 0)
    return [
      {
        ...span,
        volumeM3: sum('volumeM3'),
        coveredSeconds: sum('coveredSeconds'),
        spreadSeconds: sum('spreadSeconds'),
        writtenAt: newestOf(parts),
      },
    ]
  })
}
