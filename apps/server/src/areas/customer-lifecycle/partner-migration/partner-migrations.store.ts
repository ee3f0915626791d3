import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customers, partnerMigrations } from '../../../db/domains/customers/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { CustomerRecord } from '../customer-lifecycle.store.ts'

export type MigrationRecord = typeof partnerMigrations.$inferSelect

export async function hasRunning(tx: Tx, customerId: string): Promise<boolean> {
  const running = and(eq(partnerMigrations.customerId, customerId), eq(partnerMigrations.status, 'running'))
  return (await tx.$count(partnerMigrations, running)) > 0
}

export async function countCustomersOf(db: Db, tenantId: string): Promise<number> {
  return db.$count(customers, and(eq(customers.tenantId, tenantId), sql`${customers.status} <> 'deleted'`))
}

export async function insertMigration(tx: Tx, row: typeof partnerMigrations.$inferInsert): Promise<void> {
  await tx.insert(partnerMigrations).values(row)
}

export async function changeMigration(tx: Tx, id: string, fields: Partial<MigrationRecord>): Promise<void> {
  await tx.update(partnerMigrations).set(fields).where(eq(partnerMigrations.id, id))
}

/** Skips migrations that another process works on. */
export async function lockIdleMigration(tx: Tx): Promise<MigrationRecord | undefined> {
  const [row] = await tx
    .select()
    .from(partnerMigrations)
    .where(eq(partnerMigrations.status, 'running'))
    .orderBy(asc(partnerMigrations.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Locks the next customers of a migration in key order. */
export async function lockNext(tx: Tx, { sourceTenantId, afterId }: MigrationRecord, limit: number): Promise<CustomerRecord[]> {
  return tx
    .select()
    .from(customers)
    .where(
      and(eq(customers.tenantId, sourceTenantId), sql`${customers.status} <> 'deleted'`, afterId ? gt(customers.id, afterId) : undefined),
    )
    .orderBy(asc(customers.id))
    .limit(limit)
    .for('update')
}
