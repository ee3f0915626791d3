import type { CustomerRow } from '@wattdesk/contract/customers/models.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customers } from '../../../db/domains/customers/tables.ts'
import { all } from '../../../db/filter-sql.ts'
import { inNameOrder } from '../../../db/name-order.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import { endOfSample, estimatedMatches, hiddenLimit, matchesSql, matchingCustomers, sampleOfMatches } from '../../../db/search-sql.ts'
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

/** A search for a frequent word counts about this many of its matches, chosen at random, to tell whether they reach the cap. */
const sampleMax = 5_000

/**
 * A search with more matches than the cap reads customers in the list's order before it collects every match: at most `perMatch` for each
 * of the estimated matches, in few sizes, because each has its own plan. If they do not contain the page, matches are far along in this
 * order, and collecting them costs less than reading on.
 */
const walk = { perMatch: 4, step: 4_000, max: 20_000 }

const walkedFor = (matches: number) => Math.min(Math.ceil((matches * walk.perMatch) / walk.step) * walk.step, walk.max)

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
export function gathered(wanted: Wanted, ordered: readonly string[], ending: '' | ':*' = ':*'): SQL {
  return sql`select id, ${namesOf(ordered)} ${among(wanted, found(wanted.query, ending))}`
}

const among = ({ scope, conditions }: Wanted, matches: SQL) => sql`from ${matches} where ${all([within(scope), ...conditions])}`

/** What is known of a search with more matches than the cap. */
type Many = {
  /** An estimate. At least the cap, and of a sample at most its size. */
  matches: number
  /** The share of the matches read whose name or city begins with the typed word. */
  begunShare: number
  /** Whether the words as typed have so many matches, without those that they only begin. */
  areWhole: boolean
}

/** A page near the start of a search's matches, and their number, up to the cap. */
export async function searchPage(
  db: Db,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CustomerRow[]; total: number; isCapped: boolean }> {
  const slice: Start = { limit, offset, isReversed: false }
  const beginnings = beginningsOf(wanted.query)
  const sampled = isOneName(wanted.query) ? await sampleMany(db, wanted, beginnings) : undefined
  const { many, ...few } = sampled ? { many: sampled, rows: [], total: countMax } : await searchFew(db, wanted, slice, beginnings)
  if (!many) return { ...few, isCapped: false }
  const rows =
    beginnings && many.begunShare > 0.5
      ? await selectRows(db, {
          source: (names) => fromBeginnings(wanted, beginnings, { names, max: offset + limit, ending: many.areWhole ? '' : ':*' }),
          order: orderOf(wanted.query),
          slice,
        })
      : await walkOrGather(db, wanted, slice, walkedFor(many.matches))
  return { rows, total: countMax, isCapped: true }
}

type Start = { limit: number; offset: number; isReversed: false }

async function walkOrGather(db: Db, wanted: Wanted, slice: Start, max: number): Promise<CustomerRow[]> {
  const order = orderOf(wanted.query)
  const met = await selectRows(db, { source: (names) => walked(wanted, names, max), order, slice, hasOnePlan: hasOnePlan(wanted.query) })
  // Less than a page: the matches are further along in this order.
  return met.length === slice.limit ? met : selectRows(db, { source: (names) => gathered(wanted, names), order, slice })
}

/**
 * Undefined if a sample of the matches of a whole word does not reach the cap. Counting all of them would take up to four times as long.
 */
async function sampleMany(db: Db, wanted: Wanted, beginnings: Beginnings | undefined): Promise<Many | undefined> {
  const names = orderOf(wanted.query).map(({ field }) => field)
  const matches = sampleOfMatches(wordsQuery(wanted.query.searchValue ?? '', ''), sampleMax)
  const statement = sql`
    with whole as materialized (select id, ${namesOf(names)}, place ${among(wanted, matches)} ${hiddenLimit(countCap)})
    select count(*)::int as found, ${begunPartOf(beginnings, sql`whole`)} as "begunShare", ${estimatedMatches(sql`whole`)} as matches, ${endOfSample}
    from whole`
  type Sampled = { found: number; begunShare: number; matches: number }
  const { rows } = await db.execute<Sampled>(hasOnePlan(wanted.query) ? prepared(statement) : statement)
  const [row] = rows
  return row && row.found === countCap ? { ...row, areWhole: true } : undefined
}

const begunPartOf = (beginnings: Beginnings | undefined, from: SQL) =>
  beginnings ? sql`(select avg((${sql.join(beginnings.ranges, sql` or `)})::int) from ${from})::float8` : sql`0`

/**
 * The total up to the cap, and the page of a search below it, in one round trip. Whole-word matches take a third of the time; if they
 * alone reach the cap, no others are searched. `many` is undefined below the cap.
 */
async function searchFew(
  db: Db,
  wanted: Wanted,
  slice: Start,
  beginnings: Beginnings | undefined,
): Promise<{ rows: CustomerRow[]; total: number; many: Many | undefined }> {
  const order = orderOf(wanted.query)
  const names = order.map(({ field }) => field)
  const placed = (ending: '' | ':*') => sql`select id, ${namesOf(names)}, place ${among(wanted, found(wanted.query, ending))}`
  const read = sql`(select * from whole union all select * from begun) met`
  const statement = sql`
    with whole as materialized (${triesWhole(wanted.query) ? placed('') : sql`${placed('')} and false`} ${hiddenLimit(countCap)}),
    begun as materialized (${placed(':*')} and (select count(*) from whole) < ${cap} ${hiddenLimit(countCap)}),
    counted as materialized (
      select (case when (select count(*) from whole) = ${cap} then ${cap} else (select count(*) from begun) end)::int as total
    ),
    page as materialized (
      ${pageSql(sql`select id, ${namesOf(names)} from begun where (select total from counted) < ${cap}`, order, slice)}
    )
    select counted.total, ${begunPartOf(beginnings, read)} as begun_share, (select count(*) from whole) = ${cap} as are_whole,
      ${estimatedMatches(read)} as matches, ${rowColumns}
    from counted left join (page ${rowJoins}) on true order by page.place`
  type Found = RawRow & { total: number; begun_share: number | null; are_whole: boolean; matches: number }
  const { rows } = await db.execute<Found>(hasOnePlan(wanted.query) ? prepared(statement) : statement)
  const [first] = rows
  const total = first?.total ?? 0
  const many =
    first && total === countCap ? { matches: first.matches, begunShare: first.begun_share ?? 0, areWhole: first.are_whole } : undefined
  return { rows: rows.filter(({ id }) => id !== null).map(presentRow), total, many }
}

/**
 * Only words of letters have so many prefix matches that trying whole words first pays; references and numbers do not. The matches of a
 * single word have been tried by then.
 */
const triesWhole = (query: CustomerListQuery) => !isOneName(query) && wordsOf(query.searchValue ?? '').some(isOfLetters)
const isOfLetters = ({ text }: { text: string }) => /^\p{L}+$/u.test(text)

function isOneName({ searchValue = '' }: CustomerListQuery): boolean {
  const words = wordsOf(searchValue)
  return words.length === 1 && words.every(isOfLetters)
}

/** The first matches of a broad search, found by reading so many customers in the list's order. */
function walked({ scope, query, conditions }: Wanted, names: readonly string[], max: number): SQL {
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
