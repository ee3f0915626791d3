import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { prepared } from '../../db/prepared-statements.ts'
import type { Tx } from '../../db/transaction.ts'

export type TenantRow = typeof tenants.$inferSelect

export async function findTenantRow(db: Db, id: string): Promise<TenantRow | undefined> {
  const [row] = await db
    .select()
    .from(tenants)
    .where(prepared(eq(tenants.id, id)))
  return row
}

export async function findOperatorRow(db: Db): Promise<TenantRow | undefined> {
  const [row] = await db.select().from(tenants).where(eq(tenants.kind, 'operator'))
  return row
}

export async function listAffiliateIdRows(db: Db): Promise<string[]> {
  const rows = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.kind, 'affiliate')).orderBy(asc(tenants.id))
  return rows.map((row) => row.id)
}

export async function insertTenant(db: Db, tenant: typeof tenants.$inferInsert): Promise<void> {
  await db.insert(tenants).values(tenant)
}

/** Locks the set-up of the deployment, for which there is no row to lock yet. */
export async function lockFoundingRow(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7240014)`)
}
