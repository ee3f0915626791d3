import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { customers } from './domains/customers/tables.ts'
import { scopeSql } from './filter-sql.ts'
import type { Scope } from './scope.ts'

export function customerScopeSql(scope: Scope): SQL {
  return scopeSql(scope, { affiliateId: customers.affiliateId, tenantId: customers.tenantId, customerId: customers.id })
}

/**
 * The condition of an action on rows of `customers`: `refusals` are `when … then '<reason>'` clauses, `joins` the tables that they read,
 * `groupIds` the feature groups to assign. The area that owns the action states its rule once, for one customer and for many.
 */
export type CustomerRule = { refusals: SQL; joins?: SQL; groupIds?: SQL }

export const customerNotActive = sql`when ${customers.status} <> 'active' then 'CustomerNotActive'`

/** Null if the action is allowed. */
export async function findRefusal(db: Db, customerId: string, { refusals, joins = sql`` }: CustomerRule): Promise<string | null> {
  const { rows } = await db.execute<{ reason: string | null }>(
    sql`select case ${refusals} end as reason from customers ${joins} where ${eq(customers.id, customerId)}`,
  )
  return rows[0]?.reason ?? null
}
