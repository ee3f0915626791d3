import type { getTenantUser } from '@wattdesk/contract/customers/record/calls.ts'
import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerIdentities, customers, customerUsers } from '../../db/domains/customers/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'

type TenantUser = ResponseInput<typeof getTenantUser>

/**
 * Finds a user of a customer by the ID at the tenant's identity provider: the subject of the user's account, or, for the main user, that
 * of the customer.
 */
export async function findTenantUser(db: Db, customerId: string, uid: string): Promise<TenantUser | undefined> {
  const [row] = await db
    .select({ user: customerUsers, tenant: { id: tenants.id, name: tenants.name } })
    .from(customerUsers)
    .innerJoin(customers, eq(customers.id, customerUsers.customerId))
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .leftJoin(customerIdentities, eq(customerIdentities.customerUserId, customerUsers.id))
    .where(
      and(
        eq(customerUsers.customerId, customerId),
        or(sql`${customerIdentities.subject}::text = lower(${uid})`, and(customerUsers.isMain, eq(customers.idpId, uid))),
      ),
    )
    .limit(1)
  return row && { uid, ...row }
}
