import type pg from 'pg'
import { spansOf } from '../apps/server/src/db/period-spans.ts'
import { onServer } from './databases.ts'
import { latencyOf, loadOf } from './load.ts'
import { type Running, startScript } from './processes.ts'
import { type Api, startApi } from './product.ts'
import { atMost, type Bench, median, number, type Row } from './row.ts'

const customers = 1_000_000
const rounds = 3
const variants = 500

type Range = { from?: string; until?: string }
type Table = 'customer_statistics' | 'installation_statistics'
/** One of the calls: its path, and the same figures from stored totals in hand-written SQL and by counting the records. */
type Kind = {
  what: string
  table: Table
  isPartner: boolean
  path(range: Range, partnerId: string): string
  counting: string
}

const sums = {
  customer_statistics: 'type, status, source_kind, sum(customers)',
  installation_statistics: 'kind, vendor_id, type, sum(installations), sum(pv_peak_power_w), sum(battery_capacity_wh)',
}
const countInstallations = `select i.kind, i.vendor_id, c.type, count(*), sum(p.pv_peak_power_w), sum(p.battery_capacity_wh)
  from customers c join installations i on i.customer_id = c.id left join pv_battery_configurations p on p.id = i.id`

const termsOf = ({ from, until }: Range) => [...(from ? [{ op: 'gte', value: from }] : []), ...(until ? [{ op: 'lt', value: until }] : [])]
const query = (field: string, range: Range) =>
  range.from || range.until ? `?${new URLSearchParams({ filter: JSON.stringify({ [field]: termsOf(range) }) })}` : ''

const base = '/api/v1/customers'
const kinds: readonly Kind[] = [
  {
    what: 'stats',
    table: 'customer_statistics',
    isPartner: false,
    path: (range) => `${base}/stats${query('createdAt', range)}`,
    counting: 'select type, status, source_kind, count(*) from customers c where c.affiliate_id = $1 group by 1, 2, 3',
  },
  {
    what: 'stats of children',
    table: 'customer_statistics',
    isPartner: false,
    path: (range) => `${base}/stats/children${query('createdAt', range)}`,
    counting:
      'select type, status, source_kind, count(*) from customers c where c.affiliate_id = $1 and c.tenant_id <> $1 group by 1, 2, 3',
  },
  {
    what: 'stats of installations',
    table: 'installation_statistics',
    isPartner: false,
    path: (range) => `${base}/stats/installations${query('addedAt', range)}`,
    counting: `${countInstallations} where c.affiliate_id = $1 group by 1, 2, 3`,
  },
  {
    what: 'stats of a customer',
    table: 'customer_statistics',
    isPartner: true,
    path: (range, id) => `${base}/${id}/stats${query('createdAt', range)}`,
    counting: 'select type, status, source_kind, count(*) from customers c where c.tenant_id = $1 group by 1, 2, 3',
  },
  {
    what: 'stats of a partner’s children',
    table: 'customer_statistics',
    isPartner: true,
    path: (range, id) => `${base}/${id}/stats/children${query('createdAt', range)}`,
    counting: 'select type, status, source_kind, count(*) from customers c where c.tenant_id = $1 group by 1, 2, 3',
  },
  {
    what: 'stats of a partner’s installations',
    table: 'installation_statistics',
    isPartner: true,
    path: (range, id) => `${base}/${id}/stats/installations${query('addedAt', range)}`,
    counting: `${countInstallations} where c.tenant_id = $1 group by 1, 2, 3`,
  },
]

/**
 * Figures for 1,000,000 customers, compared with hand-written sums of stored totals through a bare route, in turns: without the route, a
 * sum of a quarter of a millisecond would be compared with HTTP. Also prints the sum alone and the count of records.
 */
export const statsBench: Bench = {
  name: 'stats',
  bars: [10],
  async run() {
    const api = await startApi(customers)
    const bare = await startScript('bench/bare-statements.ts', { DATABASE_URL: api.databaseUrl })
    try {
      return await onServer(api.databaseUrl, async (client) => {
        const rows: Row[] = []
        for (const kind of kinds) rows.push(await compare(kind, { api, bare, client }))
        return rows
      })
    } finally {
      await bare.stop()
      await api.stop()
    }
  },
}

type Parties = { api: Api; bare: Running; client: pg.Client }

async function compare(kind: Kind, { api, bare, client }: Parties): Promise<Row> {
  const ranges = Array.from({ length: variants }, (_, at) => rangeAt(at))
  const { affiliateId, partners } = await someScopes(client)
  const partnerAt = (at: number) => partners[at % partners.length] ?? { id: '', tenantId: '' }
  const paths = ranges.map((range, at) => kind.path(range, partnerAt(at).id))
  const statements = ranges.map((range, at) => byHand(kind, range, kind.isPartner ? partnerAt(at).tenantId : affiliateId))
  const barePaths = statements.map((_, at) => `/statement?variant=${at}`)
  await fetch(`${bare.url}/statements`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(statements),
  })
  const warm = await loadOf(api.url, paths, { token: api.token, seconds: 2 })
  if (warm.requestsPerSecond === 0) throw new Error(`${kind.what} returns no rows`)
  await loadOf(bare.url, barePaths, { seconds: 1 })
  const times: { ours: number; bare: number; hand: number }[] = []
  for (let round = 0; round < rounds; round++) {
    times.push({
      ours: await latencyOf(api.url, paths, api.token),
      bare: await latencyOf(bare.url, barePaths, undefined),
      hand: await handLatency(client, statements),
    })
  }
  const { p99Ms } = await loadOf(api.url, paths, { token: api.token })
  const ours = median(times.map((time) => time.ours))
  const theirs = median(times.map((time) => time.bare))
  const hand = median(times.map((time) => time.hand))
  const counting = await countingLatency(client, kind, kind.isPartner ? partnerAt(0).tenantId : affiliateId)
  const ratio = ours / theirs
  return atMost(
    {
      bar: 10,
      what: `${kind.what}, ${number(customers)} customers`,
      ours: `${number(ours, 2)} ms, p99 ${number(p99Ms)} ms`,
      reference: `${number(theirs, 2)} ms bare route (×${number(ratio, 2)}; SQL alone ${number(hand, 2)}, counting ${number(counting, 1)})`,
    },
    ratio,
    3,
    1.5,
    '×',
  )
}

/** A third of the queries cover all time, the others a range of days. */
function rangeAt(at: number): Range {
  if (at % 3 === 0) return {}
  const day = (days: number) => new Date(Date.UTC(2022, 2, 1) + days * 86_400_000).toISOString().slice(0, 10)
  const from = (at * 37) % 1_200
  return { from: day(from), until: at % 3 === 1 ? day(from + 1 + ((at * 61) % 500)) : undefined }
}

function byHand({ table, isPartner, what }: Kind, range: Range, scopeId: string): { text: string; values: string[] } {
  const branches = spansOf(range, isPartner).map(
    ({ grain, from, until }) =>
      `select * from ${table} where scope_id = $1 and grain = '${grain}' and starts_on >= '${from}' and starts_on < '${until}'`,
  )
  const children = what === 'stats of children' ? 'where is_child' : ''
  return { text: `select ${sums[table]} from (${branches.join(' union all ')}) kept ${children} group by 1, 2, 3`, values: [scopeId] }
}

async function handLatency(client: pg.Client, statements: readonly { text: string; values: string[] }[]): Promise<number> {
  const times: number[] = []
  for (const statement of statements) {
    const startedAt = performance.now()
    await client.query(statement)
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

async function countingLatency(client: pg.Client, { counting }: Kind, scopeId: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const startedAt = performance.now()
    await client.query(counting, [scopeId])
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

/** The affiliate of the member, and its partners with the most customers. */
async function someScopes(client: pg.Client): Promise<{ affiliateId: string; partners: { id: string; tenantId: string }[] }> {
  const member = await client.query<{ tenant_id: string }>("select tenant_id from members where email = 'admin@wattdesk.example'")
  const affiliateId = member.rows[0]?.tenant_id ?? ''
  const { rows } = await client.query<{ id: string; tenantId: string }>(
    `select c.id, c.partner_tenant_id as "tenantId" from customers c
     left join customer_statistics s on s.scope_id = c.partner_tenant_id and s.grain = 'all'
     where c.affiliate_id = $1 and c.partner_tenant_id is not null and c.status = 'active'
     group by 1, 2 order by sum(s.customers) desc nulls last, 1 limit 500`,
    [affiliateId],
  )
  return { affiliateId, partners: rows }
}
