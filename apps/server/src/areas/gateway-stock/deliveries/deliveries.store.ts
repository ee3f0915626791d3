import type { DeliveryOutcome } from '@wattdesk/contract/gateway-stock/deliveries/terms.ts'
import type { ImportFault } from '@wattdesk/contract/imports/models.ts'
import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { gatewayDeliveries, gatewayDeliveryRows, gateways } from '../../../db/domains/gateways/tables.ts'
import { scopeSql } from '../../../db/filter-sql.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/transaction.ts'
import { type Within, withinSql } from '../gateway-stock.store.ts'

export type DeliveryRecord = typeof gatewayDeliveries.$inferSelect
export type NewDelivery = typeof gatewayDeliveries.$inferInsert
export type RowRecord = typeof gatewayDeliveryRows.$inferSelect
export type NewGateway = Omit<typeof gateways.$inferInsert, 'state'>

export async function insertDelivery(tx: Tx, delivery: NewDelivery, rows: readonly Omit<RowRecord, 'deliveryId'>[]): Promise<void> {
  await tx.insert(gatewayDeliveries).values(delivery)
  await tx.insert(gatewayDeliveryRows).values(rows.map((row) => ({ ...row, deliveryId: delivery.id })))
}

export async function findDelivery(db: Db, scope: Scope, id: string): Promise<DeliveryRecord | undefined> {
  const [row] = await db
    .select()
    .from(gatewayDeliveries)
    .where(and(eq(gatewayDeliveries.id, id), scopeSql(scope, gatewayDeliveries)))
  return row
}

export async function lockDelivery(tx: Tx, scope: Scope, id: string): Promise<DeliveryRecord | undefined> {
  const [row] = await tx
    .select()
    .from(gatewayDeliveries)
    .where(and(eq(gatewayDeliveries.id, id), scopeSql(scope, gatewayDeliveries)))
    .for('update')
  return row
}

export async function changeDelivery(tx: Tx, id: string, change: Partial<NewDelivery>): Promise<void> {
  await tx.update(gatewayDeliveries).set(change).where(eq(gatewayDeliveries.id, id))
}

/** What the file states in each row. */
export async function listGiven(db: Db, deliveryId: string): Promise<Pick<RowRecord, 'row' | 'given'>[]> {
  return db
    .select({ row: gatewayDeliveryRows.row, given: gatewayDeliveryRows.given })
    .from(gatewayDeliveryRows)
    .where(eq(gatewayDeliveryRows.deliveryId, deliveryId))
    .orderBy(asc(gatewayDeliveryRows.row))
}

export async function listPlanned(tx: Tx, deliveryId: string): Promise<RowRecord[]> {
  return tx
    .select()
    .from(gatewayDeliveryRows)
    .where(and(eq(gatewayDeliveryRows.deliveryId, deliveryId), eq(gatewayDeliveryRows.outcome, 'planned')))
    .orderBy(asc(gatewayDeliveryRows.row))
}

/** Adds gateways except those whose serial number or start code is taken. Returns the IDs of those added. */
export async function insertGateways(tx: Tx, rows: readonly NewGateway[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const added = await tx
    .insert(gateways)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: gateways.id })
  return new Set(added.map(({ id }) => id))
}

export type Settled = { row: number; outcome: DeliveryOutcome; faults: ImportFault[]; gatewayId: string | null }

/** From now on, the gateway has the start code instead of the row. */
export async function settleRows(tx: Tx, deliveryId: string, settled: readonly Settled[]): Promise<void> {
  await tx.execute(sql`
    update gateway_delivery_rows r set outcome = s.outcome, faults = s.faults, gateway_id = s."gatewayId", given = r.given - 'startCode'
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s (row integer, outcome text, faults jsonb, "gatewayId" uuid)
    where r.delivery_id = ${deliveryId} and r.row = s.row`)
}

/** Gateways with one of the given numbers, of any tenant. */
export async function listNumbered(db: Db, scope: Scope, { serials, codes }: { serials: readonly string[]; codes: readonly string[] }) {
  return db
    .select({
      id: gateways.id,
      serialNumber: gateways.serialNumber,
      startCode: gateways.startCode,
      isSeen: sql<boolean>`coalesce(${scopeSql(scope, gateways)}, false)`,
    })
    .from(gateways)
    .where(or(inArray(gateways.serialNumber, [...serials]), inArray(gateways.startCode, [...codes])))
}

export async function listDelivered(db: Db, within: Within, deliveryId: string): Promise<string[]> {
  const rows = await db
    .select({ id: gateways.id })
    .from(gateways)
    .where(and(eq(gateways.deliveryId, deliveryId), ...withinSql(within)))
  return rows.map(({ id }) => id)
}

/** Deletes previews that were not carried out. */
export async function deleteExpired(db: Db, before: Date): Promise<void> {
  await db.delete(gatewayDeliveries).where(and(eq(gatewayDeliveries.status, 'previewed'), lt(gatewayDeliveries.expiresAt, before)))
}
