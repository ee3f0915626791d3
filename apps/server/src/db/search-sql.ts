import { type SQL, sql } from 'drizzle-orm'
import { customers } from './domains/customers/tables.ts'

/**
 * Whether words match a query. The query is in a subselect, which hides its value from the planner: one prepared plan then serves every
 * search. Planning a search takes several times as long as running a rare one.
 */
export function matchesSql(words: SQL, query: string): SQL {
  return sql`${words} @@ (select ${query}::tsquery)`
}

/**
 * The customers whose words match, in place of the table. `offset 0` keeps the planner from combining the index of words with others,
 * which would read half the table for nothing.
 */
export function matchingCustomers(query: string): SQL {
  return sql`(select * from ${customers} where ${matchesSql(sql`search_words`, query)} offset 0) as ${customers}`
}

/**
 * A limit that the planner cannot see. With a known limit, the plan for the given values looks cheaper than the generic one, and the
 * statement is planned at each use.
 */
export function hiddenLimit(rows: number): SQL {
  return sql`limit (select ${sql.raw(String(rows))})`
}
