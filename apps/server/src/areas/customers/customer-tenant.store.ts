import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import type { CustomerRecord } from './customers.store.ts'

export async function findCustomerOfTenant(db: Db, partnerTenantId: string): Promise<CustomerRecord | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.partnerTenantId, partnerTenantId))
  return row
}

/** The partner of a tenant, locked until the transaction ends. */
export async function shareCustomerOfTenant(db: Db, partnerTenantId: string): Promise<CustomerRecord | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.partnerTenantId, partnerTenantId)).for('share')
  return row
}

export async function moveToTenant(db: Db, ids: readonly string[], tenantId: string, at: Date): Promise<void> {
  await db
    .update(customers)
    .set({ tenantId, updatedAt: at, version: sql`${customers.version} + 1` })
    .where(sql`${customers.id} = any(${sql.param(ids)}::uuid[])`)
}

/** Renames the tenants of partners among the customers to their account names. */
export async function nameTenantsOfPartners(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update tenants t set name = c.account_name from customers c
    where c.id = any(${sql.param(ids)}::uuid[]) and t.id = c.partner_tenant_id and t.name <> c.account_name`)
}
