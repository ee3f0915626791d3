import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { appliances, gatewayPlaces, gateways } from '../../../db/domains/gateways/tables.ts'
import { installations } from '../../../db/domains/installations/tables.ts'
import { unallocatedInstallations } from '../../../db/domains/unallocated-installations/tables.ts'
import { scopeSql } from '../../../db/filter-sql.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A gateway, and the customer it is paired with or the unallocated installation it belongs to. */
export type Box = {
  id: string
  serialNumber: string
  vendorName: string
  ownerId: string | null
  unallocatedInstallationId: string | null
} & Pick<typeof gateways.$inferSelect, 'state' | 'tenantId' | 'affiliateId' | 'companyId' | 'credentialRevokedAt'>

export async function lockBox(tx: Tx, startCode: string): Promise<Box | undefined> {
  const [row] = await tx.select().from(gateways).where(eq(gateways.startCode, startCode)).for('update')
  if (!row) return undefined
  const [head] = row.installationId
    ? await tx.select({ customerId: installations.customerId }).from(installations).where(eq(installations.id, row.installationId))
    : []
  return { ...row, ownerId: head?.customerId ?? null }
}

/** The ID of an unallocated installation, if it is within the scope. */
export async function findUnallocatedWithin(tx: Tx, scope: Scope, id: string): Promise<string | undefined> {
  const table = unallocatedInstallations
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), scopeSql(scope, table)))
  return row?.id
}

export async function findGatewayOf(db: Db, customerId: string): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: installations.id })
    .from(installations)
    .where(and(eq(installations.customerId, customerId), eq(installations.kind, 'gateway')))
  return row
}

export async function pairBox(tx: Tx, id: string, place: { installationId: string; siteId: string }): Promise<void> {
  await tx
    .update(gateways)
    .set({ ...place, unallocatedInstallationId: null })
    .where(eq(gateways.id, id))
}

type Paired = { id: string; installationId: string; siteId: string; serialNumber: string }

/** Locks a customer's gateway, by our ID or its serial number. Without a key, locks the customer's only gateway. */
export async function lockGatewayOf(tx: Tx, customerId: string, key?: string): Promise<Paired | undefined> {
  const [row] = await tx
    .select({ id: gateways.id, installationId: installations.id, siteId: installations.siteId, serialNumber: gateways.serialNumber })
    .from(gateways)
    .innerJoin(installations, eq(installations.id, gateways.installationId))
    .where(
      and(
        eq(installations.customerId, customerId),
        key === undefined ? undefined : sql`${key} in (${installations.id}::text, ${installations.vendorInstallationId})`,
      ),
    )
    .for('update')
  return row
}

/** Undefined unless the gateway is in a customer's home. */
export async function lockHomeOf(tx: Tx, gatewayId: string): Promise<(Paired & { customerId: string }) | undefined> {
  const [row] = await tx
    .select({
      id: gateways.id,
      installationId: installations.id,
      customerId: installations.customerId,
      siteId: installations.siteId,
      serialNumber: gateways.serialNumber,
    })
    .from(gateways)
    .innerJoin(installations, eq(installations.id, gateways.installationId))
    .where(eq(gateways.id, gatewayId))
    .for('update')
  return row
}

/** Deletes what gateways found in their homes, and the places where they had to search. */
export async function forgetHomes(tx: Tx, gatewayIds: readonly string[]): Promise<void> {
  await tx.delete(appliances).where(inArray(appliances.gatewayId, [...gatewayIds]))
  await tx.delete(gatewayPlaces).where(inArray(gatewayPlaces.gatewayId, [...gatewayIds]))
}

export function listAppliancesOf(tx: Tx, gatewayId: string) {
  return tx
    .select({ deviceId: appliances.deviceId, kind: appliances.kind, type: appliances.type, reverseFlow: appliances.reverseFlow })
    .from(appliances)
    .where(eq(appliances.gatewayId, gatewayId))
}

/** A kind that a member gave once stays chosen. */
export const chosenSql = (kind: ApplianceKind) => sql<boolean>`${appliances.isKindChosen} or ${appliances.kind} <> ${kind}`

type ApplianceChange = { deviceId: string; kind: ApplianceKind; reverseFlow: boolean }

export async function setAppliance(tx: Tx, gatewayId: string, { deviceId, kind, reverseFlow }: ApplianceChange, at: Date): Promise<void> {
  await tx
    .update(appliances)
    .set({ kind, isKindChosen: chosenSql(kind), reverseFlow, doCountersFollowPower: null, updatedAt: at })
    .where(and(eq(appliances.gatewayId, gatewayId), eq(appliances.deviceId, deviceId)))
}

/** The appliance of a customer's smart meter, if the vendor's gateway found it. */
export async function findMeterAppliance(db: Db, customerId: string, key: string) {
  const { rows } = await db.execute<{
    configurationId: string
    deviceId: string | null
    kind: ApplianceKind | null
    reverseFlow: boolean | null
  }>(sql`
    select i.id as "configurationId", found.device_id as "deviceId", found.kind, found.reverse_flow as "reverseFlow" from ${installations} i
    left join lateral (
      select a.device_id, a.kind, a.reverse_flow from ${gateways} g join ${appliances} a on a.gateway_id = g.id
      join ${installations} h on h.id = g.installation_id and h.vendor_id = i.vendor_id
      where g.site_id = i.site_id and a.type = 'Meter' and a.serial_number in (i.serial_number, i.vendor_installation_id)
      order by a.added_at, a.id limit 1
    ) found on true
    where i.customer_id = ${customerId} and i.kind = 'meter' and ${key} in (i.id::text, i.vendor_installation_id)
    order by i.added_at limit 1`)
  return rows[0]
}
