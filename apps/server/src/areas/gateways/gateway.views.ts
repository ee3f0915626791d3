import type { Gateway } from '@wattdesk/contract/installations/gateway.ts'
import { connectionOf, lostAfterMs } from '@wattdesk/contract/installations/installation.ts'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { appliances } from '../../db/schema/appliances.ts'
import { gateways } from '../../db/schema/gateways.ts'
import { installations } from '../../db/schema/installations.ts'
import { samples } from '../../db/schema/samples.ts'

/** A customer's gateway with the appliances it found. */
export async function listGatewaysOf(db: Db, customerId: string, now: Date): Promise<Gateway[]> {
  const rows = await db
    .select({ installation: installations, gateway: gateways })
    .from(installations)
    .innerJoin(gateways, eq(gateways.installationId, installations.id))
    .where(eq(installations.customerId, customerId))
    .orderBy(asc(installations.addedAt))
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.gateway.id)
  const found = await db
    .select()
    .from(appliances)
    .where(inArray(appliances.gatewayId, ids))
    .orderBy(asc(appliances.addedAt), asc(appliances.deviceId))
    .limit(1_000)
  const measured = await lastMeasurements(db, ids, now)
  const contactOf = ({ gatewayId, deviceId, contactedAt }: (typeof found)[number]) => {
    const measuredAt = measured.find((one) => one.gatewayId === gatewayId && one.deviceIds.includes(deviceId))?.at
    return measuredAt && (!contactedAt || measuredAt > contactedAt) ? measuredAt : contactedAt
  }
  return rows.map(({ installation, gateway }) => ({
    ...gateway,
    configurationId: installation.id,
    installationId: installation.vendorInstallationId,
    siteId: installation.siteId,
    lastScanAt: gateway.lastScanAt?.toISOString() ?? null,
    addedAt: installation.addedAt.toISOString(),
    updatedAt: installation.updatedAt.toISOString(),
    connection: connectionOf(gateway.contactedAt, now),
    appliances: found
      .filter((appliance) => appliance.gatewayId === gateway.id)
      .map((appliance) => ({
        ...appliance,
        addedAt: appliance.addedAt.toISOString(),
        updatedAt: appliance.updatedAt.toISOString(),
        connection: connectionOf(contactOf(appliance), now),
      })),
  }))
}

type Measurement = { gatewayId: string; at: Date; deviceIds: string[] }

/**
 * What each gateway measured last, and of which appliances: they were heard then, though nobody wrote it down for each. Not
 * looked for beyond the time after which a connection counts as lost.
 */
async function lastMeasurements(db: Db, gatewayIds: readonly string[], now: Date): Promise<Measurement[]> {
  const { rows } = await db.execute<{ gateway_id: string; at: Date; device_ids: string[] }>(sql`
    select g.id as gateway_id, s.at, array(select one ->> 'deviceId' from jsonb_array_elements(s.appliances) one) as device_ids
    from ${gateways} g
    cross join lateral (
      select at, appliances from ${samples}
      where site_id = g.site_id and source_id = g.id and at > ${new Date(now.getTime() - lostAfterMs)}
      order by at desc limit 1
    ) s
    where g.id = any(${sql.param([...gatewayIds])})`)
  return rows.map((row) => ({ gatewayId: row.gateway_id, at: new Date(row.at), deviceIds: row.device_ids }))
}
