import type { HomeSlot } from '@wattdesk/energy/charge-origins.ts'
import type { EnergyFlows } from '@wattdesk/energy/flows.ts'
import { quarterHourMs, quarterHourStart, quarterHoursOf, type Span } from '@wattdesk/energy/intervals.ts'
import { eachOf } from '@wattdesk/energy/quantities.ts'
import { type FlowName, flowNames } from '@wattdesk/energy/terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import { areFlowsKnownSql } from '../../db/balance-sql.ts'
import type { Db } from '../../db/connect.ts'
import { flowSources, withFlows } from './flows.views.ts'
import type { HistorySite } from './history-sites.views.ts'

type Site = Pick<HistorySite, 'id' | 'home'>
type PriceAt = (start: number) => number | null

/** What is known of a home in the quarter hours of some spans: its flows, and the price of energy from the grid. */
export async function readHomeSlots(db: Db, site: Site, spans: readonly Span[]): Promise<(start: number) => HomeSlot | undefined> {
  if (spans.length === 0) return () => undefined
  const windows = joined(spans)
  const [flows, priceAt] = await Promise.all([readFlows(db, site, windows), readPrices(db, site, windows)])
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

type Tariff = { kind: 'fixed' | 'dynamic'; importCentsPerMwh: number | null; until: number | null; biddingZone: string | null }

/** Prices by the tariff of each time: each held until it was changed, the first from the beginning. */
async function readPrices(db: Db, { id }: Site, windows: readonly Span[]): Promise<PriceAt> {
  const { rows: tariffs } = await db.execute<Tariff>(sql`
    select t.*, s.bidding_zone as "biddingZone" from sites s join (
      select site_id, (extract(epoch from until) * 1000)::float8 as until, kind, import_cents_per_mwh as "importCentsPerMwh"
      from former_tariffs union all select site_id, null, kind, import_cents_per_mwh from site_tariffs) t on t.site_id = s.id
    where s.id = ${id} order by t.until nulls last limit 1000`)
  const zone = tariffs.find(({ kind }) => kind === 'dynamic')?.biddingZone
  const exchange = zone ? await readExchange(db, zone, windows) : new Map<number, number>()
  return (start) => {
    const tariff = tariffs.find(({ until }) => until === null || start < until)
    if (!tariff || tariff.importCentsPerMwh === null) return null
    if (tariff.kind === 'fixed') return tariff.importCentsPerMwh
    const price = exchange.get(start)
    return price === undefined ? null : price + tariff.importCentsPerMwh
  }
}

/** Prices at the exchange by the quarter hour. */
async function readExchange(db: Db, biddingZone: string, windows: readonly Span[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ start: number; seconds: number; centsPerMwh: number }>(sql`
    select (extract(epoch from p.start) * 1000)::float8 as start, p.seconds, p.cents_per_mwh as "centsPerMwh"
    from ${rowsOf(windows)} join day_ahead_prices p on p.start > w.since - interval '1 hour' and p.start < w.until
    where p.bidding_zone = ${biddingZone}`)
  return new Map(
    rows.flatMap(({ start, seconds, centsPerMwh }) =>
      quarterHoursOf({ start, end: start + seconds * 1_000 }).map((slot): [number, number] => [slot, centsPerMwh]),
    ),
  )
}

function rowsOf(windows: readonly Span[]): SQL {
  const instants = (name: keyof Span) => sql.param(windows.map((window) => new Date(window[name])))
  return sql`unnest(${instants('start')}::timestamptz[], ${instants('end')}::timestamptz[]) w (since, until)`
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
