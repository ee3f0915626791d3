import { type SQL, sql } from 'drizzle-orm'
import { all } from '../../db/filter-sql.ts'
import { type CustomerListQuery, type CustomerScope, conditionsOf, found, within } from './lists/customer-list.views.ts'

/** Everybody a list shows, page or no page: a relation of their keys. */
export function keysOfList(scope: CustomerScope, query: Pick<CustomerListQuery, 'filter' | 'searchValue'>): SQL {
  return sql`select id from ${found(query)} where ${all([within(scope), ...conditionsOf(query)])}`
}
