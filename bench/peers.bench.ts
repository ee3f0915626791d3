import { copyOfDatabase } from './databases.ts'
import { type Directus, startDirectus } from './directus.ts'
import { type ListVariant, listVariants } from './list-variants.ts'
import { latencyOf, loadOf } from './load.ts'
import { type Api, startApi } from './product.ts'
import { atLeast, type Bench, median, number, type Row } from './row.ts'

const customers = 100_000
const rounds = 3
const seconds = 3
const latencies = 60

type Paths = { ours: string[]; theirs: string[] }

/** Bar 1: lists and search beside Directus on the same customers, in turns. */
export const peersBench: Bench = {
  name: 'peers',
  bars: [1],
  async run() {
    const copy = await copyOfDatabase(customers, 'bench_peers')
    try {
      const directus = await startDirectus(copy.url)
      const ours = await startApi(customers)
      try {
        return await compare(ours, directus)
      } finally {
        await ours.stop()
        await directus.stop()
      }
    } finally {
      await copy.drop()
    }
  },
}

async function compare(ours: Api, theirs: Directus): Promise<Row[]> {
  const variants = await listVariants(ours.databaseUrl)
  const lists = { ours: variants.map(({ path }) => path), theirs: variants.map(listOf) }
  const badges = { ours: variants.map(badgePath), theirs: variants.map(badgeOf) }
  const searches = searchPaths(variants)
  return [
    await rates('list, 25 rows and their exact total, 10 connections', lists, { ours, theirs }, [20, 30]),
    await times('list, one at a time', lists, { ours, theirs }, [12, 20]),
    await rates('badge, an exact total, 10 connections', badges, { ours, theirs }, [20, 30]),
    await rates('search, newest first, with total, 10 connections', plainSearchPaths(variants), { ours, theirs }, [100, 100]),
    await rates('search with filter, order and total, 10 connections', searches, { ours, theirs }, [100, 100]),
  ]
}

type Sides = { ours: Api; theirs: Directus }
type Bars = readonly [must: number, aim: number]

/** How many times the requests per second of Directus. */
async function rates(what: string, paths: Paths, { ours, theirs }: Sides, bars: Bars): Promise<Row> {
  const rate = async ({ url, token }: Api | Directus, given: string[]) => (await loadOf(url, given, { token, seconds })).requestsPerSecond
  return inTurns(
    what,
    [() => rate(ours, paths.ours), () => rate(theirs, paths.theirs)],
    (one) => `${number(one, one < 10 ? 1 : 0)}/s`,
    bars,
  )
}

/** How many times as fast as Directus one request after the other is answered. */
async function times(what: string, paths: Paths, { ours, theirs }: Sides, bars: Bars): Promise<Row> {
  const latency = async ({ url, token }: Api | Directus, given: string[]) => 1 / (await latencyOf(url, given.slice(0, latencies), token))
  return inTurns(what, [() => latency(ours, paths.ours), () => latency(theirs, paths.theirs)], (one) => `${number(1 / one, 1)} ms`, bars)
}

async function inTurns(
  what: string,
  [ours, theirs]: readonly [() => Promise<number>, () => Promise<number>],
  words: (one: number) => string,
  [must, aim]: Bars,
): Promise<Row> {
  // Both plan their statements before they are measured.
  await ours()
  await theirs()
  const found: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round++) found.push({ ours: await ours(), theirs: await theirs() })
  const [our, their] = [median(found.map((one) => one.ours)), median(found.map((one) => one.theirs))]
  const row = { bar: 1, what: `beside Directus, ${number(customers)}: ${what}`, ours: words(our), reference: `${words(their)} Directus` }
  return atLeast(row, our / their, must, aim)
}

const names = { createdAt: 'created_at', accountName: 'account_name', lastSeenAt: 'last_seen_at', city: 'city', zipCode: 'zip_code' }

/** What the list of our path shows, in the words of Directus. */
function conditionsOf({ affiliateIds, query }: ListVariant): object[] {
  const filters = query.filter.map(({ field, value }) => ({ [field === 'source' ? 'source_kind' : field]: { _in: [value].flat() } }))
  const isAboutStatus = query.filter.some(({ field }) => field === 'status')
  return [{ affiliate_id: { _eq: affiliateIds[0] } }, ...filters, ...(isAboutStatus ? [] : [{ status: { _neq: 'deleted' } }])]
}

const pathOf = (parameters: Record<string, string>) => `/items/customers?${new URLSearchParams(parameters)}`

function listOf(variant: ListVariant): string {
  const { page, limit, order } = variant.query
  const [first] = order
  const sign = first?.direction === 'asc' ? '' : '-'
  return pathOf({
    limit: String(limit),
    offset: String(page * limit),
    sort: `${sign}${names[first?.field as keyof typeof names] ?? 'created_at'},${sign}id`,
    filter: JSON.stringify({ _and: conditionsOf(variant) }),
    meta: 'filter_count',
  })
}

const badgeOf = (variant: ListVariant) =>
  pathOf({ limit: '1', fields: 'id', filter: JSON.stringify({ _and: conditionsOf(variant) }), meta: 'filter_count' })

function badgePath({ path }: ListVariant): string {
  const url = new URL(path, 'http://here')
  url.searchParams.set('page', '0')
  url.searchParams.set('limit', '1')
  return url.pathname + url.search
}

const terms = ['müller', 'schmidt', 'weber', 'becker', 'koch', 'wolf', 'klein', 'braun', 'jonas', 'greta', 'berlin', 'köln', 'leipzig']

/** The newest customers of an affiliate that match a term. */
function plainSearchPaths([variant]: readonly ListVariant[]): Paths {
  const affiliate = JSON.stringify({ _and: [{ affiliate_id: { _eq: variant?.affiliateIds[0] } }, { status: { _neq: 'deleted' } }] })
  return {
    ours: terms.map((term) => `/api/v1/customers?${new URLSearchParams({ searchValue: term, order: 'createdAt:desc', limit: '25' })}`),
    theirs: terms.map((search) => pathOf({ search, filter: affiliate, sort: '-created_at,-id', limit: '25', meta: 'filter_count' })),
  }
}

/** First pages of the lists above, narrowed by a term. */
function searchPaths(variants: readonly ListVariant[]): Paths {
  const searched = variants.map((variant, at) => ({
    variant: { ...variant, query: { ...variant.query, page: 0 } },
    term: terms[at % terms.length] ?? '',
  }))
  return {
    ours: searched.map(({ variant, term }) => {
      const url = new URL(variant.path, 'http://here')
      url.searchParams.set('page', '0')
      url.searchParams.set('searchValue', term)
      return url.pathname + url.search
    }),
    theirs: searched.map(({ variant, term }) => `${listOf(variant)}&${new URLSearchParams({ search: term })}`),
  }
}
