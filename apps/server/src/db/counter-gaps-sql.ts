import type { CounterGap } from '@wattdesk/energy/counter-gaps.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { type MeasuredQuantity, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { secondsSql } from './quantity-sql.ts'

/** Gaps are read only if this is true. */
export const hasCounterGapsSql = (siteId: unknown) => sql<boolean>`has_counter_gaps(${siteId})`

export type GapSite = { id: string; timeZone: string; hasCounterGaps: boolean }

const caseOf = (valueFor: (name: MeasuredQuantity) => string) =>
  sql.raw(`case g.quantity ${measuredQuantities.map((name) => `when '${name}' then ${valueFor(name)}`).join(' ')} end`)

const columnOfQuantity = caseOf((name) => `e.${quantities[name].column}`)
const measuredSeconds = caseOf((name) => secondsSql(name, 'e'))

/**
 * Gaps within a span that the counters of a home's meters span, and in which nothing else was measured: a gap that an import, another
 * source or another gap covers in part is void. The grid meter's count is the home's; for other quantities, the home has the sum of its
 * devices' counts. Gaps within one quarter hour, or with `isByDay` within one day, are added up, with the time from the first one to the
 * last.
 */
export async function listCounterGaps(
  db: Db,
  { id, timeZone, hasCounterGaps }: GapSite,
  span: Span,
  { isByDay }: { isByDay: boolean },
): Promise<CounterGap[]> {
  if (!hasCounterGaps) return []
  const partOf = (at: string) =>
    isByDay ? sql`(${sql.raw(at)} at time zone ${timeZone})::date` : sql`date_bin('15 minutes', ${sql.raw(at)}, 'epoch'::timestamptz)`
  const { rows } = await db.execute<CounterGap>(sql`
    select quantity, (extract(epoch from min(started_at)) * 1000)::float8 as start, (extract(epoch from max(ended_at)) * 1000)::float8 as "end",
      sum(energy_wh)::float8 as "energyWh"
    from (${gapsWithin(id, span, sql`(g.device_id = '') = (g.quantity in ('gridImport', 'gridExport')) and not g.is_beside_home`)}) g
    where not exists (
      select from energy_intervals e
      where e.site_id = ${id} and ${overlaps(span)} and ${columnOfQuantity} is not null
        -- The 0 of panels at night is derived from the sun; the gap of their counter still has the yield before and after it.
        and e.sources ->> g.quantity is distinct from 'night'
        and (e.sources ->> g.quantity = 'imported' or ${coversMore(measuredSeconds)}))
    group by quantity, case when ${partOf('started_at')} = ${partOf('ended_at')} then ${partOf('started_at')}::text
      else started_at::text || ended_at::text end`)
  return rows
}

/** What counters of single devices counted in gaps within a span, by quantity. `deviceId` limits the sum to one device. */
export async function sumDeviceGaps(
  db: Db,
  { id, hasCounterGaps }: Pick<GapSite, 'id' | 'hasCounterGaps'>,
  span: Span,
  deviceId?: string,
): Promise<{ deviceId: string; quantity: MeasuredQuantity; energyWh: number }[]> {
  if (!hasCounterGaps) return []
  const { rows } = await db.execute<{ deviceId: string; quantity: MeasuredQuantity; energyWh: number }>(sql`
    select g.device_id as "deviceId", g.quantity, sum(g.energy_wh)::float8 as "energyWh"
    from (${gapsWithin(id, span, deviceId === undefined ? sql`g.device_id <> ''` : sql`g.device_id = ${deviceId}`)}) g
    where not exists (
      select from device_intervals e
      where e.site_id = ${id} and e.device_id = g.device_id and e.quantity = g.quantity and ${overlaps(span)}
        and ${coversMore(sql`e.covered_seconds`)})
    group by g.device_id, g.quantity
    order by g.device_id, g.quantity`)
  return rows
}

/** Gaps of a site wholly within a span, except those that another gap of the same meter overlaps. */
function gapsWithin(siteId: string, { start, end }: Span, isAsked: SQL): SQL {
  return sql`select * from (
      select g.*, max(g.ended_at) over (partition by g.device_id, g.quantity order by g.started_at, g.source_id
        rows between unbounded preceding and 1 preceding) as measured_until
      from counter_gaps g
      where g.site_id = ${siteId} and ${isAsked} and g.ended_at > ${instant(start)} and g.started_at < ${instant(end)}) g
    where g.started_at >= ${instant(start)} and g.ended_at <= ${instant(end)} and (g.measured_until is null or g.measured_until <= g.started_at)`
}

const instant = (at: number) => sql`${new Date(at)}::timestamptz`

/** Whether a quarter hour `e` within a span overlaps gap `g`. */
const overlaps = ({ start, end }: Span) => sql`e.start >= ${instant(start)} and e.start < ${instant(end)}
  and e.start >= date_bin('15 minutes', g.started_at, 'epoch'::timestamptz) and e.start < g.ended_at`

/** Whether the quarter hour was also measured inside the gap. */
const coversMore = (seconds: SQL) => sql`${seconds} > 901
  - extract(epoch from least(g.ended_at, e.start + interval '15 minutes') - greatest(g.started_at, e.start))`
