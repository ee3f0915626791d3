import { type HomeQuantities, type HomeStretches, homeQuantitiesOf, type Place } from '@wattdesk/energy/home-quantities.ts'
import { directionsOf, type PowerName, powerNames, quantities } from '@wattdesk/energy/quantities.ts'
import { type SQL, sql } from 'drizzle-orm'
import { homeColumn } from './balance-sql.ts'
import type { Tx } from './transaction.ts'

/** Generators that also run at night. */
const dayAndNight = sql.raw("('BTTP', 'FUEL_CELL', 'WIND_TURBINE')")

export type HomeFacts = Place & { stretches: HomeStretches | null }

/**
 * What the site with an alias has, and since when, for `homeOfFacts`. Includes its location if all of its production comes from the sun.
 */
export function homeFactsSql(site = 's'): SQL<HomeFacts> {
  const s = sql.raw(site)
  return sql<HomeFacts>`jsonb_build_object('stretches', home_quantities_of(${s}.id), 'longitude', coalesce(${s}.longitude, ${s}.approximate_longitude),
    'latitude', case when not exists (select from gateways g join appliances a on a.gateway_id = g.id
      where g.site_id = ${s}.id and a.kind in ${dayAndNight}) then coalesce(${s}.latitude, ${s}.approximate_latitude) end)`
}

export function homeOfFacts({ stretches, ...place }: HomeFacts): HomeQuantities {
  return homeQuantitiesOf(stretches ?? {}, place)
}

/** The instant (epoch ms) from which a home has each power. */
export type PowerStarts = Partial<Record<PowerName, number>>

const columns = powerNames.map(homeColumn)

/** Records that homes have powers from an instant on. Later quarter hours may have been summed without them. */
export async function notePowers(tx: Tx, homes: ReadonlyMap<string, PowerStarts>): Promise<void> {
  const rows = [...homes].map(([siteId, starts]) => ({
    site_id: siteId,
    ...Object.fromEntries(powerNames.map((power) => [homeColumn(power), isoOf(starts[power])])),
  }))
  await tx.execute(sql`
    insert into home_quantities as q (site_id, ${sql.raw(columns.join(', '))})
    select g.site_id, ${sql.raw(columns.map((column) => `measured_from('{}', g.${column})`).join(', '))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (site_id uuid, ${sql.raw(columns.map((column) => `${column} timestamptz`).join(', '))})
    order by g.site_id
    on conflict (site_id) do update set
      ${sql.raw(columns.map((column) => `${column} = measured_from(q.${column}, lower(excluded.${column}))`).join(', '))}, noted_at = excluded.noted_at`)
}

const isoOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())

/** When a site's first quarter hour with a power was measured; null: never. */
export async function firstMeasuredAt(tx: Tx, siteId: string, power: PowerName): Promise<number | null> {
  const isMeasured = directionsOf(power).map((name) => `${quantities[name].column} is not null`)
  const { rows } = await tx.execute<{ at: number }>(sql`
    select (extract(epoch from start) * 1000)::float8 as at from energy_intervals
    where site_id = ${siteId} and (${sql.raw(isMeasured.join(' or '))}) order by start limit 1`)
  return rows[0]?.at ?? null
}

/** Records that a site did not have a power from one instant to another (epoch ms). */
export async function removePower(tx: Tx, siteId: string, power: PowerName, from: number, until: number): Promise<void> {
  const column = sql.identifier(homeColumn(power))
  await tx.execute(sql`
    update home_quantities set ${column} = ${column} - tstzmultirange(tstzrange(${new Date(from)}::timestamptz, ${new Date(until)}::timestamptz))
    where site_id = ${siteId}`)
}

/** Records that a site does not have these powers from an instant on. */
export async function endPowers(tx: Tx, siteId: string, powers: readonly PowerName[], now: Date): Promise<void> {
  const ended = powers.map((power) => {
    const column = sql.identifier(homeColumn(power))
    return sql`${column} = ${column} * tstzmultirange(tstzrange(null, ${now}::timestamptz))`
  })
  await tx.execute(sql`update home_quantities set ${sql.join(ended, sql.raw(', '))} where site_id = ${siteId}`)
}
