import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import type { Scope } from '../../db/scope.ts'
import { tenantWord, tsqueryOf } from '../../platform/words.ts'

/** At most this many customers are ranked. A search that matches more is too vague to rank. */
export const candidatesMax = 60

/** A search with this many hits among the newest customers is too broad for the index. */
const manyFound = 30
const walkMax = 2_000
/** Newest customers searched per affiliate, for members who see all affiliates. */
const walkOfEach = 500

/** The whole query, and the part the index looks up. Words of one or two letters match too much for the index. */
export type WordsQuery = { all: string; indexed: string }

/** Customers that match by the index. */
export async function findByWords(db: Db, scope: Scope, { all, indexed }: WordsQuery): Promise<string[]> {
  const isIndexed = all === indexed
  const { rows } = await db.execute<{ id: string }>(sql`
    -- Planned for all rows, and read for the first ones: with a limit of its own the planner prefers to read the table.
    with hits as materialized (
      select ${isIndexed ? sql`id` : sql`id, search_words`} from customers
      where search_words @@ ${withinTenant(scope, indexed)}::tsquery and status <> 'deleted' and ${customerScopeSql(scope)}
    )
    select id from hits ${isIndexed ? sql`` : sql`where search_words @@ ${all}::tsquery`} limit ${sql.raw(String(candidatesMax))}`)
  return rows.map((row) => row.id)
}

/**
 * Customers with words that begin as typed. A few letters match half the customers, and the index would collect all of them
 * first, so broad searches read only the newest customers.
 */
export async function findByBeginnings(db: Db, scope: Scope, query: WordsQuery): Promise<string[]> {
  const newest = await findAmongNewest(db, scope, query.all)
  if (newest.isAll || newest.ids.length >= manyFound) return newest.ids
  return [...new Set([...newest.ids, ...(await findByWords(db, scope, query))])]
}

async function findAmongNewest(db: Db, scope: Scope, query: string): Promise<{ ids: string[]; isAll: boolean }> {
  const most = scope.kind === 'all' ? walkOfEach : walkMax
  const order = sql.raw(`order by created_at desc nulls last, id desc limit ${most}`)
  const newest =
    scope.kind === 'partner'
      ? sql`select id, search_words from customers where tenant_id = ${scope.tenantId} and status <> 'deleted' ${order}`
      : sql`select newest.id, newest.search_words
          from tenants
          cross join lateral (select id, search_words from customers where affiliate_id = tenants.id and status <> 'deleted' ${order}) newest
          where tenants.kind = 'affiliate' and ${scope.kind === 'all' ? sql`true` : sql`tenants.id = ${scope.affiliateId}`}`
  const { rows } = await db.execute<{ ids: string[]; seen: number }>(sql`
    with newest as materialized (${newest})
    select array(select id from newest where search_words @@ ${query}::tsquery limit ${sql.raw(String(candidatesMax))}) as ids,
      (select count(*) from newest)::int as seen`)
  const [found] = rows
  return { ids: found?.ids ?? [], isAll: (found?.seen ?? 0) < most }
}

/** Adds the partner's tenant to the query, so the index returns only that partner's few customers. */
function withinTenant(scope: Scope, query: string): string {
  return scope.kind === 'partner' ? `(${query}) & ${tsqueryOf([[tenantWord(scope.tenantId)]], '')}` : query
}

/** A word that matches more partners than this is not treated as a partner's name. */
const namesakesMax = 20

/** The tenants of the partners that match each query by their name or their brand. */
export async function findPartnerTenants(db: Db, scope: Scope, queries: readonly string[]): Promise<string[][]> {
  if (scope.kind !== 'all' && scope.kind !== 'affiliate') return queries.map(() => [])
  const within = scope.kind === 'affiliate' ? sql`t.affiliate_id = ${scope.affiliateId}` : sql`true`
  const { rows } = await db.execute<{ ids: string[] }>(sql`
    select array(
      with partners as materialized (
        select t.id from tenants t where t.kind = 'partner' and words_of(t.name) @@ asked.query::tsquery and t.removed_at is null and ${within}
      ), brands as materialized (
        select t.id from white_labels w join tenants t on t.id = w.tenant_id
        where words_of(w.app_name) @@ asked.query::tsquery and t.removed_at is null and ${within}
      )
      select id from partners union select id from brands limit ${sql.raw(String(namesakesMax + 1))}
    ) as ids
    from unnest(${sql.param([...queries])}::text[]) with ordinality asked(query, place) order by asked.place`)
  return rows.map(({ ids }) => (ids.length > namesakesMax ? [] : ids))
}

/** Those of the words that a customer has whole, or that begin a word of one. */
export async function findKnownWords(db: Db, words: { whole: readonly string[]; beginnings: readonly string[] }): Promise<Set<string>> {
  const whole = sql.param([...words.whole])
  const beginnings = sql.param([...words.beginnings])
  // The highest character ends the range of the words that begin so.
  const within = (word: SQL, from: SQL) => sql`${word} >= ${from} collate "C" and ${word} < (${from} || chr(1114111)) collate "C"`
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from customer_words where word = any(${whole}::text[])
    union select word from customer_word_changes where is_added and word = any(${whole}::text[])
    union
    select asked from unnest(${beginnings}::text[]) asked
    where exists (select from customer_words known where ${within(sql`known.word`, sql`asked`)})
      or exists (select from customer_word_changes known where is_added and ${within(sql`known.word`, sql`asked`)})`)
  return new Set(rows.map((row) => row.word))
}
