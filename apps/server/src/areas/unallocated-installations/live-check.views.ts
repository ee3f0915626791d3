import type { LiveCheck } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import { powerNames } from '@wattdesk/energy/quantities.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { isoInstantOrNull } from '../../db/instants.ts'
import { measurementsSql } from '../../db/quantity-sql.ts'
import { listDevicesAt, type Place } from './found-devices.views.ts'
import { type CheckedSample, checkLive } from './live-check.rules.ts'

const daySeconds = 86_400
/** A device's own measurement is searched in this many of its gateway's latest samples. */
const samplesSearched = sql.raw('60')

/** The devices that a gateway found, with their latest measurements. `since` is when it was paired. */
export async function readLiveCheck(db: Db, place: Place, since: Date, now: Date): Promise<LiveCheck> {
  const [devices, samples] = await Promise.all([listDevicesAt(db, place, now), listLatestSamples(db, place, now)])
  return checkLive(devices, samples, since, now)
}

export async function findFirstMeasurement(db: Db, { placeId, gatewayId }: Place): Promise<string | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select s.at from samples s where s.site_id = ${placeId} and s.source_id = ${gatewayId} order by s.at limit 1`)
  return isoInstantOrNull(rows[0]?.at ?? null)
}

async function listLatestSamples(db: Db, { placeId, gatewayId }: Place, now: Date): Promise<CheckedSample[]> {
  const { rows } = await db.execute<Omit<CheckedSample, 'appliances'> & { appliances: CheckedSample['appliances'] | null }>(sql`
    select (extract(epoch from s.at) * 1000)::float8 as at, ${measurementsSql([...powerNames, 'batteryStateOfCharge'], 's')}, s.appliances
    from samples s
    where s.site_id = ${placeId} and s.source_id = ${gatewayId} and s.at > ${now}::timestamptz - ${daySeconds} * interval '1 s'
    order by s.at desc limit ${samplesSearched}`)
  return rows.map((row) => ({ ...row, appliances: row.appliances ?? [] }))
}
