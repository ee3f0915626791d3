import type { SaleStepStatus } from '@wattdesk/contract/sales/terms.ts'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { saleSteps, sales } from '../../db/domains/sales/tables.ts'

export type SaleRecord = typeof sales.$inferSelect
export type StepRecord = typeof saleSteps.$inferSelect
export type NewSale = typeof sales.$inferInsert
export type NewStep = Omit<typeof saleSteps.$inferInsert, 'saleId' | 'status'> & { status?: SaleStepStatus }

export async function insertSale(db: Db, sale: NewSale, steps: readonly NewStep[]): Promise<void> {
  await db.insert(sales).values(sale)
  await db.insert(saleSteps).values(steps.map((step) => ({ status: 'pending' as const, ...step, saleId: sale.id })))
}

export async function countCurrentSales(db: Db, customerId: string): Promise<number> {
  return db.$count(sales, and(eq(sales.customerId, customerId), isNull(sales.archivedAt)))
}

/** Loads and locks a sale, so that only this transaction can change it or its steps. */
export async function lockSale(db: Db, customerId: string, saleId: string): Promise<SaleRecord | undefined> {
  const [row] = await db
    .select()
    .from(sales)
    .where(and(eq(sales.id, saleId), eq(sales.customerId, customerId)))
    .for('update')
  return row
}

export async function findSale(db: Db, customerId: string, saleId: string): Promise<SaleRecord | undefined> {
  const [row] = await db
    .select()
    .from(sales)
    .where(and(eq(sales.id, saleId), eq(sales.customerId, customerId)))
  return row
}

/** A current sale of a kind that was started from a template since an instant. */
export async function findStartedSince(
  db: Db,
  { customerId, templateName, installationKind }: Pick<SaleRecord, 'customerId' | 'installationKind'> & { templateName: string },
  since: Date,
): Promise<SaleRecord | undefined> {
  const [row] = await db
    .select()
    .from(sales)
    .where(
      and(
        eq(sales.customerId, customerId),
        eq(sales.templateName, templateName),
        eq(sales.installationKind, installationKind),
        gt(sales.createdAt, since),
        isNull(sales.archivedAt),
      ),
    )
    .limit(1)
  return row
}

export async function readSteps(db: Db, saleIds: readonly string[]): Promise<StepRecord[]> {
  if (saleIds.length === 0) return []
  return db
    .select()
    .from(saleSteps)
    .where(inArray(saleSteps.saleId, [...saleIds]))
    .orderBy(asc(saleSteps.saleId), asc(saleSteps.position))
}

export async function changeSale(db: Db, id: string, fields: Partial<NewSale>): Promise<void> {
  await db.update(sales).set(fields).where(eq(sales.id, id))
}

export async function changeStep(db: Db, saleId: string, position: number, fields: Partial<NewStep>): Promise<void> {
  await db
    .update(saleSteps)
    .set(fields)
    .where(and(eq(saleSteps.saleId, saleId), eq(saleSteps.position, position)))
}

/** Which of these installations a sale claims. */
export async function listLinkedInstallations(db: Db, installationIds: readonly string[]): Promise<Set<string>> {
  if (installationIds.length === 0) return new Set()
  const rows = await db
    .select({ id: sales.installationId })
    .from(sales)
    .where(inArray(sales.installationId, [...installationIds]))
  return new Set(rows.flatMap((row) => (row.id ? [row.id] : [])))
}
