import { type HomeQuantities, type HomeStretches, homeQuantitiesOf, type Place } from '@wattdesk/energy/home-quantities.ts'
import type { PowerName } from '@wattdesk/energy/quantities.ts'
import { type SQL, sql } from 'drizzle-orm'
import { homeColumn } from './balance-sql.ts'
import type { Tx } from './transaction.ts'

/** Generators that run at night. */
const dayAndNight = sql.raw("('BTTP', 'FUEL_CELL', 'WIND_TURBINE')")

export type HomeFacts = Place & { stretches: HomeStretches | null }

/** What the site with an alias has, and since when, to be read by `homeOfFacts`. Its place, if all that it produces comes from the sun. */
export function homeFactsSql(site = 's'): SQL<HomeFacts> {
  const s = sql.raw(site)
  return sql<HomeFacts>`jsonb_build_object('stretches', home_quantities_of(${s}.id), 'longitude', ${s}.longitude, 'latitude',
    case when not exists (select from gateways g join appliances a on a.gateway_id = g.id
      where g.site_id = ${s}.id and a.kind in ${dayAndNight}) then ${s}.latitude end)`
}

export function homeOfFacts({ stretches, ...place }: HomeFacts): HomeQuantities {
  return homeQuantitiesOf(stretches ?? {}, place)
}

/** From an instant on, a site no longer has these powers. */
export async function endPowers(tx: Tx, siteId: string, powers: readonly PowerName[], now: Date): Promise<void> {
  const ended = powers.map((power) => {
    const column = sql.identifier(homeColumn(power))
    return sql`${column} = ${column} * tstzmultirange(tstzrange(null, ${now}::timestamptz))`
  })
  await tx.execute(sql`update home_quantities set ${sql.join(ended, sql.raw(', '))} where site_id = ${siteId}`)
}
