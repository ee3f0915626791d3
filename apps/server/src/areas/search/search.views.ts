import type { CustomerStatus, CustomerType } from '@wattdesk/contract/customers/terms.ts'
import type { ResponseOf } from '@wattdesk/contract/endpoint.ts'
import type { search } from '@wattdesk/contract/search/calls.ts'
import type { SearchResult } from '@wattdesk/contract/search/models.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import type { Scope } from '../../db/scope.ts'
import { alternativesOf, tenantWord, tsqueryOf, type Word, wordsOf } from '../../platform/words.ts'
import {
  candidatesMax,
  continuationsMax,
  findByWords,
  findContinuations,
  findKnownWords,
  findNewest,
  findPartnerTenants,
  type WordsQuery,
} from './customer-hits.views.ts'
import { findInstallations, type InstallationHit } from './installation-hits.views.ts'
import { compareRanks, explain, type Found, type Searched, type SearchedText, type SearchedWord } from './search-ranking.rules.ts'
import { correctionsOf, isBeginning, isCorrectable } from './typing-errors.rules.ts'

/** A search with fewer results than this also tries corrections of typing errors. */
const few = 3
/** Words with fewer letters match too much, so the index skips them if the search has longer words. */
const lookedUpFrom = 3
/** Limits: corrected words per search, and corrections per word. */
const correctedMax = 3
const correctionsMax = 20

/** The best results of a search, each with the reason why it was found. */
export async function findResults(
  db: Db,
  scope: Scope,
  { term, limit }: { term: string; limit: number },
): Promise<ResponseOf<typeof search>> {
  const installations = await findInstallations(db, scope, term)
  const typed = wordsOf(term)
  const queries = await queriesOf(db, scope, typed)
  let words: SearchedWord[] = typed.map((word) => ({ ...word, corrections: [] }))
  let found = await findCustomers(db, scope, queries(words), limit + 1)
  if (found.ids.length + installations.length < few) {
    words = await correctedWords(db, typed)
    if (words.some(({ corrections }) => corrections.length > 0)) {
      const corrected = await findCustomers(db, scope, queries(words.length > 1 ? words : words.map(onlyCorrected)), 0)
      found = { ids: [...new Set([...found.ids, ...corrected.ids])], areMore: corrected.areMore }
    }
  }
  const results = await rankedResults(db, scope, { ids: found.ids, installations }, { term, words })
  return { items: results.slice(0, limit), hasMore: found.areMore || results.length > limit }
}

/** The word as typed was already searched for. */
const onlyCorrected = ({ corrections: [text = '', ...corrections] }: SearchedWord): SearchedWord => ({ text, spellings: [], corrections })

type Queries = { whole: WordsQuery; beginnings: WordsQuery }

/** Customers to rank: the newest, then those with whole words, then those with words that only begin as typed, until there are enough. */
async function findCustomers(
  db: Db,
  scope: Scope,
  { whole, beginnings }: Queries,
  enough: number,
): Promise<{ ids: string[]; areMore: boolean }> {
  const newest = await findNewest(db, scope, beginnings)
  if (newest.isAll || newest.areMany) return { ids: newest.ids, areMore: !newest.isAll }
  const ids = new Set([...newest.ids, ...(await findByWords(db, scope, whole))])
  const isEnough = ids.size >= enough
  if (!isEnough) for (const id of await findByWords(db, scope, beginnings)) ids.add(id)
  return { ids: [...ids].slice(0, candidatesMax), areMore: ids.size >= candidatesMax }
}

/**
 * Builds the queries: a customer matches each word by its own texts or its partner's name, or all words by the partner's name.
 * Words that customers have and that begin as typed count as whole.
 */
async function queriesOf(db: Db, scope: Scope, typed: readonly Word[]) {
  const each = typed.map((word) => tsqueryOf([alternativesOf(word)], ':*'))
  const [together = [], ...ofWords] = await findPartnerTenants(db, scope, [tsqueryOf(typed.map(alternativesOf), ':*'), ...each])
  const continuations = await continuationsOf(db, typed)
  const tenants = together.map(tenantWord)
  const queriesFor = (words: readonly SearchedWord[], ending: '' | ':*') => {
    const alternatives = words.map((word, at) => [
      ...new Set([
        ...alternativesOf(word),
        ...word.corrections,
        ...(ending === '' && word.text === typed[at]?.text ? (continuations[at] ?? []) : []),
        ...(ofWords[at] ?? []).map(tenantWord),
      ]),
    ])
    const query = (parts: typeof alternatives) => {
      const own = tsqueryOf(parts, ending)
      return tenants.length > 0 ? `(${own}) | ${tsqueryOf([tenants], '')}` : own
    }
    return { all: query(alternatives), indexed: query(alternatives.filter((_, at) => isIndexed(words, at))) }
  }
  return (words: readonly SearchedWord[]): Queries => ({ whole: queriesFor(words, ''), beginnings: queriesFor(words, ':*') })
}

async function continuationsOf(db: Db, typed: readonly Word[]): Promise<string[][]> {
  const texts = typed.flatMap(alternativesOf).filter((text) => text.length >= lookedUpFrom && /^\p{L}+$/u.test(text))
  if (texts.length === 0) return []
  const known = await findContinuations(db, texts)
  return typed.map((word) =>
    alternativesOf(word).flatMap((text) => {
      const found = known.filter(({ asked }) => asked === text)
      return found.length > continuationsMax ? [] : found.map((one) => one.word)
    }),
  )
}

/** Whether the index looks up a word: it has three letters or more, or is the first longest of only shorter words. */
function isIndexed(words: readonly Word[], at: number): boolean {
  const lengths = words.map(({ text }) => text.length)
  const longest = Math.max(...lengths)
  return longest >= lookedUpFrom ? (lengths[at] ?? 0) >= lookedUpFrom : lengths.indexOf(longest) === at
}

/** Only corrections that customers have. */
async function correctedWords(db: Db, typed: readonly Word[]): Promise<SearchedWord[]> {
  const correctable = typed.filter(({ text }) => isCorrectable(text)).slice(0, correctedMax)
  const corrections = correctable.map(({ text }) => ({ text, list: correctionsOf(text) }))
  if (corrections.length === 0) return typed.map((word) => ({ ...word, corrections: [] }))
  const listed = (kind: boolean) => corrections.filter(({ text }) => isBeginning(text) === kind).flatMap(({ list }) => list)
  const known = await findKnownWords(db, { whole: listed(false), beginnings: listed(true) })
  const wordsByAsked = Map.groupBy(known, ({ asked }) => asked)
  const knownOf = (text: string) => {
    const asked = corrections.find((one) => one.text === text)?.list ?? []
    const found = new Set(asked.flatMap((one) => (wordsByAsked.get(one) ?? []).map(({ word }) => word)))
    // The error may be in the last letter; the word without it also matches the beginning of the typed one.
    found.delete(text)
    return [...found].slice(0, correctionsMax)
  }
  return typed.map((word) => ({ ...word, corrections: knownOf(word.text) }))
}

type CustomerRow = {
  id: string
  account_name: string
  account_email: string
  external_reference_id: string | null
  second_external_reference_id: string | null
  type: CustomerType
  status: CustomerStatus
  address: string | null
  zip_code: string | null
  city: string | null
  tenant_id: string
  tenant_name: string
  is_of_partner: boolean
  brand: string | null
  users: [name: string, email: string][]
}

type Hits = { ids: readonly string[]; installations: readonly InstallationHit[] }
type Ranked = { result: Omit<SearchResult, 'matches'>; found: Found }

async function rankedResults(db: Db, scope: Scope, { ids, installations }: Hits, searched: Searched): Promise<SearchResult[]> {
  const rows = await readCustomers(db, scope, [...new Set([...ids, ...installations.map((one) => one.customerId)])])
  const customers = new Map(rows.map((row) => [row.id, row]))
  const ranked: Ranked[] = [
    ...ids.flatMap((id) => {
      const row = customers.get(id)
      const found = row && explain(textsOf(row), searched)
      return found ? [{ result: { kind: 'customer' as const, id, customer: presentCustomer(row), installation: null }, found }] : []
    }),
    ...installations.flatMap(({ id, customerId, kind, vendor, field, value }) => {
      const row = customers.get(customerId)
      const found = row && explain([{ field, value, isIdentifier: true }], searched)
      const installation = { kind, vendor }
      return found ? [{ result: { kind: 'installation' as const, id, customer: presentCustomer(row), installation }, found }] : []
    }),
  ]
  return ranked.toSorted(byRank).map(({ result, found }) => ({ ...result, matches: found.matches }))
}

function byRank(one: Ranked, other: Ranked): number {
  const [name, otherName] = [one.result.customer.accountName, other.result.customer.accountName]
  return compareRanks(one.found.rank, other.found.rank) || name.localeCompare(otherName) || (one.result.id < other.result.id ? -1 : 1)
}

async function readCustomers(db: Db, scope: Scope, ids: readonly string[]): Promise<CustomerRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<CustomerRow>(sql`
    select customers.id, customers.account_name, customers.account_email, customers.external_reference_id,
      customers.second_external_reference_id, customers.type, customers.status, customers.address, customers.zip_code, customers.city,
      customers.tenant_id, t.name as tenant_name, t.kind = 'partner' as is_of_partner, w.app_name as brand,
      (select coalesce(json_agg(json_build_array(u.first_name || ' ' || u.last_name, u.email)), '[]') from (
        select * from customer_users where customer_id = customers.id order by is_main desc, created_at, id limit 200
      ) u) as users
    from customers join tenants t on t.id = customers.tenant_id left join white_labels w on w.tenant_id = t.id
    where customers.id = any(${sql.param([...ids])}) and customers.status <> 'deleted' and ${customerScopeSql(scope)}`)
  return rows
}

function textsOf(row: CustomerRow): SearchedText[] {
  const texts: { field: SearchedText['field']; value: string | null }[] = [
    { field: 'accountName', value: row.account_name },
    { field: 'accountEmail', value: row.account_email },
    { field: 'externalReferenceId', value: row.external_reference_id },
    { field: 'secondExternalReferenceId', value: row.second_external_reference_id },
    { field: 'city', value: row.city },
    { field: 'zipCode', value: row.zip_code },
    { field: 'address', value: row.address },
    { field: 'partner', value: row.is_of_partner ? row.tenant_name : null },
    { field: 'brand', value: row.brand },
    ...row.users.flatMap(([name, email]) => [
      { field: 'userName' as const, value: name },
      { field: 'userEmail' as const, value: email },
    ]),
  ]
  return texts.flatMap(({ field, value }) => (value ? [{ field, value }] : []))
}

function presentCustomer(row: CustomerRow): SearchResult['customer'] {
  return {
    id: row.id,
    accountName: row.account_name,
    accountEmail: row.account_email,
    type: row.type,
    status: row.status,
    tenant: { id: row.tenant_id, name: row.tenant_name },
    city: row.city,
  }
}
