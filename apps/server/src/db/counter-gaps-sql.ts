import type { CounterGap } from '@wattdesk/energy/counter-gaps.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** Whether a site has gaps that counters span: whoever reads its past reads them only then. */
export const hasCounterGapsSql = (siteId: unknown) => sql<boolean>`has_counter_gaps(${siteId})`

export type GapSite = { id: string; timeZone: string; hasCounterGaps: boolean }

/**
 * Gaps within a span that the counters of the home's meter span, and in which nothing else was measured: a gap that an import,
 * another source or another gap covers in part is void. Those within one quarter hour, or with `isByDay` within one day, come
 * added up, with the time from the first one to the last.
 */
export async function listCounterGaps(
  db: Db,
  { id, timeZone, hasCounterGaps }: GapSite,
  { start, end }: Span,
  { isByDay }: { isByDay: boolean },
): Promise<CounterGap[]> {
  if (!hasCounterGaps) return []
  const [from, until] = [sql`${new Date(start)}::timestamptz`, sql`${new Date(end)}::timestamptz`]
  const partOf = (at: string) =>
    isByDay ? sql`(${sql.raw(at)} at time zone ${timeZone})::date` : sql`date_bin('15 minutes', ${sql.raw(at)}, 'epoch'::timestamptz)`
  const { rows } = await db.execute<CounterGap>(sql`
    select quantity, (extract(epoch from min(started_at)) * 1000)::float8 as start, (extract(epoch from max(ended_at)) * 1000)::float8 as "end",
      sum(energy_wh)::float8 as "energyWh"
    from (
      select g.*, max(g.ended_at) over (partition by g.quantity order by g.started_at, g.source_id
        rows between unbounded preceding and 1 preceding) as measured_until
      from counter_gaps g
      where g.site_id = ${id} and g.device_id = '' and g.ended_at > ${from} and g.started_at < ${until}) g
    where g.started_at >= ${from} and g.ended_at <= ${until} and (g.measured_until is null or g.measured_until <= g.started_at)
      and not exists (
        select from energy_intervals e
        where e.site_id = ${id} and e.start >= ${from} and e.start < ${until}
          and e.start >= date_bin('15 minutes', g.started_at, 'epoch'::timestamptz) and e.start < g.ended_at
          and case g.quantity when 'gridImport' then e.grid_import_wh else e.grid_export_wh end is not null
          and (e.sources ->> g.quantity = 'imported' or coalesce((e.less_covered ->> 'grid')::float8, e.covered_seconds) > 901
            - extract(epoch from least(g.ended_at, e.start + interval '15 minutes') - greatest(g.started_at, e.start))))
    group by quantity, case when ${partOf('started_at')} = ${partOf('ended_at')} then ${partOf('started_at')}::text
      else started_at::text || ended_at::text end`)
  return rows
}
