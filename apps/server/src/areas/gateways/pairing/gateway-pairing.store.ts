import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { textArray, uuidArray } from '../../../db/binary-arrays.ts'
import type { Db } from '../../../db/connect.ts'
import { appliances, gatewayCommands, gatewayEvents, gateways } from '../../../db/domains/gateways/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import { endLimitsOfGateways, forgetLimits } from '../commands/gateway-limits.store.ts'

/**
 * A gateway and the site or unallocated installation that it measures. `since`: when it left its previous home, in epoch ms; null if it
 * had none.
 */
export type GatewaySite = { gatewayId: string; siteId: string; since: number | null; reversed: readonly ReversedMeter[] }
/** A meter wired backwards. `otherKinds`: those of the other devices that the gateway found. */
type ReversedMeter = { deviceId: string; kind: ApplianceKind; doCountersFollowPower: boolean | null; otherKinds: ApplianceKind[] }

/** Sites of the paired gateways among the given serial numbers, except gateways with revoked credentials. */
export async function findGatewaySites(db: Db, serialNumbers: readonly string[]): Promise<Map<string, GatewaySite>> {
  const { rows } = await db.execute<{ serialNumber: string } & GatewaySite>(sql`
    select serial_number as "serialNumber", id as "gatewayId", coalesce(site_id, unallocated_installation_id) as "siteId",
      (extract(epoch from left_home_at) * 1000)::float8 as since,
      coalesce((select jsonb_agg(jsonb_build_object('deviceId', a.device_id, 'kind', a.kind,
          'doCountersFollowPower', a.do_counters_follow_power, 'otherKinds', array(select distinct o.kind from appliances o
            where o.gateway_id = a.gateway_id and o.device_id <> a.device_id))) from appliances a
        where a.gateway_id = gateways.id and a.reverse_flow), '[]') as reversed
    from gateways
    where serial_number = any(${textArray(serialNumbers, (one) => one)}::text[]) and coalesce(site_id, unallocated_installation_id) is not null
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

/** Frees gateways and deletes their reports on their previous homes. */
export async function unpairGateways(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  const { limited } = await endLimitsOfGateways(tx, ids)
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
  await forgetLimits(tx, limited)
  return freed.map((row) => row.serialNumber)
}
