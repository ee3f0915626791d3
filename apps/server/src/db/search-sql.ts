import { type SQL, sql } from 'drizzle-orm'
import { customers } from './domains/customers/tables.ts'
import { escapeLike } from './filter-sql.ts'

/**
 * Whether words match a query. The query is in a subselect, which hides its value from the planner: one prepared plan then serves every
 * search. Planning a search takes several times as long as running a rare one.
 */
export function matchesSql(words: SQL, query: string): SQL {
  return sql`${words} @@ (select ${query}::tsquery)`
}

/**
 * Whether a name contains a typed text, or words that begin like its words (`beginnings`), whatever their diacritics. For short lists, because
 * no index is used.
 */
export function isNamedSql(name: SQL, { typed, beginnings }: { typed: string; beginnings: string }): SQL {
  return sql`(lower(${name}) like ${`%${escapeLike(typed.toLowerCase())}%`} or words_of(${name}) @@ ${beginnings}::tsquery)`
}

/**
 * The customers whose words match, in place of the table. `offset 0` keeps the planner from combining the index of words with others,
 * which would read half the table for nothing.
 */
export function matchingCustomers(query: string): SQL {
  return sql`(select *, ctid as place from ${customers} where ${matchesSql(sql`search_words`, query)} offset 0) as ${customers}`
}

/**
 * How many customers match, estimated from how far the ones read (`from`, with `place`) reach into the table: PostgreSQL reads them in its
 * order.
 */
export function estimatedMatches(from: SQL): SQL {
  const pages = sql`pg_relation_size('customers') / current_setting('block_size')::int`
  return sql`(select coalesce(count(*) * ${pages} / ((max(place)::text::point)[0] + 1), 0)::float8 from ${from})`
}

/**
 * Like `matchingCustomers`, but of a frequent word only about `max` matches, chosen at random: `gin_fuzzy_search_limit` of PostgreSQL
 * (https://www.postgresql.org/docs/current/gin.html#GIN-TIPS). Enough to tell that there are many, for a fraction of the time of reading
 * all. The statement must end the limit by `endOfSample`, because it lasts until the end of the transaction.
 */
export function sampleOfMatches(query: string, max: number): SQL {
  const asked = sql`select words from (select ${limitedTo(max)}, ${query}::tsquery as words) asked`
  return sql`(select *, ctid as place from ${customers} where search_words @@ (${asked}) offset 0) as ${customers}`
}

/** To be selected beside an aggregate of the sample, so that it is evaluated after it. */
export const endOfSample: SQL = limitedTo(0)

function limitedTo(rows: number): SQL {
  return sql`set_config('gin_fuzzy_search_limit', ${sql.raw(`'${rows}'`)}, true)`
}

/**
 * A limit that the planner cannot see. With a known limit, the plan for the given values looks cheaper than the generic one, and the
 * statement is planned at each use.
 */
export function hiddenLimit(rows: number): SQL {
  return sql`limit (select ${sql.raw(String(rows))})`
}
