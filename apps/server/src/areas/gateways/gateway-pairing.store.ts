import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { gateways } from '../../db/schema/gateways.ts'
import type { Tx } from '../../db/transaction.ts'

/** A paired gateway and its site. */
export type GatewaySite = { gatewayId: string; siteId: string }

export async function findGatewaySite(db: Db, serialNumber: string): Promise<GatewaySite | undefined> {
  const [row] = await db
    .select({ gatewayId: gateways.id, siteId: gateways.siteId })
    .from(gateways)
    .where(and(eq(gateways.serialNumber, serialNumber), isNotNull(gateways.siteId)))
  return row?.siteId ? { gatewayId: row.gatewayId, siteId: row.siteId } : undefined
}

/** What a box reported about its former home goes with the pairing. */
export async function unpairGateways(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const freed = await tx
    .update(gateways)
    .set({ installationId: null, siteId: null, contactedAt: null, lastScanAt: null, scanState: 'unknown' })
    .where(inArray(gateways.id, [...ids]))
    .returning({ serialNumber: gateways.serialNumber })
  return freed.map((row) => row.serialNumber)
}
