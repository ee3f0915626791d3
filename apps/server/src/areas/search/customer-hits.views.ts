import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import type { Scope } from '../../db/scope.ts'
import { tenantWord, tsqueryOf } from '../../platform/words.ts'

/** Customers that are ranked. Of more, nobody can tell which is meant. */
export const candidatesMax = 60

/** A search that finds this many among the newest customers finds too many for the index to collect. */
const manyFound = 30
const walkMax = 2_000
/** So many of each affiliate, for those who see all of them. */
const walkOfEach = 500

/** What customers must match, and the part of it that the index looks up: it would collect too much for words of a letter or two. */
export type WordsQuery = { all: string; indexed: string }

/** The customers that match words of the index. */
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
 * The customers of which words begin as typed. A few letters begin words of half the customers, which the index would collect
 * first: such a search finds enough among the newest.
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

/** A partner's customers are few among all that match: the index finds both at once. */
function withinTenant(scope: Scope, query: string): string {
  return scope.kind === 'partner' ? `(${query}) & ${tsqueryOf([[tenantWord(scope.tenantId)]], '')}` : query
}

/** Partners that a word stands for; a word of more partners than this is none's name. */
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

/** Which of some queries for a single word find anything. */
export async function findKnownWords(db: Db, queries: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ query: string }>(sql`
    select asked.query from unnest(${sql.param([...queries])}::text[]) asked(query)
    where exists (
      with hits as materialized (select id from customers where search_words @@ asked.query::tsquery)
      select from hits limit 1
    )`)
  return new Set(rows.map((row) => row.query))
}
