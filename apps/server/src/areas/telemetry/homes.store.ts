import { type HomeQuantities, powersAt, unknownHome } from '@wattdesk/energy/home-quantities.ts'
import { directionsOf, eachOf, type MeasuredQuantity, powerNames } from '@wattdesk/energy/quantities.ts'
import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { instantArray, uuidArray } from '../../db/binary-arrays.ts'
import { energyIntervals } from '../../db/domains/telemetry/tables.ts'
import { type HomeFacts, homeFactsSql, homeOfFacts, notePowers, type PowerStarts } from '../../db/home-quantities-sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** Null as time zone: measured before it has a site. */
export type MeasuredHome = { timeZone: string | null; home: HomeQuantities }

/** Sites' time zones and the quantities that their homes have. */
export async function readHomes(tx: Tx, siteIds: readonly string[]): Promise<Map<string, MeasuredHome>> {
  const { rows } = await tx.execute<{ id: string; timeZone: string | null; home: HomeFacts }>(sql`
    select g.id, sites.time_zone as "timeZone", case when sites.id is null
      then jsonb_build_object('stretches', home_quantities_of(g.id), 'latitude', null, 'longitude', null) else ${homeFactsSql('sites')} end as home
    from unnest(${uuidArray(siteIds, (one) => one)}::uuid[]) as g (id) left join sites on sites.id = g.id`)
  return new Map(rows.map(({ id, timeZone, home }) => [id, { timeZone, home: homeOfFacts(home) }]))
}

type Slot = Record<MeasuredQuantity, number | null> & { siteId: string; slot: number }

const parts = eachOf(powerNames, directionsOf)

/** What homes have, including what some of their quarter hours were the first to measure, which is recorded. The sums must be locked. */
export async function noteHomes(tx: Tx, siteIds: readonly string[], slots: readonly Slot[], now: Date): Promise<Map<string, MeasuredHome>> {
  const homes = await readHomes(tx, siteIds)
  const found = newlyMeasured(slots, homes)
  if (found.size === 0) return homes
  await noteMeasured(tx, found, homes, now)
  return readHomes(tx, siteIds)
}

/** Powers that quarter hours measured although the home was not known to have them, with the first of these quarter hours. */
function newlyMeasured(rows: readonly Slot[], homes: ReadonlyMap<string, MeasuredHome>): Map<string, PowerStarts> {
  const found = new Map<string, PowerStarts>()
  for (const row of rows) {
    const known = powersAt(homes.get(row.siteId)?.home ?? unknownHome, row.slot)
    for (const power of powerNames) {
      if (known.has(power) || parts[power].every((name) => row[name] === null)) continue
      const firsts = found.get(row.siteId) ?? {}
      firsts[power] = Math.min(firsts[power] ?? row.slot, row.slot)
      found.set(row.siteId, firsts)
    }
  }
  return found
}

/**
 * Records that homes have powers from an instant on. Quarter hours after it may have been summed without them, so the sums of known homes
 * are due again, and so are quarter hours without production, because those in the dark are known once there are panels.
 */
async function noteMeasured(
  tx: Tx,
  found: ReadonlyMap<string, PowerStarts>,
  homes: ReadonlyMap<string, MeasuredHome>,
  now: Date,
): Promise<void> {
  if (found.size === 0) return
  await notePowers(tx, found)
  await markWithoutProduction(tx, found, now)
  const known = [...found.keys()].filter((siteId) => (homes.get(siteId)?.home.changes.length ?? 0) > 0)
  if (known.length === 0) return
  await tx.execute(sql`update sites set resum_at = ${now}::timestamptz where id = any(${uuidArray(known, (one) => one)}::uuid[])`)
}

/** Site by site, because measurements may be distributed by it, and the due quarter hours are not. */
async function markWithoutProduction(tx: Tx, found: ReadonlyMap<string, PowerStarts>, now: Date): Promise<void> {
  for (const [siteId, { production: since }] of found) {
    if (since === undefined) continue
    const rows = await tx
      .select({ start: energyIntervals.start })
      .from(energyIntervals)
      .where(
        and(
          eq(energyIntervals.siteId, siteId),
          gte(energyIntervals.start, new Date(since)),
          or(isNull(energyIntervals.production), isNotNull(energyIntervals.lessCovered)),
        ),
      )
    if (rows.length === 0) continue
    await tx.execute(sql`
      insert into rollup_slots (site_id, slot, due_at)
      select ${siteId}::uuid, s.slot, ${now}::timestamptz
      from unnest(${instantArray(rows, ({ start }) => start.getTime())}::timestamptz[]) as s (slot)
      order by s.slot
      on conflict do nothing`)
  }
}
