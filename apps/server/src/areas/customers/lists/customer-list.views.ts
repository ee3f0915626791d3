import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import type { ListOf, OrderTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { all } from '../../../db/filter-sql.ts'
import { KeptStatements } from '../../../db/kept-statements.ts'
import { reachOf } from '../../../db/slice-sql.ts'
import { countCap, countedTo, pageOf } from '../../../platform/list-page.ts'
import { storedCountSql } from './customer-counts.views.ts'
import {
  branches,
  type CustomerListQuery,
  type CustomerScope,
  conditionsOf,
  hasOnePlan,
  idsOf,
  orderName,
  orderOf,
  presentRow,
  type RawRow,
  rowsSql,
  type Slice,
  selectRows,
  within,
} from './customer-rows.views.ts'
import { found, gathered, searchPage } from './customer-search.views.ts'
import { findPageMark } from './page-marks.views.ts'

/** Pages before this one are read from the start of the list, whatever its length. */
const nearPages = 40

/** One page with its total. Pages beyond the end are empty. */
export async function listCustomerRows(db: Db, scope: CustomerScope, query: CustomerListQuery): Promise<ListOf<CustomerRow>> {
  return pageOf(query, async ({ isWhole, limit, offset }) => {
    const isNear = query.page < nearPages
    if (isNear && !isWhole && !query.searchValue) return readFirstPages(db, scope, query, { limit, offset })
    const conditions = conditionsOf(query)
    if (isWhole) return { rows: await selectPage(db, scope, query, { conditions, limit, offset, total: undefined }), total: 0 }
    if (isNear && query.exactTotal !== 'true') return searchPage(db, { scope, query, conditions }, { limit, offset })
    // A far page is read from the nearer end, so the total comes first.
    const count = await countRows(db, scope, query)
    const total = { count, isCapped: capOf(query) === count }
    return { rows: await selectPage(db, scope, query, { conditions, limit, offset, total }), ...totalOf(query, count) }
  })
}

const firstPages = new KeptStatements()

/** A page near the start is read together with the total. */
async function readFirstPages(
  db: Db,
  scope: CustomerScope,
  query: CustomerListQuery,
  { limit, offset }: { limit: number; offset: number },
) {
  const order = orderOf(query)
  const ids = idsOf(scope)
  const shape = JSON.stringify([Object.keys(scope), ids.length, query.filter, order, query.exactTotal, limit, reachOf({ limit, offset })])
  const statement = firstPages.of(shape, [offset, ...ids], ([offset, ...ids]) => {
    const among = 'tenantId' in scope ? { tenantId: ids[0] ?? '' } : { affiliateIds: ids }
    return rowsSql({
      source: (names) => branches(among, conditionsOf(query), names),
      order,
      slice: { limit, offset, isReversed: false },
      also: sql`(${countSql(among, query)}) as total`,
      hasOnePlan: hasOnePlan(query),
    })
  })
  const { rows } = await db.execute<RawRow & { total: number }>(statement)
  // An empty page has no row with the total.
  return { rows: rows.map(presentRow), ...totalOf(query, rows[0]?.total ?? (await countRows(db, scope, query))) }
}

type Count = { count: number; isCapped: boolean }

const totalOf = (query: CustomerListQuery, count: number) => {
  const cap = capOf(query)
  return cap === undefined ? { total: count, isCapped: false } : countedTo(count, cap - 1)
}

/** How many customers a query finds: from the counters if they cover it, otherwise counted up to its cap. */
function countSql(scope: CustomerScope, query: CustomerListQuery): SQL {
  if (isKept(query)) return storedCountSql(idsOf(scope), query.filter)
  const cap = capOf(query)
  return sql`
    select count(*)::int as total from (
      select from ${found(query)} where ${all([within(scope), ...conditionsOf(query)])} ${cap === undefined ? sql`` : sql`limit ${sql.raw(String(cap))}`}
    ) counted`
}

/** The number at which a count stops. */
function capOf(query: CustomerListQuery): number | undefined {
  if (isKept(query) || query.exactTotal === 'true') return undefined
  return isOfIndex(query) ? indexedMax + 1 : countCap
}

const isKept = ({ searchValue, filter }: CustomerListQuery) => !searchValue && filter.every(({ field }) => isCounted(field))

async function countRows(db: Db, scope: CustomerScope, query: CustomerListQuery): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(countSql(scope, query))
  return rows[0]?.total ?? 0
}

/** Customers by their creation are counted exactly up to this number, because the dashboard counts them and links to the list. */
const indexedMax = 100_000

/** Whether the index of creation has all that the filter reads. */
const isOfIndex = ({ searchValue, filter }: CustomerListQuery) =>
  !searchValue && filter.length > 0 && filter.every(({ field }) => field === 'createdAt' || isCounted(field))

const isCounted = (field: string) => field === 'type' || field === 'status' || field === 'source'

type Wanted = { conditions: SQL[]; limit: number; offset: number; total: Count | undefined }

async function selectPage(db: Db, scope: CustomerScope, query: CustomerListQuery, wanted: Wanted): Promise<CustomerRow[]> {
  const order = orderOf(query)
  const slice = (await markedSlice(db, scope, query, order, wanted)) ?? sliceOf(wanted.offset, wanted.limit, wanted.total)
  if (!slice) return []
  const conditions = slice.from ? [...wanted.conditions, slice.from] : wanted.conditions
  const source = (names: readonly string[]) =>
    query.searchValue ? gathered({ scope, query, conditions }, names) : branches(scope, conditions, names)
  return selectRows(db, { source, order, slice })
}

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

/** Where to read a page: from the far end if that is nearer and the total is exact. Undefined beyond the end. */
export function sliceOf(offset: number, limit: number, total?: Count): Slice | undefined {
  if (!total || total.isCapped) return { offset, limit, isReversed: false }
  const rows = Math.min(limit, total.count - offset)
  if (rows <= 0) return undefined
  const fromEnd = total.count - offset - rows
  return fromEnd < offset ? { offset: fromEnd, limit: rows, isReversed: true } : { offset, limit, isReversed: false }
}
