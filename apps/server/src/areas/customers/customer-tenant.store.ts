import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customers } from '../../db/schema/customers.ts'
import type { CustomerRecord } from './customers.store.ts'

/** The partner to whom a tenant belongs, kept from changing until the transaction ends. */
export async function shareCustomerOfTenant(db: Db, partnerTenantId: string): Promise<CustomerRecord | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.partnerTenantId, partnerTenantId)).for('share')
  return row
}

/** Moves customers to another tenant. */
export async function moveToTenant(db: Db, ids: readonly string[], tenantId: string, at: Date): Promise<void> {
  await db
    .update(customers)
    .set({ tenantId, updatedAt: at, version: sql`${customers.version} + 1` })
    .where(sql`${customers.id} = any(${sql.param(ids)}::uuid[])`)
}
