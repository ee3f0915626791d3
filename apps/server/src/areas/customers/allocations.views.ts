import type { Allocation } from '@wattdesk/contract/customers/record/models.ts'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { vendors } from '../../db/domains/vendors/tables.ts'
import { inNameOrder } from '../../db/name-order.ts'

/** A customer's installations by the vendor's account and the tenant they are assigned to. */
export async function listAllocationsOf(db: Db, customerId: string): Promise<Allocation[]> {
  const rows = await db
    .select({
      installation: { id: installations.id, kind: installations.kind, siteId: installations.siteId, addedAt: installations.addedAt },
      vendor: {
        id: vendors.id,
        name: vendors.name,
        displayName: vendors.displayName,
        category: vendors.category,
        referenceId: vendors.referenceId,
      },
      tenant: { id: tenants.id, name: tenants.name },
    })
    .from(installations)
    .innerJoin(vendors, eq(vendors.id, installations.vendorId))
    .innerJoin(customers, eq(customers.id, installations.customerId))
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(eq(installations.customerId, customerId))
    .orderBy(asc(inNameOrder(vendors.displayName)), asc(vendors.id), asc(installations.addedAt), asc(installations.id))
    .limit(1_000)
  return [...Map.groupBy(rows, (row) => row.vendor.id).values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    const assigned = some.map(({ installation }) => ({ ...installation, addedAt: installation.addedAt.toISOString() }))
    return [{ vendor: first.vendor, tenant: first.tenant, installations: assigned }]
  })
}
