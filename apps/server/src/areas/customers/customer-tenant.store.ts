import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customers } from '../../db/schema/customers.ts'
import type { CustomerRecord } from './customers.store.ts'

/** The partner to whom a tenant belongs, kept from changing until the transaction ends. */
export async function shareCustomerOfTenant(db: Db, partnerTenantId: string): Promise<CustomerRecord | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.partnerTenantId, partnerTenantId)).for('share')
  return row
}

export async function moveMailsOf(db: Db, customerId: string, tenantId: string): Promise<void> {
  await db.execute(sql`update outbox_mails set tenant_id = ${tenantId} where customer_id = ${customerId}`)
}
