import type { GatewayHistory } from '@wattdesk/contract/telemetry/gateway-history/models.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs, quarterHourStart } from '@wattdesk/energy/intervals.ts'
import { sql } from 'drizzle-orm'
import { instantArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { type Gap, gapsBetween, type Span, spansOf } from './gaps.rules.ts'

const shownMs = 30 * dayMs
const gapsMax = 100
/** A gap of a quarter hour leaves at most half of one quarter hour measured. */
const thinSeconds = 450

type Source = { siteId: string; gatewayId: string }
type Gaps = Pick<GatewayHistory, 'gaps' | 'areMoreGaps'>

/** Adds the gaps in their measurements to gateways. */
export function withGaps(db: Db, gateways: readonly Omit<GatewayHistory, keyof Gaps>[], now: Date): Promise<GatewayHistory[]> {
  return Promise.all(gateways.map(async (gateway) => ({ ...gateway, ...(await listGaps(db, gateway, now)) })))
}

/**
 * Times of a quarter hour or more without a measurement. The stored quarter hours show where to look, so that only samples around a gap
 * are read. Start and end equal those of the day's comparison.
 */
async function listGaps(db: Db, source: Source, now: Date): Promise<Gaps> {
  const all = spansOf(await listThinSlots(db, source, now))
  const spans = all.slice(-gapsMax)
  const areMoreGaps = all.length > spans.length
  if (spans.length === 0) return { gaps: [], areMoreGaps }
  const instants = await listInstants(db, source, spans)
  const end = now.getTime()
  const gaps = spans.flatMap((span) => gapsIn(span, instants, end))
  const iso = (at: number) => new Date(at).toISOString()
  return { gaps: gaps.reverse().map(({ from, to }) => ({ from: iso(from), to: to === end ? null : iso(to) })), areMoreGaps }
}

/** Quarter hours since the home's first measurement that were measured little or not at all. */
async function listThinSlots(db: Db, { siteId, gatewayId }: Source, now: Date): Promise<number[]> {
  const since = new Date(quarterHourStart(now.getTime() - shownMs))
  const { rows } = await db.execute<{ at: number }>(sql`
    with first as (
      select date_bin('15 minutes', least(
        (select min(start) from energy_intervals where site_id = ${siteId}),
        (select at from samples where site_id = ${siteId} and source_id = ${gatewayId} order by at limit 1)), 'epoch') as at)
    select (extract(epoch from slot) * 1000)::float8 as at
    from first cross join lateral generate_series(greatest(${since}::timestamptz, first.at), ${now}::timestamptz, interval '15 minutes') slot
    left join energy_intervals e on e.site_id = ${siteId} and e.start = slot
    where first.at is not null and coalesce(e.covered_seconds, 0) <= ${sql.raw(String(thinSeconds))}
    order by slot`)
  return rows.map((row) => row.at)
}

/** The gateway's samples in the spans and the quarter hours beside them. */
async function listInstants(db: Db, { siteId, gatewayId }: Source, spans: readonly Span[]): Promise<number[]> {
  const { rows } = await db.execute<{ at: number }>(sql`
    select distinct (extract(epoch from s.at) * 1000)::float8 as at
    from unnest(${instantArray(spans, (span) => span.start - quarterHourMs)}::timestamptz[],
      ${instantArray(spans, (span) => span.end + quarterHourMs)}::timestamptz[]) as looked (first, last)
    cross join lateral (
      select at from samples where site_id = ${siteId} and source_id = ${gatewayId} and at >= looked.first and at < looked.last) s
    order by at`)
  return rows.map((row) => row.at)
}

/** From the last measurement before a span to the first one after it. A neighbour without samples was measured up to the span. */
function gapsIn(span: Span, instants: readonly number[], now: number): Gap[] {
  const before = instants.findLast((at) => at < span.start && at >= span.start - quarterHourMs) ?? span.start
  const after = instants.find((at) => at >= span.end && at < span.end + quarterHourMs) ?? Math.min(span.end, now)
  const within = instants.filter((at) => at >= span.start && at < span.end)
  return gapsBetween(within, { start: before, end: after }, quarterHourMs - 1)
}
