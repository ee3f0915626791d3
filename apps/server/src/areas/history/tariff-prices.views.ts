import { quarterHoursOf, type Span } from '@wattdesk/energy/intervals.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

type Kind = 'fixed' | 'dynamic'
type Row = {
  kind: Kind
  importCentsPerMwh: number | null
  until: number | null
  biddingZone: string | null
  exportCentsPerMwh: number | null
}

/** The price of a home's energy. `kind` is null while no tariff is known; the export price is today's, which contracts fix for long. */
export type SiteTariff = {
  kind: Kind | null
  /** Price of energy from the grid in the quarter hour that starts at an instant; null: not known. */
  priceAt: (start: number) => number | null
  exportCentsPerMwh: number | null
}

/** More former tariffs are not read: what energy cost under them is unknown. */
const tariffsMax = 1_000

/** Prices by the tariff of each time: each valid until it was changed, the first from the beginning. */
export async function readTariff(db: Db, { id }: { id: string }, windows: readonly Span[]): Promise<SiteTariff> {
  const { rows } = await db.execute<Row>(sql`
    select t.*, s.bidding_zone as "biddingZone" from sites s join (
      select site_id, (extract(epoch from until) * 1000)::float8 as until, kind, import_cents_per_mwh as "importCentsPerMwh",
        null::integer as "exportCentsPerMwh"
      from former_tariffs union all select site_id, null, kind, import_cents_per_mwh, export_cents_per_mwh from site_tariffs) t on t.site_id = s.id
    where s.id = ${id} order by t.until desc nulls first limit ${sql.raw(String(tariffsMax + 1))}`)
  const tariffs = rows.slice(0, tariffsMax).toReversed()
  const unreadUntil = rows[tariffsMax]?.until ?? Number.NEGATIVE_INFINITY
  const zone = tariffs.find(({ kind }) => kind === 'dynamic')?.biddingZone
  const exchange = zone ? await readExchange(db, zone, windows) : new Map<number, number>()
  const priceAt = (start: number) => {
    if (start < unreadUntil) return null
    const tariff = tariffs.find(({ until }) => until === null || start < until)
    if (!tariff || tariff.importCentsPerMwh === null) return null
    if (tariff.kind === 'fixed') return tariff.importCentsPerMwh
    const price = exchange.get(start)
    return price === undefined ? null : price + tariff.importCentsPerMwh
  }
  const current = rows.find(({ until }) => until === null)
  return { kind: current?.kind ?? null, priceAt, exportCentsPerMwh: current?.exportCentsPerMwh ?? null }
}

/** Exchange prices by quarter hour. */
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

/** Spans as the rows `w` of a query. */
export function rowsOf(windows: readonly Span[]): SQL {
  const instants = (name: keyof Span) => sql.param(windows.map((window) => new Date(window[name])))
  return sql`unnest(${instants('start')}::timestamptz[], ${instants('end')}::timestamptz[]) w (since, until)`
}
