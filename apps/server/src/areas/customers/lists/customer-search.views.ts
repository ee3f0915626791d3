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
  namesOf,
  orderedBy,
  ordering,
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
  const slice = { limit, offset, isReversed: false }
  const few = await searchFew(db, wanted, slice)
  if (few.total < countCap) return { ...few, isCapped: false }
  const order = orderOf(wanted.query)
  const met = await selectRows(db, { source: (names) => walked(wanted, names, slice), order, slice, hasOnePlan: hasOnePlan(wanted.query) })
  // Less than a page: the matches are further along in this order, such as a town's name in the order of towns.
  const source = (names: readonly string[]) => begunWith(wanted, names, offset + limit) ?? gathered(wanted, names)
  const rows = met.length === limit ? met : await selectRows(db, { source, order, slice })
  return { rows, total: countMax, isCapped: true }
}

/**
 * The total up to the cap, and the page of a search below it, in one round trip. Whole-word matches take a third of the time; if they
 * alone reach the cap, no others are searched.
 */
async function searchFew(
  db: Db,
  wanted: Wanted,
  slice: { limit: number; offset: number; isReversed: boolean },
): Promise<{ rows: CustomerRow[]; total: number }> {
  const order = orderOf(wanted.query)
  const names = order.map(({ field }) => field)
  const found = sql`
    with whole as materialized (${hasNames(wanted.query) ? gathered(wanted, names, '') : nobody(names)} ${hiddenLimit(countCap)}),
    begun as materialized (${gathered(wanted, names)} and (select count(*) from whole) < ${cap} ${hiddenLimit(countCap)}),
    counted as materialized (
      select (case when (select count(*) from whole) = ${cap} then ${cap} else (select count(*) from begun) end)::int as total
    ),
    page as materialized (
      ${pageSql(sql`select id, ${namesOf(names)} from begun where (select total from counted) < ${cap}`, order, slice)}
    )
    select counted.total, ${rowColumns} from counted left join (page ${rowJoins}) on true order by page.place`
  const { rows } = await db.execute<RawRow & { total: number }>(hasOnePlan(wanted.query) ? prepared(found) : found)
  return { rows: rows.filter(({ id }) => id !== null).map(presentRow), total: rows[0]?.total ?? 0 }
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

/** The orders that are read from the typed letters on, with their columns. */
const columnsOfNames: Readonly<Record<string, string | undefined>> = { accountName: 'account_name', city: 'city' }

/**
 * The matches for one typed word in the order of names or cities, of which the first `max` are enough: from the index those whose name
 * begins with it, which stand together in the order, and every other match, of which there are few. Undefined for other searches.
 */
function begunWith({ scope, query, conditions }: Wanted, names: readonly string[], max: number): SQL | undefined {
  const order = orderOf(query)
  const field = order[0]?.field ?? ''
  const column = columnsOfNames[field]
  const [word, ...more] = wordsOf(query.searchValue ?? '').map(alternativesOf)
  if (!column || !word?.every((letters) => /^[a-z]+$/.test(letters)) || more.length > 0) return undefined
  const begun = (letters: string) => tsqueryOf([[firstLettersWord(column, letters)]], ':*')
  const value = orderedBy(field, sql.identifier(column))
  // Most alternatives are spellings of the same name, but stand apart: `muenster`, `munster`.
  const apart = word.filter((letters) => !word.some((other) => other !== letters && letters.startsWith(other)))
  const each = apart.map((letters) => {
    const range = sql`${value} >= least(${orderedText(letters)}, ${orderedText(letters.toUpperCase())}) and ${value} <= ${orderedText(`${letters}\u{ffff}`)}`
    return sql`(select id, ${namesOf(names)} from (
      ${branches(scope, [...conditions, range], names, sql`search_words`)} order by ${ordering(order, false)} offset 0
    ) ${customers} where ${matchesSql(sql`search_words`, begun(letters))} order by ${ordering(order, false)} limit ${sql.raw(String(max))})`
  })
  const others = `${tsqueryOf([word], ':*')} & ${apart.map((letters) => `!${begun(letters)}`).join(' & ')}`
  const rest = sql`(select id, ${namesOf(names)} from ${matchingCustomers(others)} where ${all([within(scope), ...conditions])})`
  return sql`select * from (${sql.join([...each, rest], sql` union all `)}) ${customers}`
}

const orderedText = (text: string) => inNameOrder(sql`${text}::text`)
