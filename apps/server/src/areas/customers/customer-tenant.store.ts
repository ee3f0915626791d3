import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customers } from '../../db/schema/customers.ts'
import type { CustomerRecord } from './customers.store.ts'

/** The partner to whom a tenant belongs, kept from changing until the transaction ends. */
export async function shareCustomerOfTenant(db: Db, partnerTenantId: string): Promise<CustomerRecord | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.partnerTenantId, partnerTenantId)).for('share')
  return row
}

/** Puts customers below another tenant, and their mails with them. */
export async function moveToTenant(db: Db, ids: readonly string[], tenantId: string, at: Date): Promise<void> {
  const keys = sql`any(${sql.param(ids)}::uuid[])`
  await db
    .update(customers)
    .set({ tenantId, updatedAt: at, version: sql`${customers.version} + 1` })
    .where(sql`${customers.id} = ${keys}`)
  await db.execute(sql`update outbox_mails set tenant_id = ${tenantId} where customer_id = ${keys}`)
}
