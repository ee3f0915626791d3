import { copyOfDatabase } from './databases.ts'
import { type Directus, installDirectus, startDirectus } from './directus.ts'
import { type ListVariant, listVariants } from './list-variants.ts'
import { loadOf } from './load.ts'
import { type Api, startApiOn } from './product.ts'
import { atLeast, type Bench, median, number, type Row } from './row.ts'

const customers = 100_000
const rounds = 3

/** Columns of a customer in the product's list. */
const fields = [
  ...['id', 'account_name', 'account_email', 'type', 'status', 'idp_status', 'tenant_id', 'external_reference_id'],
  ...['second_external_reference_id', 'source_kind', 'created_at', 'joined_at', 'last_seen_at', 'deactivated_at', 'installation_status'],
  ...['subscription', 'application_name', 'white_label', 'two_factor', 'technical', 'site_name', 'address', 'zip_code', 'city'],
].join(',')
const columns: Record<string, string> = {
  createdAt: 'created_at',
  accountName: 'account_name',
  lastSeenAt: 'last_seen_at',
  zipCode: 'zip_code',
  source: 'source_kind',
}
const terms = ['müller', 'schmidt', 'weber', 'becker', 'koch', 'wolf', 'klein', 'braun', 'jonas', 'greta', 'berlin', 'köln']

type Kind = { what: string; must: number; aim: number; ours: string[]; theirs: string[] }

/**
 * Bar 1, compared with Directus: the same lists of the same rows with the same indexes, over ten connections, in turns. Directus runs as
 * an administrator, so it checks no rights. Skipped if it cannot be installed.
 */
export const peersBench: Bench = {
  name: 'peers',
  bars: [1],
  async run() {
    if (!(await installDirectus())) {
      console.log('  Directus cannot be installed, so lists are not compared with it')
      return []
    }
    const database = await copyOfDatabase(customers, 'bench_peers')
    const api = await startApiOn(database.url)
    const directus = await startDirectus(database.url)
    try {
      const variants = await listVariants(database.url)
      const rows: Row[] = []
      for (const kind of kindsOf(variants)) {
        await expectSameTotal(kind, api, directus)
        rows.push(await compare(kind, api, directus))
      }
      return rows
    } finally {
      await directus.stop()
      await api.stop()
      await database.drop()
    }
  },
}

function kindsOf(variants: readonly ListVariant[]): Kind[] {
  const [affiliateId = ''] = variants[0]?.affiliateIds ?? []
  const own = { affiliate_id: { _eq: affiliateId } }
  const ofRegion = { _and: [own, { status: { _neq: 'deleted' } }] }
  const ours = (query: Record<string, string>) => `/api/v1/customers?${new URLSearchParams(query)}`
  const theirs = (query: Record<string, string>) => `/items/customers?${new URLSearchParams({ fields, meta: 'filter_count', ...query })}`
  const lists = variants.map((variant) => listOf(variant, own))
  const ownFilter = JSON.stringify(ofRegion)
  return [
    { what: 'lists: filter, order, page, total', must: 20, aim: 30, ours: variants.map(({ path }) => path), theirs: lists.map(theirs) },
    {
      what: 'one list, again and again',
      must: 12,
      aim: 20,
      ours: variants.slice(0, 1).map(({ path }) => path),
      theirs: lists.slice(0, 1).map(theirs),
    },
    { what: 'badge', must: 20, aim: 30, ours: [ours({ page: '0', limit: '1' })], theirs: [theirs({ limit: '1', filter: ownFilter })] },
    {
      what: 'search',
      must: 100,
      aim: 100,
      ours: terms.map((searchValue) => ours({ searchValue, order: 'createdAt:desc', limit: '25' })),
      theirs: terms.map((search) => theirs({ search, sort: '-created_at', limit: '25', filter: ownFilter })),
    },
  ]
}

/** A list's query in the syntax of Directus. */
function listOf({ query }: ListVariant, own: object): Record<string, string> {
  const [order] = query.order
  const filters = query.filter.map(({ field, value }) => ({ [columns[field] ?? field]: { _in: [value].flat() } }))
  const deleted = query.filter.some(({ field }) => field === 'status') ? [] : [{ status: { _neq: 'deleted' } }]
  return {
    filter: JSON.stringify({ _and: [own, ...filters, ...deleted] }),
    sort: `${order?.direction === 'asc' ? '' : '-'}${columns[order?.field ?? ''] ?? order?.field}`,
    limit: String(query.limit),
    offset: String(query.page * query.limit),
  }
}

/** Totals of searches differ: Directus finds parts of words in every text, and the product counts up to a cap. */
async function expectSameTotal(kind: Kind, api: Api, directus: Directus): Promise<void> {
  const [mine, other] = await Promise.all([
    get<{ total: number }>(api.url + kind.ours[0], api.token),
    get<{ meta: { filter_count: number } }>(directus.url + kind.theirs[0], directus.token),
  ])
  if (kind.what !== 'search' && Number(other.meta.filter_count) !== mine.total)
    throw new Error(`${kind.what}: ${mine.total} is not ${other.meta.filter_count}`)
}

async function get<T>(url: string, token: string): Promise<T> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`)
  return (await response.json()) as T // as each of the two documents
}

async function compare(kind: Kind, api: Api, directus: Directus): Promise<Row> {
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const mine = await loadOf(api.url, kind.ours, { token: api.token })
    const other = await loadOf(directus.url, kind.theirs, { token: directus.token })
    // The first round warms up both.
    if (round === 0) continue
    ours.push(mine.requestsPerSecond)
    theirs.push(other.requestsPerSecond)
  }
  const [mine, other] = [median(ours), median(theirs)]
  const row = {
    bar: 1,
    what: `${kind.what}, ${number(customers)} customers, beside Directus`,
    ours: `${number(mine)}/s`,
    reference: `${number(other, other < 10 ? 1 : 0)}/s Directus`,
  }
  return atLeast(row, mine / other, kind.must, kind.aim)
}
