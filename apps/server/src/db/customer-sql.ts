import type { SQL } from 'drizzle-orm'
import type { Scope } from './scope.ts'
import { scopeSql } from './filter-sql.ts'
import { customers } from './schema/customers.ts'

/** The customers of a scope. */
export function customerScopeSql(scope: Scope): SQL {
  return scopeSql(scope, { affiliateId: customers.affiliateId, tenantId: customers.tenantId, customerId: customers.id })
}
