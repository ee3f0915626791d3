import { type SQL, sql } from 'drizzle-orm'
import type { CustomerRule } from '../../db/customer-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { all } from '../../db/filter-sql.ts'
import { type CustomerListQuery, type CustomerScope, conditionsOf, within } from './lists/customer-rows.views.ts'
import { found } from './lists/customer-search.views.ts'

/** Purged customers have nothing to export. */
export const exportRule: CustomerRule = { refusals: sql`when ${customers.status} = 'deleted' then 'CustomerPurged'` }

/** Selects the IDs of all customers that a list shows, whatever the page. */
export function keysOfList(scope: CustomerScope, query: Pick<CustomerListQuery, 'filter' | 'searchValue'>): SQL {
  return sql`select id from ${found(query)} where ${all([within(scope), ...conditionsOf(query)])}`
}
