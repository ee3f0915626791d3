import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { textArray, uuidArray } from '../../../db/binary-arrays.ts'
import type { Db } from '../../../db/connect.ts'
import { appliances, gatewayCommands, gatewayEvents, gateways } from '../../../db/domains/gateways/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import { endLimitsOfGateways, forgetLimits } from '../commands/gateway-limits.store.ts'

/**
 * A gateway and the site or unallocated installation that it measures; null if it is in neither. `since`: when it left its previous home,
 * in epoch ms; null if it had none. `stays`: its earlier ones in the same home, or all of a gateway that is in none.
 */
export type GatewaySite = {
  gatewayId: string
  siteId: string | null
  since: number | null
  reversed: readonly ReversedMeter[]
  stays: readonly GatewayStay[]
}
/** A former home, from one instant until another, in epoch ms. `from` is null for its first home. */
export type GatewayStay = { siteId: string; from: number | null; until: number; reversed: readonly ReversedMeter[] }
/** A meter wired backwards. `otherKinds`: those of the other devices that the gateway found. */
type ReversedMeter = { deviceId: string; kind: ApplianceKind; doCountersFollowPower: boolean | null; otherKinds: ApplianceKind[] }

const reversedMeters = sql`coalesce((
  select jsonb_agg(jsonb_build_object('deviceId', a.device_id, 'kind', a.kind, 'doCountersFollowPower', a.do_counters_follow_power,
    'otherKinds', array(select distinct o.kind from appliances o where o.gateway_id = a.gateway_id and o.device_id <> a.device_id)))
  from appliances a where a.gateway_id = gateways.id and a.reverse_flow), '[]')`
const place = sql`coalesce(gateways.site_id, gateways.unallocated_installation_id)`
const epochMs = (at: SQL) => sql`(extract(epoch from ${at}) * 1000)::float8`

/** Sites of the gateways among the given serial numbers that are paired or left a home, except gateways with revoked credentials. */
export async function findGatewaySites(db: Db, serialNumbers: readonly string[]): Promise<Map<string, GatewaySite>> {
  const { rows } = await db.execute<{ serialNumber: string } & GatewaySite>(sql`
    select serial_number as "serialNumber", id as "gatewayId", ${place} as "siteId", ${epochMs(sql`left_home_at`)} as since,
      ${reversedMeters} as reversed, stays
    from gateways cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('siteId', s.site_id, 'from', ${epochMs(sql`s.since`)}, 'until', ${epochMs(sql`s.left_at`)},
        'reversed', s.reversed) order by s.left_at), '[]') as stays
      from gateway_stays s where s.gateway_id = gateways.id and (${place} is null or s.site_id = gateways.site_id)) had
    where serial_number = any(${textArray(serialNumbers, (one) => one)}::text[]) and (${place} is not null or stays <> '[]')
      and credential_revoked_at is null`)
  return new Map(rows.map(({ serialNumber, ...site }) => [serialNumber, site]))
}

type NotedCounters = { deviceId: string; doCountersFollowPower: boolean }

export async function noteCounters(db: Db, gatewayId: string, { deviceId, doCountersFollowPower }: NotedCounters): Promise<void> {
  await db
    .update(appliances)
    .set({ doCountersFollowPower })
    .where(and(eq(appliances.gatewayId, gatewayId), eq(appliances.deviceId, deviceId), eq(appliances.reverseFlow, true)))
}

/** Notes which homes gateways leave, and which of their meters are reversed there. */
export async function keepStays(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await tx.execute(sql`
    insert into gateway_stays (gateway_id, site_id, since, left_at, reversed)
    select id, site_id, left_home_at, ${at}::timestamptz, ${reversedMeters} from gateways
    where id = any(${uuidArray(ids, (one) => one)}::uuid[]) and site_id is not null
    on conflict do nothing`)
}

/** Frees gateways and deletes their reports on their previous homes. */
export async function unpairGateways(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  const { limited } = await endLimitsOfGateways(tx, ids, at)
  await tx.delete(gatewayEvents).where(inArray(gatewayEvents.gatewayId, [...ids]))
  await tx.delete(gatewayCommands).where(inArray(gatewayCommands.gatewayId, [...ids]))
  await tx.execute(sql`delete from gateway_runs where gateway_id = any(${uuidArray(ids, (one) => one)}::uuid[])`)
  const freed = await tx
    .update(gateways)
    .set({
      installationId: null,
      siteId: null,
      unallocatedInstallationId: null,
      leftHomeAt: sql`case when ${gateways.state} = 'paired' then ${at}::timestamptz else ${gateways.leftHomeAt} end`,
      contactedAt: null,
      offlineAt: null,
      lastScanAt: null,
      scanState: 'unknown',
    })
    .where(inArray(gateways.id, [...ids]))
    .returning({ serialNumber: gateways.serialNumber })
  await forgetLimits(tx, limited, at)
  return freed.map((row) => row.serialNumber)
}
