import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { Price } from './energy-charts.format.ts'

/** Registers the bidding zones of tenants, so that their prices are read. */
export async function noteZones(db: Db, known: readonly string[], now: Date): Promise<void> {
  await db.execute(sql`
    insert into price_readings (bidding_zone, next_at)
    select distinct bidding_zone, ${now}::timestamptz from tenants where bidding_zone = any(${sql.param([...known])}::text[])
    on conflict do nothing`)
}

/**
 * Registers the bidding zones of sites, which may differ from their tenants'. Steps from zone to zone in the index, so that it reads one
 * site of each.
 */
export async function noteZonesOfSites(db: Db, known: readonly string[], now: Date): Promise<void> {
  await db.execute(sql`
    with recursive zones as (
      (select bidding_zone as zone from sites where bidding_zone is not null order by bidding_zone limit 1)
      union all
      select (select s.bidding_zone from sites s where s.bidding_zone > z.zone order by s.bidding_zone limit 1)
      from zones z where z.zone is not null)
    insert into price_readings (bidding_zone, next_at)
    select zone, ${now}::timestamptz from zones where zone = any(${sql.param([...known])}::text[])
    on conflict do nothing`)
}

/** Claims a due zone. Another process may try again from the given instant. */
export async function claimZone(db: Db, now: Date, until: Date): Promise<string | undefined> {
  const { rows } = await db.execute<{ zone: string }>(sql`
    update price_readings set next_at = ${until}::timestamptz where bidding_zone = (
      select bidding_zone from price_readings where next_at <= ${now}::timestamptz order by next_at limit 1 for update skip locked)
    returning bidding_zone as zone`)
  return rows[0]?.zone
}

/** The end of the last known price of a zone in epoch ms. */
export async function findPricesEnd(db: Db, zone: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ end: number }>(sql`
    select (extract(epoch from start) * 1000)::float8 + seconds * 1000 as end from day_ahead_prices
    where bidding_zone = ${zone} order by start desc limit 1`)
  return rows[0]?.end
}

/** Corrected prices replace known ones. */
export async function upsertPrices(db: Db, zone: string, prices: readonly Price[]): Promise<void> {
  if (prices.length === 0) return
  await db.execute(sql`
    insert into day_ahead_prices (bidding_zone, start, seconds, cents_per_mwh)
    select ${zone}, to_timestamp(start / 1000.0), seconds, cents_per_mwh
    from json_to_recordset(${JSON.stringify(prices.map((one) => ({ start: one.start, seconds: one.seconds, cents_per_mwh: one.centsPerMwh })))}::json)
      as given (start float8, seconds smallint, cents_per_mwh integer)
    on conflict (bidding_zone, start) do update set seconds = excluded.seconds, cents_per_mwh = excluded.cents_per_mwh`)
}

type Outcome = { nextAt: Date; readAt?: Date; licence?: string | null; fault: string | null }

export async function noteOutcome(db: Db, zone: string, { nextAt, readAt, licence, fault }: Outcome): Promise<void> {
  await db.execute(sql`
    update price_readings set next_at = ${nextAt}::timestamptz, fault = ${fault}::text,
      read_at = coalesce(${readAt ?? null}::timestamptz, read_at), licence = coalesce(${licence ?? null}::text, licence)
    where bidding_zone = ${zone}`)
}
