import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import type { FilterTerm, ListOf, OrderTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { all } from '../../../db/filter-sql.ts'
import { countCap, countedTo, pageOf } from '../../../platform/list-page.ts'
import { storedCountSql } from './customer-counts.views.ts'
import {
  branches,
  type CustomerListQuery,
  type CustomerScope,
  conditionsOf,
  hasOnePlan,
  orderName,
  orderOf,
  presentRow,
  readRows,
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
  const conditions = conditionsOf(query)
  return pageOf(query, async ({ isWhole, limit, offset }) => {
    if (isWhole) return { rows: await selectPage(db, scope, query, { conditions, limit, offset, total: undefined }), total: 0 }
    const isNear = query.page < nearPages
    if (isNear && query.searchValue && query.exactTotal !== 'true') return searchPage(db, { scope, query, conditions }, { limit, offset })
    const counting = countingOf(scope, query, conditions)
    const known = (count: number, rows: readonly CustomerRow[]) => ({
      rows,
      ...(counting.cap === undefined ? { total: count, isCapped: false } : countedTo(count, counting.cap - 1)),
    })
    if (isNear && !query.searchValue) {
      const { rows, total } = await selectFirstPages(db, scope, query, { conditions, limit, offset }, counting)
      return known(total ?? (await countRows(db, counting)), rows)
    }
    // A far page is read from the nearer end, so the total comes first.
    const count = await countRows(db, counting)
    const total = { count, isCapped: counting.cap === count }
    return known(count, await selectPage(db, scope, query, { conditions, limit, offset, total }))
  })
}

/** Reads a page near the start together with the total. If the page is empty, the total is missing too. */
async function selectFirstPages(
  db: Db,
  scope: CustomerScope,
  query: CustomerListQuery,
  { conditions, limit, offset }: { conditions: SQL[]; limit: number; offset: number },
  counting: Counting,
): Promise<{ rows: CustomerRow[]; total: number | undefined }> {
  const order = orderOf(query)
  const slice = { limit, offset, isReversed: false }
  const found = await readRows(db, {
    source: (names) => branches(scope, conditions, names),
    order,
    slice,
    also: sql`(${counting.sql}) as total`,
    hasOnePlan: hasOnePlan(query),
  })
  return { rows: found.map(presentRow), total: found[0]?.total }
}

type Count = { count: number; isCapped: boolean }
/** How a list is counted; a count that reaches the cap stops there. */
type Counting = { sql: SQL; cap?: number }

function countingOf(scope: CustomerScope, query: CustomerListQuery, conditions: SQL[]): Counting {
  const kept = query.searchValue ? undefined : countedTerms(query.filter)
  const scopeIds = 'tenantId' in scope ? [scope.tenantId] : scope.affiliateIds
  if (kept) return { sql: storedCountSql(scopeIds, kept) }
  const isExact = query.exactTotal === 'true'
  const cap = isOfIndex(query) ? indexedMax + 1 : countCap
  const counted = sql`
    select count(*)::int as total from (
      select from ${found(query)} where ${all([within(scope), ...conditions])} ${isExact ? sql`` : sql`limit ${sql.raw(String(cap))}`}
    ) counted`
  return isExact ? { sql: counted } : { sql: counted, cap }
}

async function countRows(db: Db, counting: Counting): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(counting.sql)
  return rows[0]?.total ?? 0
}

/** Customers by their creation are counted exactly up to this number, because the dashboard counts them and links to the list. */
const indexedMax = 100_000

/** Whether the index of creation has all that the filter reads. */
const isOfIndex = ({ searchValue, filter }: CustomerListQuery) =>
  !searchValue && filter.length > 0 && filter.every(({ field }) => field === 'createdAt' || isCounted(field))

const isCounted = (field: string) => field === 'type' || field === 'status' || field === 'source'

/** Undefined unless the counters cover all terms. */
function countedTerms(filter: readonly FilterTerm[]): FilterTerm[] | undefined {
  return filter.every(({ field }) => isCounted(field)) ? [...filter] : undefined
}

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
