import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customers } from '../../../db/domains/customers/tables.ts'
import { all } from '../../../db/filter-sql.ts'
import { inNameOrder } from '../../../db/name-order.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import { hiddenLimit, matchesSql, matchingCustomers } from '../../../db/search-sql.ts'
import { countCap, countMax } from '../../../platform/list-page.ts'
import { alternativesOf, firstLettersWord, tsqueryOf, wordsOf } from '../../../platform/words.ts'
import {
  branches,
  type CustomerListQuery,
  type CustomerScope,
  hasOnePlan,
  isNamed,
  namesOf,
  ordering,
  orderName,
  orderOf,
  pageSql,
  presentRow,
  type RawRow,
  rowColumns,
  rowJoins,
  selectRows,
  within,
} from './customer-rows.views.ts'

const cap = sql.raw(String(countCap))

/**
 * A search with more matches than the cap reads at most this many customers in the list's order before it collects every match. If the
 * first 4,000 do not contain a first page, matches are few or far along, such as a first name in the order of names. Collecting them then
 * costs less than reading on.
 */
const walkMax = { firstPage: 4_000, further: 15_000 }
const firstPageMax = 25

type Wanted = { scope: CustomerScope; query: CustomerListQuery; conditions: SQL[] }

/** Every word of the search must begin a word of the customer: of its name, e-mail, references, address or users. */
export function searchSql(text: string): SQL {
  return matchesSql(sql`${customers}.search_words`, wordsQuery(text, ':*'))
}

function wordsQuery(text: string, ending: ':*' | ''): string {
  return tsqueryOf(wordsOf(text).map(alternativesOf), ending)
}

/** The customers that match a search: those with each word whole, or with `:*` those with a word that begins so. */
export function found({ searchValue }: Pick<CustomerListQuery, 'searchValue'>, ending: '' | ':*' = ':*'): SQL {
  return searchValue ? matchingCustomers(wordsQuery(searchValue, ending)) : sql`${customers}`
}

/** Every match of the search, to be ordered afterwards. */
export function gathered({ scope, query, conditions }: Wanted, ordered: readonly string[], ending: '' | ':*' = ':*'): SQL {
  return sql`select id, ${namesOf(ordered)} from ${found(query, ending)} where ${all([within(scope), ...conditions])}`
}

/** A page near the start of a search's matches, and their number, up to the cap. */
export async function searchPage(
  db: Db,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CustomerRow[]; total: number; isCapped: boolean }> {
  const slice: Start = { limit, offset, isReversed: false }
  const beginnings = beginningsOf(wanted.query)
  const { begunShare, areWhole, ...few } = await searchFew(db, wanted, slice, beginnings)
  if (few.total < countCap) return { ...few, isCapped: false }
  const standTogether = beginnings !== undefined && begunShare > 0.5
  const rows = standTogether
    ? await selectRows(db, {
        source: (names) => fromBeginnings(wanted, beginnings, { names, max: offset + limit, ending: areWhole ? '' : ':*' }),
        order: orderOf(wanted.query),
        slice,
      })
    : await walkOrGather(db, wanted, slice)
  return { rows, total: countMax, isCapped: true }
}

type Start = { limit: number; offset: number; isReversed: false }

async function walkOrGather(db: Db, wanted: Wanted, slice: Start): Promise<CustomerRow[]> {
  const order = orderOf(wanted.query)
  const met = await selectRows(db, { source: (names) => walked(wanted, names, slice), order, slice, hasOnePlan: hasOnePlan(wanted.query) })
  // Less than a page: the matches are further along in this order, such as a last name in the order of whole names.
  return met.length === slice.limit ? met : selectRows(db, { source: (names) => gathered(wanted, names), order, slice })
}

/**
 * The total up to the cap, and the page of a search below it, in one round trip. Whole-word matches take a third of the time; if they
 * alone reach the cap, no others are searched (`areWhole`). `begunShare` is the share of the matches read whose name or city begins with
 * the typed word.
 */
async function searchFew(
  db: Db,
  wanted: Wanted,
  slice: Start,
  beginnings: Beginnings | undefined,
): Promise<{ rows: CustomerRow[]; total: number; begunShare: number; areWhole: boolean }> {
  const order = orderOf(wanted.query)
  const names = order.map(({ field }) => field)
  const share = beginnings
    ? sql`(select avg((${sql.join(beginnings.ranges, sql` or `)})::int) from (select * from whole union all select * from begun) met)::float8`
    : sql`0`
  const found = sql`
    with whole as materialized (${hasNames(wanted.query) ? gathered(wanted, names, '') : nobody(names)} ${hiddenLimit(countCap)}),
    begun as materialized (${gathered(wanted, names)} and (select count(*) from whole) < ${cap} ${hiddenLimit(countCap)}),
    counted as materialized (
      select (case when (select count(*) from whole) = ${cap} then ${cap} else (select count(*) from begun) end)::int as total
    ),
    page as materialized (
      ${pageSql(sql`select id, ${namesOf(names)} from begun where (select total from counted) < ${cap}`, order, slice)}
    )
    select counted.total, ${share} as begun_share, (select count(*) from whole) = ${cap} as are_whole, ${rowColumns}
    from counted left join (page ${rowJoins}) on true order by page.place`
  type Found = RawRow & { total: number; begun_share: number | null; are_whole: boolean }
  const { rows } = await db.execute<Found>(hasOnePlan(wanted.query) ? prepared(found) : found)
  const [first] = rows
  return {
    rows: rows.filter(({ id }) => id !== null).map(presentRow),
    total: first?.total ?? 0,
    // Without matches there is no share.
    begunShare: first?.begun_share ?? 0,
    areWhole: first?.are_whole ?? false,
  }
}

/** Only words of letters have so many prefix matches that trying whole words first pays; references and numbers do not. */
const hasNames = ({ searchValue = '' }: CustomerListQuery) => wordsOf(searchValue).some(({ text }) => /^\p{L}+$/u.test(text))
const nobody = (names: readonly string[]) => sql`select id, ${namesOf(names)} from ${customers} where false`

/** The first matches of a broad search, found by reading customers in the list's order. */
function walked({ scope, query, conditions }: Wanted, names: readonly string[], { limit, offset }: { limit: number; offset: number }): SQL {
  const max = offset + limit <= firstPageMax ? walkMax.firstPage : walkMax.further
  return sql`select id, ${namesOf(names)} from (
    ${branches(scope, conditions, names, sql`search_words`)} order by ${ordering(orderOf(query), false)} limit ${sql.raw(String(max))}
  ) ${customers} where ${searchSql(query.searchValue ?? '')}`
}

type Beginnings = {
  column: string
  /** The typed word and its other spellings. */
  word: readonly string[]
  /** Those that do not begin with another of them, and their ranges of the order, which do not overlap. */
  apart: readonly string[]
  ranges: SQL[]
}

/** Where the order of a search has the names or cities that begin with its one typed word. Undefined for other searches and orders. */
function beginningsOf(query: CustomerListQuery): Beginnings | undefined {
  const field = orderOf(query)[0]?.field
  const [word, ...more] = wordsOf(query.searchValue ?? '').map(alternativesOf)
  if (!field || !isNamed(field) || !word?.every((letters) => /^[a-z]+$/.test(letters)) || more.length > 0) return undefined
  const column = orderName(field)
  const value = inNameOrder(sql.identifier(column))
  const apart = word.filter((letters) => !word.some((other) => other !== letters && letters.startsWith(other)))
  const ranges = apart.map((letters) => {
    const first = sql`least(${textInOrder(letters)}, ${textInOrder(letters.toUpperCase())})`
    return sql`${value} >= ${first} and ${value} <= ${textInOrder(`${letters}\u{ffff}`)}`
  })
  return { column, word, apart, ranges }
}

const textInOrder = (text: string) => inNameOrder(sql`${text}::text`)

/**
 * The first matches of a search for what most matching names or cities begin with. The first `max` of those that begin with the word, or
 * with the ending `:*` with its letters, are read in the list's order; the others, which are few, are collected.
 */
function fromBeginnings(
  { scope, query, conditions }: Wanted,
  { column, word, apart, ranges }: Beginnings,
  { names, max, ending }: { names: readonly string[]; max: number; ending: '' | ':*' },
): SQL {
  const marks = apart.map((letters) => tsqueryOf([[firstLettersWord(column, letters)]], ending))
  const inOrder = sql`order by ${ordering(orderOf(query), false)}`
  const each = ranges.map(
    (range, at) => sql`(select id, ${namesOf(names)} from (
      ${branches(scope, [...conditions, range], names, sql`search_words`)} ${inOrder} offset 0
    ) ${customers} where ${matchesSql(sql`search_words`, marks[at] ?? '')} ${inOrder} limit ${sql.raw(String(max))})`,
  )
  const others = matchingCustomers(`${tsqueryOf([word], ':*')} & ${marks.map((mark) => `!${mark}`).join(' & ')}`)
  const rest = sql`(select id, ${namesOf(names)} from ${others} where ${all([within(scope), ...conditions])})`
  return sql`select * from (${sql.join([...each, rest], sql` union all `)}) ${customers}`
}
