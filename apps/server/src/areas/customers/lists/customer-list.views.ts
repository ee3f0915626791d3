import type { CustomerRow, listCustomers } from '@wattdesk/contract/customers.ts'
import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { FilterTerm, ListOf, OrderTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { all, amongSql, filterSql, orderSql } from '../../../db/filter-sql.ts'
import { isoInstant, isoInstantOrNull } from '../../../db/instants.ts'
import { customers } from '../../../db/schema/customers.ts'
import type { Scope } from '../../../db/scope.ts'
import { sliceSql } from '../../../db/slice-sql.ts'
import { pageOf } from '../../../platform/list-page.ts'
import { alternativesOf, tsqueryOf, wordsOf } from '../../../platform/words.ts'
import { storedCountSql } from './customer-counts.views.ts'
import { findPageMark } from './page-marks.views.ts'

export type CustomerListQuery = QueryOf<typeof listCustomers>

/** Which customers a list is about: those of the affiliates a member may see, or of one partner. */
export type CustomerScope = { affiliateIds: readonly string[] } | { tenantId: string }

/** Pages before this one are read from the start of the list, whatever its length. */
const nearPages = 40

/** A search that finds much walks along its order first: so many customers for each row of the page, and never more than that. */
const walkPerRow = 80
const walkMax = 12_000

/** Totals that no counter keeps are counted up to here, unless every row is asked for. */
export const countCap = 1_001

export const filterColumns = {
  type: customers.type,
  status: customers.status,
  source: customers.sourceKind,
  idpStatus: customers.idpStatus,
  installationStatus: customers.installationStatus,
  tenantId: customers.tenantId,
  accountName: customers.accountName,
  accountEmail: customers.accountEmail,
  externalReferenceId: customers.externalReferenceId,
  zipCode: customers.zipCode,
  city: customers.city,
  whiteLabel: customers.whiteLabel,
  twoFactor: customers.twoFactor,
  technical: customers.technical,
  createdAt: customers.createdAt,
  joinedAt: customers.joinedAt,
  lastSeenAt: customers.lastSeenAt,
}
export const orderColumns = {
  createdAt: customers.createdAt,
  accountName: customers.accountName,
  lastSeenAt: customers.lastSeenAt,
  city: customers.city,
  zipCode: customers.zipCode,
}

const newestFirst = [{ field: 'createdAt', direction: 'desc' as const }]

export function customerScope(scope: Scope, affiliateIds: readonly string[]): CustomerScope {
  return scope.kind === 'partner' ? { tenantId: scope.tenantId } : { affiliateIds }
}

/** One page with its total. Pages beyond the end are empty. */
export async function listCustomerRows(db: Db, scope: CustomerScope, query: CustomerListQuery): Promise<ListOf<CustomerRow>> {
  const conditions = conditionsOf(query)
  return pageOf(query, async ({ isWhole, limit, offset }) => {
    if (isWhole) return { rows: await selectPage(db, scope, query, { conditions, limit, offset, total: undefined }), total: 0 }
    const counting = countingOf(scope, query, conditions)
    const known = (count: number, rows: readonly CustomerRow[]) => ({
      rows,
      total: Math.max(count, rows.length === 0 ? 0 : offset + rows.length),
      isCapped: counting.cap === count,
    })
    // A far page is read from the nearer end, and a search one way or another by how much it finds: both take the total first.
    if (query.page < nearPages && query.searchValue === undefined) {
      const { rows, total } = await selectFirstPages(db, scope, query, { conditions, limit, offset }, counting)
      return known(total ?? (await countRows(db, counting)), rows)
    }
    const count = await countRows(db, counting)
    const total = { count, isCapped: counting.cap === count }
    return known(count, await selectPage(db, scope, query, { conditions, limit, offset, total }))
  })
}

/** A page near the start, with the total in the same round trip; a page without rows does not bring it. */
async function selectFirstPages(
  db: Db,
  scope: CustomerScope,
  query: CustomerListQuery,
  { conditions, limit, offset }: { conditions: SQL[]; limit: number; offset: number },
  counting: Counting,
): Promise<{ rows: CustomerRow[]; total: number | undefined }> {
  const order = query.order.length > 0 ? query.order : newestFirst
  const slice = { limit, offset, isReversed: false }
  const found = await readRows(db, {
    source: (names) => branches(scope, conditions, names),
    order,
    slice,
    also: sql`(${counting.sql}) as total`,
  })
  return { rows: found.map(presentRow), total: found[0]?.total }
}

export function conditionsOf(query: Pick<CustomerListQuery, 'filter'>): SQL[] {
  const wantsStatus = query.filter.some((term) => term.field === 'status')
  return [
    // Purged customers are shown only to those who ask for them.
    ...(wantsStatus ? [] : [sql`${customers.status} <> 'deleted'`]),
    ...filterSql(query.filter, filterColumns),
  ]
}

/** Every word of the search must begin a word of the customer: of its name, e-mail, references, address or users. */
export function searchSql(text: string): SQL {
  return sql`${customers}.search_words @@ ${wordsQuery(text, ':*')}::tsquery`
}

/** The customers that hold every word whole: fewer than those a word begins, and found in a third of the time. */
function wholeWordsSql(text: string): SQL {
  return sql`${customers}.search_words @@ ${wordsQuery(text, '')}::tsquery`
}

function wordsQuery(text: string, ending: ':*' | ''): string {
  return tsqueryOf(wordsOf(text).map(alternativesOf), ending)
}

/**
 * The customers a search finds, by its words alone. `offset 0` keeps the planner from combining that index with others, which
 * would read half the table to save nothing.
 */
export function found({ searchValue }: Pick<CustomerListQuery, 'searchValue'>, match = searchSql): SQL {
  return searchValue ? sql`(select * from ${customers} where ${match(searchValue)} offset 0) as ${customers}` : sql`${customers}`
}

type Count = { count: number; isCapped: boolean }
/** How a list is counted; a count that reaches the cap stopped there. */
type Counting = { sql: SQL; cap?: number }

function countingOf(scope: CustomerScope, query: CustomerListQuery, conditions: SQL[]): Counting {
  const kept = query.searchValue ? undefined : countedTerms(query.filter)
  const scopeIds = 'tenantId' in scope ? [scope.tenantId] : scope.affiliateIds
  if (kept) return { sql: storedCountSql(scopeIds, kept) }
  const isExact = query.exactTotal === 'true'
  const counted = (match: typeof searchSql) => sql`
    select count(*)::int as total from (
      select from ${found(query, match)} where ${all([within(scope), ...conditions])} ${isExact ? sql`` : sql`limit ${sql.raw(String(countCap))}`}
    ) counted`
  // If whole-word matches alone reach the cap, prefix matches need not be searched.
  const capped = sql`
    with whole as materialized (${counted(wholeWordsSql)})
    select case when total = ${countCap} then total else (${counted(searchSql)}) end as total from whole`
  return isExact ? { sql: counted(searchSql) } : { sql: query.searchValue ? capped : counted(searchSql), cap: countCap }
}

async function countRows(db: Db, counting: Counting): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(counting.sql)
  return rows[0]?.total ?? 0
}

/** The terms, if the counters cover all of them. */
function countedTerms(filter: readonly FilterTerm[]): FilterTerm[] | undefined {
  return filter.every(({ field }) => field === 'type' || field === 'status' || field === 'source') ? [...filter] : undefined
}

/** The customers of a list's scope. */
export function within(scope: CustomerScope): SQL {
  if ('tenantId' in scope) return sql`${customers.tenantId} = ${scope.tenantId}`
  return amongSql(customers.affiliateId, scope.affiliateIds)
}

type Wanted = { conditions: SQL[]; limit: number; offset: number; total: Count | undefined }

async function selectPage(db: Db, scope: CustomerScope, query: CustomerListQuery, wanted: Wanted): Promise<CustomerRow[]> {
  const order = query.order.length > 0 ? query.order : newestFirst
  const slice = (await markedSlice(db, scope, query, order, wanted)) ?? sliceOf(wanted.offset, wanted.limit, wanted.total)
  if (!slice) return []
  const conditions = slice.from ? [...wanted.conditions, slice.from] : wanted.conditions
  if (!query.searchValue) return selectRows(db, { source: (names) => branches(scope, conditions, names), order, slice })
  const gather = () => selectRows(db, { source: (names) => gathered(scope, query, conditions, names), order, slice })
  if (!wanted.total?.isCapped) return gather()
  const walk = Math.min(walkMax, (slice.offset + slice.limit) * walkPerRow)
  const met = await selectRows(db, { source: (names) => walked(scope, query, conditions, { names, order, walk }), order, slice })
  // Less than a page: the matches are further along in this order, such as a town's name in the order of towns.
  return met.length === slice.limit ? met : gather()
}

type Selection = { source: (names: readonly string[]) => SQL; order: readonly OrderTerm[]; slice: Slice; also?: SQL }

async function selectRows(db: Db, selection: Selection): Promise<CustomerRow[]> {
  return (await readRows(db, selection)).map(presentRow)
}

/** Reads the keys of the page in order (from an index), then only the rows of those keys. */
async function readRows(db: Db, { source, order, slice, also }: Selection): Promise<(RawRow & { total?: number })[]> {
  const page = sql`
    select id, row_number() over () as place from (
      ${sliceSql(sql`${source(order.map((term) => term.field))} order by ${ordering(order, slice.isReversed)}`, slice)}
    ) ordered`
  const { rows } = await db.execute<RawRow & { total?: number }>(sql`
    with page as materialized (${page})
    select ${also ? sql`${also}, ` : sql``}c.id, c.account_name, c.account_email, c.type, c.status, c.idp_status, c.tenant_id, t.name as tenant_name,
      c.external_reference_id, c.second_external_reference_id, c.source_kind, m.first_name || ' ' || m.last_name as source_member,
      c.created_at, c.joined_at, c.last_seen_at, c.deactivated_at, c.installation_status, c.subscription, c.application_name,
      c.white_label, c.two_factor, c.technical, c.site_name, c.address, c.zip_code, c.city
    from page
    join customers c on c.id = page.id
    join tenants t on t.id = c.tenant_id
    left join members m on m.id = c.source_member_id
    order by page.place ${slice.isReversed ? sql`desc` : sql`asc`}`)
  return rows
}

function ordering(order: readonly OrderTerm[], isReversed: boolean): SQL {
  const columns = Object.fromEntries(order.map(({ field }) => [field, sql.identifier(orderName(field))]))
  return orderSql(order, columns, sql.identifier('id'), isReversed)
}

type Slice = { offset: number; limit: number; isReversed: boolean; from?: SQL }

/** A far page of one affiliate's whole list, read in ascending order from the nearest mark. */
async function markedSlice(
  db: Db,
  scope: CustomerScope,
  { filter, searchValue }: CustomerListQuery,
  order: readonly OrderTerm[],
  { limit, offset: asked, total }: Wanted,
): Promise<Slice | undefined> {
  const [term, ...more] = order
  if (!total || searchValue || filter.length > 0 || !term || more.length > 0) return undefined
  const affiliateId = 'affiliateIds' in scope && scope.affiliateIds.length === 1 ? scope.affiliateIds[0] : undefined
  const rows = Math.min(limit, total.count - asked)
  if (!affiliateId || rows <= 0) return undefined
  const isReversed = term.direction === 'desc'
  const offset = isReversed ? total.count - asked - rows : asked
  const mark = await findPageMark(db, affiliateId, orderName(term.field), offset)
  return mark && { offset: offset - mark.position, limit: rows, isReversed, from: mark.from }
}

/** Where to read a page: from the far end when that is nearer and the total is certain; nowhere beyond the end. */
export function sliceOf(offset: number, limit: number, total?: Count): Slice | undefined {
  if (!total || total.isCapped) return { offset, limit, isReversed: false }
  const rows = Math.min(limit, total.count - offset)
  if (rows <= 0) return undefined
  const fromEnd = total.count - offset - rows
  return fromEnd < offset ? { offset: fromEnd, limit: rows, isReversed: true } : { offset, limit, isReversed: false }
}

/** One branch an affiliate: each reads its index in order, and PostgreSQL merges them. Only what orders is selected, so that the index is enough. */
function branches(scope: CustomerScope, conditions: SQL[], ordered: readonly string[], also?: SQL): SQL {
  const columns = also ? sql`id, ${namesOf(ordered)}, ${also}` : sql`id, ${namesOf(ordered)}`
  const one = (condition: SQL) => sql`select ${columns} from ${customers} where ${all([condition, ...conditions])}`
  if ('tenantId' in scope || scope.affiliateIds.length < 2) return one(within(scope))
  const each = scope.affiliateIds.map((affiliateId) => sql`(${one(sql`${customers.affiliateId} = ${affiliateId}`)})`)
  return sql`select * from (${sql.join(each, sql` union all `)}) merged`
}

/** The first matches of a broad search, found by scanning in sort order. */
function walked(
  scope: CustomerScope,
  { searchValue }: CustomerListQuery,
  conditions: SQL[],
  { names, order, walk }: { names: readonly string[]; order: readonly OrderTerm[]; walk: number },
): SQL {
  return sql`select id, ${namesOf(names)} from (
    ${branches(scope, conditions, names, sql`search_words`)} order by ${ordering(order, false)} limit ${walk}
  ) ${customers} where ${searchSql(searchValue ?? '')}`
}

/** Everything that the search finds, to be ordered then. */
function gathered(scope: CustomerScope, query: CustomerListQuery, conditions: SQL[], ordered: readonly string[]): SQL {
  return sql`select id, ${namesOf(ordered)} from ${found(query)} where ${all([within(scope), ...conditions])}`
}

function namesOf(ordered: readonly string[]): SQL {
  return sql.join(
    [...new Set(ordered)].map((name) => sql.identifier(orderName(name))),
    sql`, `,
  )
}

function orderName(name: string): string {
  return orderColumns[name as keyof typeof orderColumns].name // the caller iterates over the object's own keys
}

type RawRow = {
  id: string
  account_name: string
  account_email: string
  type: CustomerRow['type']
  status: CustomerRow['status']
  idp_status: CustomerRow['idpStatus']
  tenant_id: string
  tenant_name: string
  external_reference_id: string | null
  second_external_reference_id: string | null
  source_kind: CustomerRow['source']['kind']
  source_member: string | null
  created_at: string | Date
  joined_at: string | Date | null
  last_seen_at: string | Date | null
  deactivated_at: string | Date | null
  installation_status: CustomerRow['installationStatus']
  subscription: string | null
  application_name: string | null
  white_label: boolean
  two_factor: boolean
  technical: boolean
  site_name: string | null
  address: string | null
  zip_code: string | null
  city: string | null
}

function presentRow(row: RawRow): CustomerRow {
  return {
    id: row.id,
    accountName: row.account_name,
    accountEmail: row.account_email,
    type: row.type,
    status: row.status,
    idpStatus: row.idp_status,
    tenant: { id: row.tenant_id, name: row.tenant_name },
    externalReferenceId: row.external_reference_id,
    secondExternalReferenceId: row.second_external_reference_id,
    source: { kind: row.source_kind, user: row.source_member },
    createdAt: isoInstant(row.created_at),
    joinedAt: isoInstantOrNull(row.joined_at),
    lastSeenAt: isoInstantOrNull(row.last_seen_at),
    deactivatedAt: isoInstantOrNull(row.deactivated_at),
    installationStatus: row.installation_status,
    subscription: row.subscription,
    applicationName: row.application_name,
    whiteLabel: row.white_label,
    twoFactor: row.two_factor,
    technical: row.technical,
    site:
      row.site_name === null
        ? null
        : { name: row.site_name, address: row.address ?? '', zipCode: row.zip_code ?? '', city: row.city ?? '' },
  }
}
