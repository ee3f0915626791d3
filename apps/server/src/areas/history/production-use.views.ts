import { isUseHidden, type ProductionUse } from '@wattdesk/energy/completion.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { sql } from 'drizzle-orm'
import { areFlowsKnownSql } from '../../db/balance-sql.ts'
import type { Db } from '../../db/connect.ts'
import { flowSources, withFlows } from './flows.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { type RangeSums, type SpanSums, type Sums, sumsOf } from './spans.rules.ts'

/** Adds to each range how its production was used, where its sums hide it; `ofSpans`: to its spans as well. */
export async function withUse<R extends RangeSums & { range: DayRange }>(
  db: Db,
  site: HistorySite,
  ranges: readonly R[],
  { ofSpans = false }: { ofSpans?: boolean } = {},
): Promise<(R & { use: ProductionUse | undefined })[]> {
  const wholes = ranges.map(({ range, spans }) => ({ ...rangeSpan(range, site.timeZone), known: sumsOf(spans).known }))
  const parts = ofSpans ? ranges.flatMap(({ spans }) => spans) : []
  const uses = await readHiddenUse(db, site, [...wholes, ...parts])
  let next = ranges.length
  const usedSpan = (span: SpanSums) => ({ ...span, use: uses[next++] })
  return ranges.map((one, at) => ({ ...one, use: uses[at], spans: ofSpans ? one.spans.map(usedSpan) : one.spans }))
}

/** How the production of each span was used, where its sums hide it: from its quarter hours, in one statement. Usually nothing is hidden. */
export async function readHiddenUse(
  db: Db,
  site: Pick<HistorySite, 'id' | 'home'>,
  spans: readonly (Span & Pick<Sums, 'known'>)[],
): Promise<(ProductionUse | undefined)[]> {
  const hidden = spans.flatMap((span, place) => (isUseHidden(span.known) ? [{ ...span, place }] : []))
  if (hidden.length === 0) return spans.map(() => undefined)
  const instants = (name: keyof Span) => sql`${sql.param(hidden.map((span) => new Date(span[name])))}::timestamptz[]`
  const first = new Date(Math.min(...hidden.map(({ start }) => start)))
  const last = new Date(Math.max(...hidden.map(({ end }) => end)))
  const { rows } = await db.execute<ProductionUse & { place: number }>(sql`
    select f.place, sum(f."pvToHome") as "pvToHome", sum(f."pvToBattery") as "pvToBattery"
    from (${withFlows(sql`
      select w.place, ${flowSources}
      from unnest(${instants('start')}, ${instants('end')}, ${sql.param(hidden.map(({ place }) => place))}::integer[]) w (since, until, place)
      join energy_intervals e on e.site_id = ${site.id} and e.start >= w.since and e.start < w.until
        -- Without these, each partition would be opened.
        and e.start >= ${first}::timestamptz and e.start < ${last}::timestamptz
      where ${areFlowsKnownSql('e', site.home)}`)}) f
    group by f.place`)
  const uses = new Map(rows.map(({ place, ...use }) => [place, use]))
  return spans.map((_, place) => uses.get(place))
}
