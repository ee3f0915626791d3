import { connectionOf } from '@wattdesk/contract/installations/installation.ts'
import type { PvBattery } from '@wattdesk/contract/installations/pvbattery.ts'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { gateways } from '../../db/schema/gateways.ts'
import { installations } from '../../db/schema/installations.ts'
import { pvBatteryConfigurations } from '../../db/schema/pv-battery-configurations.ts'
import { pvPanels } from '../../db/schema/pv-panels.ts'
import { vendors } from '../../db/schema/vendors.ts'

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function listPvBatteriesOf(db: Db, customerId: string, now: Date): Promise<PvBattery[]> {
  return select(db, eq(installations.customerId, customerId), now)
}

/** A configuration by its own id or by the vendor's installation id. */
export async function findPvBattery(db: Db, customerId: string, idOrInstallationId: string, now: Date): Promise<PvBattery | undefined> {
  const byVendor = eq(pvBatteryConfigurations.installationId, idOrInstallationId)
  const which = isUuid.test(idOrInstallationId) ? or(eq(installations.id, idOrInstallationId), byVendor) : byVendor
  const [found] = await select(db, sql`${eq(installations.customerId, customerId)} and (${which})`, now)
  return found
}

/** Where a vendor's identifier is in use. */
export async function findByIdentifier(db: Db, identifier: string, vendorName: string | undefined) {
  const [row] = await db
    .select({ customerId: installations.customerId, vendor: { id: vendors.id, name: vendors.name, displayName: vendors.displayName } })
    .from(pvBatteryConfigurations)
    .innerJoin(installations, eq(installations.id, pvBatteryConfigurations.id))
    .innerJoin(vendors, eq(vendors.id, pvBatteryConfigurations.vendorId))
    .where(
      and(
        or(eq(pvBatteryConfigurations.installationId, identifier), eq(pvBatteryConfigurations.serialNumber, identifier)),
        vendorName ? eq(vendors.name, vendorName) : undefined,
      ),
    )
    .limit(1)
  return row
}

async function select(db: Db, where: SQL, now: Date): Promise<PvBattery[]> {
  const rows = await db
    .select({
      installation: installations,
      configuration: pvBatteryConfigurations,
      vendor: { id: vendors.id, name: vendors.name, displayName: vendors.displayName },
      contactedAt: gateways.contactedAt,
    })
    .from(installations)
    .innerJoin(pvBatteryConfigurations, eq(pvBatteryConfigurations.id, installations.id))
    .innerJoin(vendors, eq(vendors.id, pvBatteryConfigurations.vendorId))
    .leftJoin(gateways, eq(gateways.serialNumber, pvBatteryConfigurations.gatewaySerialNumber))
    .where(where)
    .orderBy(asc(installations.addedAt), asc(installations.id))
    .limit(500)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.installation.id)
  const panels = await db.select().from(pvPanels).where(inArray(pvPanels.configurationId, ids)).orderBy(asc(pvPanels.position))
  return rows.map((row) => ({
    ...row.configuration,
    ...row.installation,
    configurationId: row.installation.id,
    vendor: row.vendor,
    hasApiKey: row.configuration.apiKey !== null,
    pvPanels: panels
      .filter((panel) => panel.configurationId === row.installation.id)
      .map((panel) => ({ ...panel, shadeLevel: panel.shadedSegmentsCount / 100 })),
    connection: connectionOf(row.contactedAt, now),
    addedAt: row.installation.addedAt.toISOString(),
    updatedAt: row.installation.updatedAt.toISOString(),
  }))
}
