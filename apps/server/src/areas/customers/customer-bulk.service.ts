/**
 * Adds many customers from a relation of validated rows, like `addCustomer` but in sets. A row whose e-mail, reference or ID
 * is taken meanwhile is skipped without affecting the others. The caller writes the activity entries.
 */
import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../db/transaction.ts'
import type { Tenant } from '../tenants/tenants.service.ts'
import { type BulkChange, insertCustomersFrom, updateCustomersFrom } from './customer-bulk.store.ts'
import { nameTenantsOfPartners } from './customer-tenant.store.ts'

/** Creates a customer with first user, site and partner tenant from each row. Returns their number. */
export async function addCustomersFrom(tx: Tx, rows: SQL, { tenant, at }: { tenant: Tenant; at: Date }): Promise<number> {
  return insertCustomersFrom(tx, rows, { ...tenant, affiliateId: tenant.affiliateId ?? tenant.id, at })
}

/**
 * Changes many customers, their main users, main sites and, for partners, tenants; absent fields stay unchanged. The caller has locked
 * them, and has moved main users whose account gets another address.
 */
export async function changeCustomersInBulk(tx: Tx, changes: readonly BulkChange[], at: Date): Promise<void> {
  if (changes.length === 0) return
  await updateCustomersFrom(tx, changes, at)
  const renamed = changes.filter((change) => 'accountName' in change)
  if (renamed.length > 0)
    await nameTenantsOfPartners(
      tx,
      renamed.map((change) => change.customerId),
    )
}
