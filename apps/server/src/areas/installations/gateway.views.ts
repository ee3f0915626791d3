import type { Gateway } from '@wattdesk/contract/installations/gateway.ts'
import { connectionOf } from '@wattdesk/contract/installations/installation.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { appliances } from '../../db/schema/appliances.ts'
import { gateways } from '../../db/schema/gateways.ts'
import { installations } from '../../db/schema/installations.ts'

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
  return rows.map(({ installation, gateway }) => ({
    ...gateway,
    installationId: installation.id,
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
        connection: connectionOf(appliance.contactedAt, now),
      })),
  }))
}
