import { databaseOf, onServer } from './databases.ts'
import { latencyOf } from './load.ts'
import { type Api, startApi } from './product.ts'
import { atMost, type Bench, median, number, type Row } from './row.ts'

const small = 100_000
const large = 1_000_000
const rounds = 5

type Kind = { what: string; must: number; aim: number; paths(customers: number, ids: readonly string[]): string[] }

const list = (query: Record<string, string>) => `/api/v1/customers?${new URLSearchParams(query)}`
const rotating = (make: (at: number) => string) => Array.from({ length: 100 }, (_, at) => make(at))

const kinds: readonly Kind[] = [
  { what: 'list', must: 1.5, aim: 1.1, paths: () => rotating((at) => list({ page: String(at % 20), order: 'accountName:asc' })) },
  {
    what: 'total',
    must: 1.5,
    aim: 1.1,
    paths: () => rotating((at) => list({ limit: '10', filter: `{"type":"${at % 2 ? 'partner' : 'residential_customer'}"}` })),
  },
  { what: 'badge', must: 1.5, aim: 1.1, paths: () => rotating(() => list({ page: '0', limit: '1' })) },
  { what: 'by id', must: 1.5, aim: 1.1, paths: (_, ids) => rotating((at) => `/api/v1/customers/${ids[at % ids.length]}`) },
  {
    what: 'rare search',
    must: 1.5,
    aim: 1.1,
    paths: (customers) =>
      rotating((at) => list({ searchValue: `gv${String(1_000_000 + ((at * 1_663) % customers) * 7).padStart(9, '0')}` })),
  },
]

/** Bar 3: the cost of ten times the customers, and of a far page compared with the first one. One request at a time, in turns. */
export const growthBench: Bench = {
  name: 'growth',
  bars: [3],
  async run() {
    // Filling the large database for the first time takes longer than a session lasts.
    await databaseOf(large)
    const [few, many] = [await startApi(small), await startApi(large)]
    try {
      const ids = { few: await someIds(few), many: await someIds(many) }
      const rows: Row[] = []
      for (const kind of kinds) rows.push(await compare(kind, few, many, ids))
      rows.push(await compareFarPage(many))
      return rows
    } finally {
      await few.stop()
      await many.stop()
    }
  },
}

async function compare(kind: Kind, few: Api, many: Api, ids: { few: string[]; many: string[] }): Promise<Row> {
  const paths = { few: kind.paths(small, ids.few), many: kind.paths(large, ids.many) }
  await latencyOf(few.url, paths.few, few.token)
  await latencyOf(many.url, paths.many, many.token)
  const times: { few: number; many: number }[] = []
  for (let round = 0; round < rounds; round++) {
    times.push({ few: await latencyOf(few.url, paths.few, few.token), many: await latencyOf(many.url, paths.many, many.token) })
  }
  const [one, other] = [median(times.map((time) => time.many)), median(times.map((time) => time.few))]
  const what = `growth 100,000 to 1,000,000: ${kind.what}`
  return atMost(
    { bar: 3, what, ours: `${number(one, 2)} ms`, reference: `${number(other, 2)} ms (×${number(one / other, 2)})` },
    one / other,
    kind.must,
    kind.aim,
    '×',
  )
}

async function compareFarPage(api: Api): Promise<Row> {
  const near = rotating((at) => list({ page: String(at % 5), order: 'accountName:asc' }))
  const far = rotating((at) => list({ page: String(3_600 + (at % 5)), order: 'accountName:asc' }))
  const times: { near: number; far: number }[] = []
  for (let round = 0; round < rounds; round++) {
    times.push({ near: await latencyOf(api.url, near, api.token), far: await latencyOf(api.url, far, api.token) })
  }
  const [one, other] = [median(times.map((time) => time.far)), median(times.map((time) => time.near))]
  const what = 'page 3,600 over page 1, 1,000,000 customers'
  return atMost(
    { bar: 3, what, ours: `${number(one, 2)} ms`, reference: `${number(other, 2)} ms (×${number(one / other, 2)})` },
    one / other,
    3,
    1.5,
    '×',
  )
}

async function someIds({ databaseUrl }: Api): Promise<string[]> {
  const { rows } = await onServer(databaseUrl, (client) =>
    client.query<{ id: string }>(
      "select c.id from customers c join tenants t on t.id = c.affiliate_id where t.country = 'DE' and c.status = 'active' order by md5(c.id::text) limit 500",
    ),
  )
  return rows.map((row) => row.id)
}
