import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { prepared } from '../../db/prepared-statements.ts'
import type { Scope } from '../../db/scope.ts'
import { hiddenLimit, matchesSql, matchingCustomers } from '../../db/search-sql.ts'
import { tenantWord, tsqueryOf } from '../../platform/words.ts'

/** At most this many customers are ranked. A search that matches more is too vague to rank. */
export const candidatesMax = 60

/** A search with this many hits among the newest customers is too broad for the index. */
const manyFound = 20
const walkMax = 1_200
/** Newest customers searched per affiliate, for members who see all affiliates. */
const walkOfEach = 300

/** The whole query, and the part the index looks up. Words of one or two letters match too much for the index. */
export type WordsQuery = { all: string; indexed: string }

/** Customers that match by the index. */
export async function findByWords(db: Db, scope: Scope, { all, indexed }: WordsQuery): Promise<string[]> {
  const rest = all === indexed ? sql`true` : matchesSql(sql`search_words`, all)
  const { rows } = await db.execute<{ id: string }>(
    prepared(sql`
    select id from ${matchingCustomers(withinTenant(scope, indexed))}
    where status <> 'deleted' and ${customerScopeSql(scope)} and ${rest} ${hiddenLimit(candidatesMax)}`),
  )
  return rows.map((row) => row.id)
}

export type Newest = {
  ids: string[]
  /** True if there are no other customers. */
  isAll: boolean
  /** Too many for the index, which would collect every match first: a few letters match half the customers. */
  areMany: boolean
}

/** Matches among the newest customers. */
export async function findNewest(db: Db, scope: Scope, query: WordsQuery): Promise<Newest> {
  const { ids, isAll } = await findAmongNewest(db, scope, query.all)
  return { ids, isAll, areMany: ids.length >= manyFound }
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
  const { rows } = await db.execute<{ ids: string[]; seen: number }>(
    prepared(sql`
    with newest as materialized (${newest})
    select array(select id from newest where ${matchesSql(sql`search_words`, query)} limit ${sql.raw(String(candidatesMax))}) as ids,
      (select count(*) from newest)::int as seen`),
  )
  const [found] = rows
  return { ids: found?.ids ?? [], isAll: (found?.seen ?? 0) < most }
}

/** Adds the partner's tenant to the query, so the index returns only that partner's few customers. */
function withinTenant(scope: Scope, query: string): string {
  return scope.kind === 'partner' ? `(${query}) & ${tsqueryOf([[tenantWord(scope.tenantId)]], '')}` : query
}

/** A word that matches more partners than this is not treated as a partner's name. */
const namesakesMax = 20

/** Tenants of the partners whose name or brand matches, for each query. */
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

/** Known words, and the typed word that each equals or begins with. */
type Known = { asked: string; word: string }

/** A word with more continuations than this is too vague to be continued. */
export const continuationsMax = 12

/** Known words that begin as typed, at most one more than `continuationsMax` each. Reading `klein` is cheaper than reading `kle…`. */
export async function findContinuations(db: Db, texts: readonly string[]): Promise<Known[]> {
  const { rows } = await db.execute<Known>(sql`
    select asked, known.word from unnest(${sql.param([...texts])}::text[]) asked
    cross join lateral (
      select word from customer_words where ${beginsWith(sql`word`)} order by word limit ${sql.raw(String(continuationsMax + 1))}
    ) known`)
  return rows
}

/** Known words that equal a typed word or start with a typed beginning: the first few of each. */
export async function findKnownWords(db: Db, asked: { whole: readonly string[]; beginnings: readonly string[] }): Promise<Known[]> {
  const whole = sql.param([...asked.whole])
  const { rows } = await db.execute<Known>(sql`
    select word as asked, word from customer_words where word = any(${whole}::text[])
    union select word, word from customer_word_changes where is_added and word = any(${whole}::text[])
    union
    select asked, known.word from unnest(${sql.param([...asked.beginnings])}::text[]) asked
    cross join lateral (
      (select word from customer_words where ${beginsWith(sql`word`)} order by word limit 3)
      union (select word from customer_word_changes where is_added and ${beginsWith(sql`word`)} order by word limit 3)
    ) known`)
  return rows
}

/** The range of words from the typed one to the highest character after it. */
const beginsWith = (word: SQL) => sql`${word} >= asked collate "C" and ${word} < (asked || chr(1114111)) collate "C"`
