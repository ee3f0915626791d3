import type { SQL } from 'drizzle-orm'
import { scopeSql } from './filter-sql.ts'
import { customers } from './schema/customers.ts'
import type { Scope } from './scope.ts'

/** The customers of a scope. */
export function customerScopeSql(scope: Scope): SQL {
  return scopeSql(scope, { affiliateId: customers.affiliateId, tenantId: customers.tenantId, customerId: customers.id })
}
