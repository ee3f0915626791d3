import { loadOf } from './load.ts'
import { startApi } from './product.ts'
import { type Bench, number, type Row } from './row.ts'

const customers = 1_000_000

/** Bar 2: a search with filter, order and total, for a term that many rows hold and one that few do. */
export const searchBench: Bench = {
  name: 'search',
  bars: [2],
  async run() {
    const api = await startApi(customers)
    try {
      const common = await loadOf(api.url, commonPaths(), { token: api.token, seconds: 6 })
      const rare = await loadOf(api.url, rarePaths(), { token: api.token, seconds: 6 })
      return [
        row(
          'common term',
          `${number(common.requestsPerSecond)}/s, p99 ${number(common.p99Ms)} ms`,
          common.requestsPerSecond,
          40,
          common.p99Ms <= 50,
          'p99 50 ms',
        ),
        row(
          'rare term',
          `${number(rare.requestsPerSecond)}/s, p99 ${number(rare.p99Ms)} ms`,
          rare.requestsPerSecond,
          1_000,
          rare.requestsPerSecond >= 1_000,
          '',
        ),
      ]
    } finally {
      await api.stop()
    }
  },
}

function row(term: string, ours: string, rate: number, must: number, isAimed: boolean, aim: string): Row {
  const what = `search, ${number(customers)} customers: ${term}, filter, order, total to the cap`
  return {
    bar: 2,
    what,
    ours,
    reference: '-',
    ratio: null,
    must: `${number(must)}/s`,
    aim,
    isMet: rate >= must,
    isAimed: rate >= must && isAimed,
  }
}

const names = [
  'müller',
  'schmidt',
  'weber',
  'becker',
  'koch',
  'wolf',
  'klein',
  'braun',
  'jonas',
  'greta',
  'paul',
  'ursula',
  'berlin',
  'köln',
  'leipzig',
  'münster',
]
const orders = ['createdAt:desc', 'accountName:asc', 'lastSeenAt:desc', 'city:asc']

/** Names that one of thirty customers has: about 2.5 % of an affiliate's rows. */
function commonPaths(): string[] {
  return Array.from({ length: 512 }, (_, at) => pathOf(names[at % names.length] ?? '', orders[at % orders.length] ?? '', at % 5))
}

/** External references: each is one customer's. */
function rarePaths(): string[] {
  return Array.from({ length: 600 }, (_, at) =>
    pathOf(`gv${String(1_000_000 + ((at * 1_663) % customers) * 7).padStart(9, '0')}`, orders[at % orders.length] ?? '', 0),
  )
}

function pathOf(searchValue: string, order: string, page: number): string {
  return `/api/v1/customers?${new URLSearchParams({ searchValue, order, page: String(page), filter: '{"status":"active"}' })}`
}
