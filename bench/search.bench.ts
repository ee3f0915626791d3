import { type Load, loadOf } from './load.ts'
import { pacedLoad } from './paced-load.ts'
import { type Api, startApi } from './product.ts'
import { atMost, atRate, type Bench, number, type Row } from './row.ts'

const customers = 1_000_000

/** Bar 2: a search with filter, order and total, for a term in many rows and for one in few, and the suggestions of the palette. */
export const searchBench: Bench = {
  name: 'search',
  bars: [2],
  async run(speed) {
    const api = await startApi(customers)
    try {
      // After a start of the database, the first searches wait for the disk.
      await loadOf(api.url, commonPaths(), { token: api.token, seconds: 6 })
      const common = await loadOf(api.url, commonPaths(), { token: api.token, seconds: 6 })
      const rare = await loadOf(api.url, rarePaths(), { token: api.token, seconds: 6 })
      return [
        atRate(rowOf('common term', common), rateOf(common), { perSecond: 150, p99Ms: 300 }, { perSecond: 500, p99Ms: 50 }),
        atRate(rowOf('rare term', rare), rateOf(rare), { perSecond: 1_500, p99Ms: 40 }, { perSecond: 2_500, p99Ms: 20 }),
        ...(await suggestionRows(api, speed)),
      ]
    } finally {
      await api.stop()
    }
  },
}

/** Suggestions while ten members type at the same time, two letters per second each. */
async function suggestionRows(api: Api, speed: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, terms] of Object.entries(suggestedTerms())) {
    const paths = terms.map((term) => `/api/v1/search?${new URLSearchParams({ term, limit: '8' })}`)
    const load = { token: api.token, perSecond: 20 * speed }
    await pacedLoad(api.url, paths.slice(0, 60), { ...load, seconds: 2 })
    const times = await pacedLoad(api.url, paths, { ...load, seconds: Math.min(30, 10 / speed) })
    const [p50, p99] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)] ?? Number.NaN) as [number, number]
    const ours = `p50 ${number(p50, 1)} ms, p99 ${number(p99, 1)} ms`
    rows.push(atMost({ bar: 2, what: `palette, ${number(customers)} customers: ${kind}`, ours, reference: '-' }, p99, 50, 25, ' ms'))
  }
  return rows
}

const rateOf = ({ requestsPerSecond, p99Ms }: Load) => ({ perSecond: requestsPerSecond, p99Ms })

const rowOf = (term: string, { requestsPerSecond, p99Ms }: Load) => ({
  bar: 2,
  what: `search, ${number(customers)} customers: ${term}, filter, order, total to the cap`,
  ours: `${number(requestsPerSecond)}/s, p99 ${number(p99Ms)} ms`,
  reference: '-',
})

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

/** Typed texts, letter by letter: names together with a town, references, and names with a typing error. */
function suggestedTerms(): Record<string, string[]> {
  const typed = [
    'Müller',
    'Zimmermann',
    'Schneider',
    'Hauptstraße',
    'Brückner',
    'Göttingen',
    'Alessandro',
    'Szabó',
    'Sonnenhaus',
    'Rostock',
  ]
  const firstNames = ['anna', 'ben', 'clara', 'felix', 'greta', 'jonas', 'katharina', 'wolfgang', 'juergen', 'ursula']
  const mistyped = ['zimermann', 'schnieder', 'hofmannn', 'neumnan', 'krugger', 'haupstrasse', 'gotingen', 'alesandro', 'wolfang', 'matias']
  return {
    'a name, letter by letter': typed.flatMap((word) => Array.from(word.slice(2), (_, at) => word.slice(0, at + 3))).concat(typed),
    'first and last name, town': firstNames.flatMap((first) =>
      names.slice(0, 8).flatMap((last) => [`${first} ${last}`, `${last} ${first.slice(0, 3)} berlin`]),
    ),
    'a reference': Array.from({ length: 200 }, (_, at) =>
      `gv${String(1_000_000 + ((at * 1_663) % customers) * 7).padStart(9, '0')}`.slice(0, 4 + (at % 8)),
    ),
    'typing errors': mistyped.flatMap((word) => [word, `${firstNames[word.length % 10]} ${word}`]),
  }
}

/** Names that one in thirty customers has: about 2.5 % of an affiliate's rows. */
function commonPaths(): string[] {
  return Array.from({ length: 512 }, (_, at) => pathOf(names[at % names.length] ?? '', orders[at % orders.length] ?? '', at % 5))
}

/** External references: each belongs to one customer. */
function rarePaths(): string[] {
  return Array.from({ length: 600 }, (_, at) =>
    pathOf(`gv${String(1_000_000 + ((at * 1_663) % customers) * 7).padStart(9, '0')}`, orders[at % orders.length] ?? '', 0),
  )
}

function pathOf(searchValue: string, order: string, page: number): string {
  return `/api/v1/customers?${new URLSearchParams({ searchValue, order, page: String(page), filter: '{"status":"active"}' })}`
}
