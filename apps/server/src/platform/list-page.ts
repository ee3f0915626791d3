import { type FilterTerm, isUnlimited, type ListOf, type OrderTerm, unlimitedListMax } from '@wattdesk/contract/paging.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { all, filterSql, orderSql } from '../db/filter-sql.ts'
import { DomainError } from './domain-error.ts'

/** Maximum rows of a list without pages. Tests lower it to avoid ten thousand rows. */
export const wholeList = { max: unlimitedListMax }

/** The rows to read, counted from the first of the list. */
export type Slice = {
  limit: number
  offset: number
  /** Every row is requested, so their number is the total and nothing is counted. */
  isWhole: boolean
}
type Read<Row> = { rows: readonly Row[]; total: number; isCapped?: boolean }

/** Lists that are counted row by row are counted up to this number, because nobody pages further. */
export const countMax = 1_000

/** Counting reads one more row, to find out whether there are more. */
export const countCap = countMax + 1

/** Counts rows of `from` (tables, joins and a condition), and stops one after `max`. */
export const countSql = (from: SQL, max = countMax): SQL =>
  sql`select count(*)::int as total from (select from ${from} limit ${sql.raw(String(max + 1))}) found`

export async function countUpTo(db: Db, from: SQL, max = countMax): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(countSql(from, max))
  return rows[0]?.total ?? 0
}

/** The total, from a count of up to `max` + 1 rows. */
export const countedTo = (count: number, max = countMax) => ({ total: Math.min(count, max), isCapped: count > max })

/**
 * One page of a list. Every row, for a limit of 0 or -1, is refused if there are more than 10,000. One more row than that is read to find
 * out.
 */
export async function pageOf<Row>(
  { page, limit }: { page: number; limit: number },
  read: (slice: Slice) => Promise<Read<Row>>,
): Promise<ListOf<Row>> {
  if (!isUnlimited({ limit })) {
    const { rows, total, isCapped } = await read({ limit, offset: page * limit, isWhole: false })
    if (isCapped === undefined) return { items: [...rows], total, page, limit }
    // Rows of a page beyond the counted ones are known to exist.
    const known = rows.length === 0 ? total : Math.max(total, page * limit + rows.length)
    return { items: [...rows], total: known, totalIsCapped: isCapped, page, limit }
  }
  const { rows } = await read({ limit: wholeList.max + 1, offset: 0, isWhole: true })
  refuseTooLong(rows.length)
  return { items: page === 0 ? [...rows] : [], total: rows.length, page, limit: wholeList.max }
}

function refuseTooLong(count: number): void {
  if (count > wholeList.max) throw new DomainError('ListTooLong', { max: wholeList.max })
}

type Asked = { page: number; limit: number; filter?: readonly FilterTerm[]; order?: readonly OrderTerm[] }
type Part = Pick<Slice, 'limit' | 'offset'> & { where: SQL; order: SQL }

type List<Row> = {
  /** The list's own conditions, besides the filter of the query. */
  within: readonly SQL[]
  /** Expressions that the fields of filters and orders compare. */
  columns?: Record<string, SQLWrapper>
  /** Expressions of orders that differ from those of the filter. */
  ranks?: Record<string, SQLWrapper>
  /** Used if the query names no order. Must be total, so that no row is on two pages. */
  order: SQL
  /** Makes the order of a query total. */
  tie?: SQLWrapper
  select: (part: Part) => PromiseLike<readonly Row[]>
  count: (where: SQL) => PromiseLike<number> | number
  /** Set if `count` stops at one more than this. */
  countMax?: number
}

/** One page of a list that SQL filters, orders and counts. */
export function listPage<Row>(query: Asked, list: List<Row>): Promise<ListOf<Row>> {
  const { columns = {}, ranks, tie, countMax: max } = list
  const where = all([...list.within, ...filterSql(query.filter ?? [], columns)])
  const order = tie && query.order?.length ? orderSql(query.order, { ...columns, ...ranks }, tie) : list.order
  return pageOf(query, async ({ isWhole, ...slice }) => {
    // Counting is cheaper than reading 10,001 rows only to refuse them.
    if (isWhole) refuseTooLong(await list.count(where))
    const [rows, total] = await Promise.all([list.select({ where, order, ...slice }), isWhole ? 0 : list.count(where)])
    return max === undefined ? { rows, total } : { rows, ...countedTo(total, max) }
  })
}
