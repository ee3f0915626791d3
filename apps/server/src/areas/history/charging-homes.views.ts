import type { HomeSlot } from '@wattdesk/energy/charge-origins.ts'
import type { EnergyFlows } from '@wattdesk/energy/flows.ts'
import { quarterHourMs, quarterHourStart, type Span } from '@wattdesk/energy/intervals.ts'
import { eachOf } from '@wattdesk/energy/quantities.ts'
import { type FlowName, flowNames } from '@wattdesk/energy/terms.ts'
import { sql } from 'drizzle-orm'
import { areFlowsKnownSql } from '../../db/balance-sql.ts'
import type { Db } from '../../db/connect.ts'
import { flowSources, withFlows } from './flows.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { readTariff, rowsOf } from './tariff-prices.views.ts'

type Site = Pick<HistorySite, 'id' | 'home'>

/** A home's quarter hours in some spans: its flows, and the price of energy from the grid. */
export async function readHomeSlots(db: Db, site: Site, spans: readonly Span[]): Promise<(start: number) => HomeSlot | undefined> {
  if (spans.length === 0) return () => undefined
  const windows = joined(spans)
  const [flows, { priceAt }] = await Promise.all([readFlows(db, site, windows), readTariff(db, site, windows)])
  return (start) => ({ flows: flows.get(start) ?? null, centsPerMwh: priceAt(start) })
}

async function readFlows(db: Db, site: Site, windows: readonly Span[]): Promise<Map<number, EnergyFlows>> {
  const { rows } = await db.execute<Record<FlowName, number> & { at: number }>(
    withFlows(sql`
    select (extract(epoch from e.start) * 1000)::float8 as at, ${flowSources}
    from ${rowsOf(windows)} join energy_intervals e on e.start >= w.since and e.start < w.until
    where e.site_id = ${site.id} and ${areFlowsKnownSql('e', site.home)}
      and e.start >= ${new Date(windows[0]?.start ?? 0)}::timestamptz and e.start < ${new Date(windows.at(-1)?.end ?? 0)}::timestamptz`),
  )
  return new Map(rows.map((row) => [row.at, eachOf(flowNames, (name) => row[name])]))
}

/** Whole quarter hours of spans, in order and without overlaps. */
function joined(spans: readonly Span[]): Span[] {
  const whole = spans.map(({ start, end }) => ({ start: quarterHourStart(start), end: quarterHourStart(end + quarterHourMs - 1) }))
  const found: Span[] = []
  for (const span of whole.sort((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else found.push(span)
  }
  return found
}
