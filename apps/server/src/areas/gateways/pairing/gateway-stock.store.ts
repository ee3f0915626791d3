import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { and, eq } from 'drizzle-orm'
import { appliances, gateways } from '../../../db/domains/gateways/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import { chosenSql } from './gateway-installation.store.ts'

export async function placeBox(tx: Tx, id: string, unallocatedInstallationId: string): Promise<void> {
  await tx.update(gateways).set({ unallocatedInstallationId }).where(eq(gateways.id, id))
}

/** Keeps the gateway from being paired or freed meanwhile. */
export async function lockGateway(tx: Tx, id: string): Promise<typeof gateways.$inferSelect | undefined> {
  const [row] = await tx.select().from(gateways).where(eq(gateways.id, id)).for('update')
  return row
}

export async function listGridMeters(tx: Tx, gatewayId: string): Promise<string[]> {
  const rows = await tx
    .select({ serialNumber: appliances.serialNumber })
    .from(appliances)
    .where(and(eq(appliances.gatewayId, gatewayId), eq(appliances.kind, 'GRID')))
  return rows.map(({ serialNumber }) => serialNumber ?? '')
}

export type ApplianceRow = typeof appliances.$inferSelect

export async function lockAppliance(tx: Tx, gatewayId: string, deviceId: string): Promise<ApplianceRow | undefined> {
  const [row] = await tx
    .select()
    .from(appliances)
    .where(and(eq(appliances.gatewayId, gatewayId), eq(appliances.deviceId, deviceId)))
    .for('update')
  return row
}

export async function changeAppliance(
  tx: Tx,
  id: string,
  change: { kind: ApplianceKind; peakPowerW: number | null; reverseFlow: boolean; updatedAt: Date },
): Promise<void> {
  await tx
    .update(appliances)
    .set({ ...change, isKindChosen: chosenSql(change.kind), doCountersFollowPower: null })
    .where(eq(appliances.id, id))
}
