import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/schema/customers.ts'
import { partnerMigrations } from '../../db/schema/partner-migrations.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Scope } from '../../platform/caller.ts'
import type { CustomerRecord } from './customer-lifecycle.store.ts'
import { anyOf } from './purge.store.ts'

export type MigrationRecord = typeof partnerMigrations.$inferSelect

export async function findPartner(db: Db, scope: Scope, id: string): Promise<CustomerRecord | undefined> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), customerScopeSql(scope)))
  return row
}

/** How the partner is whose tenant it is; it stays so until the transaction ends. */
export async function sharePartnerStatus(tx: Tx, partnerTenantId: string): Promise<CustomerRecord['status'] | undefined> {
  const [row] = await tx
    .select({ status: customers.status })
    .from(customers)
    .where(eq(customers.partnerTenantId, partnerTenantId))
    .for('share')
  return row?.status
}

export async function hasRunning(tx: Tx, customerId: string): Promise<boolean> {
  return (
    (await tx.$count(partnerMigrations, and(eq(partnerMigrations.customerId, customerId), eq(partnerMigrations.status, 'running')))) > 0
  )
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

/** A running migration that no other process is at, the one started first. */
export async function holdIdleMigration(tx: Tx): Promise<MigrationRecord | undefined> {
  const [row] = await tx
    .select()
    .from(partnerMigrations)
    .where(eq(partnerMigrations.status, 'running'))
    .orderBy(asc(partnerMigrations.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** The next customers of a migration, held in the order of their keys. */
export async function holdNext(tx: Tx, { sourceTenantId, afterId }: MigrationRecord, limit: number): Promise<CustomerRecord[]> {
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

export async function moveCustomers(tx: Tx, ids: readonly string[], tenantId: string, at: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ tenantId, updatedAt: at, version: sql`${customers.version} + 1` })
    .where(anyOf(customers.id, ids))
  await tx.execute(sql`update outbox_mails set tenant_id = ${tenantId} where ${anyOf(sql.identifier('customer_id'), ids)}`)
}

/** Takes from customers what those below a partner may not have; answers the names, by customer. */
export async function dropPartnerlessGroups(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ customerId: string; name: string }>(sql`
    delete from customer_feature_groups a using feature_groups g
    where ${anyOf(sql`a.customer_id`, ids)} and g.id = a.group_id and not g.available_to_partner_tenants
    returning a.customer_id as "customerId", g.name`)
  const byCustomer = Map.groupBy(rows, (row) => row.customerId)
  return new Map([...byCustomer].map(([id, some]) => [id, some.map((row) => row.name).sort()]))
}
