import type { ReportAggregation } from '@wattdesk/contract/business-reports/terms.ts'
import type pg from 'pg'
import { onServer } from './databases.ts'
import { latencyOf, loadOf } from './load.ts'
import { type Running, startScript } from './processes.ts'
import { type Api, startApi } from './product.ts'
import { type Bench, median, number, type Row } from './row.ts'

const customers = 1_000_000
const variants = 500
/** Time limit of a slow query. */
const longestMs = 20_000

type Statement = { text: string; values: string[] }
/** Calls with another range or view each time, and the same figures in hand-written SQL. */
type Question = { what: string; paths: string[]; statements: Statement[] }

/** Every business report and the map of the fleet, compared with hand-written sums of stored totals through a bare route, in turns. */
export const reportsBench: Bench = {
  name: 'reports',
  bars: [10],
  async run() {
    const api = await startApi(customers)
    const bare = await startScript('bench/bare-statements.ts', { DATABASE_URL: api.databaseUrl })
    try {
      const affiliateId = await onServer(api.databaseUrl, affiliateOfAdmin)
      const rows: Row[] = []
      for (const question of questions(affiliateId)) rows.push(await compare(question, { api, bare }))
      return rows
    } finally {
      await bare.stop()
      await api.stop()
    }
  },
}

async function affiliateOfAdmin(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ tenant_id: string }>("select tenant_id from members where email = 'admin@wattdesk.example'")
  return rows[0]?.tenant_id ?? ''
}

type Range = { aggregation: ReportAggregation; from: string; to: string }

/** At most a year by day, three years by week and by month. */
function rangeAt(at: number): Range {
  const day = (days: number) => new Date(Date.UTC(2023, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
  const from = (at * 37) % 300
  const aggregation = (['day', 'week', 'month'] as const)[at % 3] ?? 'month'
  return { aggregation, from: day(from), to: day(from + (aggregation === 'day' ? 300 : 1_000) + (at % 60)) }
}

const each = <Made>(make: (at: number) => Made): Made[] => Array.from({ length: variants }, (_, at) => make(at))

type Timed = {
  report: string
  end?: string
  table: 'customer_statistics' | 'installation_statistics'
  key: string
  where?: string
  ids?: string
}

/** A report over time, compared with the stored days of its range, summed by period and key. */
function timed(affiliateId: string, { report, end = '', table, key, where = "status <> 'deleted'", ids = '= $1' }: Timed): Question {
  const counted = table === 'customer_statistics' ? 'customers' : 'installations'
  return {
    what: `report ${report}${end}`,
    paths: each((at) => {
      const { aggregation, from, to } = rangeAt(at)
      return `/api/v1/reports/${report}/${aggregation}/${from}/${to}${end}`
    }),
    statements: each((at) => {
      const { aggregation, from, to } = rangeAt(at)
      const text = `select ${key}, date_trunc('${aggregation}', starts_on::timestamp), sum(${counted}) from ${table}
        where scope_id ${ids} and grain = 'day' and starts_on between '${from}' and '${to}' and ${where} group by 1, 2`
      return { text, values: [affiliateId] }
    }),
  }
}

function questions(affiliateId: string): Question[] {
  const values = [affiliateId]
  const same = (what: string, path: string, text: string): Question => ({
    what: `report ${what}`,
    paths: each(() => `/api/v1/reports/${path}`),
    statements: each(() => ({ text, values })),
  })
  const [ofCustomers, ofInstallations] = ['customer_statistics', 'installation_statistics'] as const
  const states = { end: '/active,inactive', where: "status in ('active', 'inactive')" }
  const below = 'in (select id from tenants where affiliate_id = $1) and (scope_id <> $1 or not is_child)'
  return [
    timed(affiliateId, { report: 'creation', table: ofCustomers, key: "'all'" }),
    timed(affiliateId, { report: 'creation', end: '/incremental', table: ofCustomers, key: "'all'" }),
    timed(affiliateId, { report: 'status', table: ofCustomers, key: 'status', where: 'true' }),
    timed(affiliateId, { report: 'tenant', table: ofCustomers, key: 'scope_id', ids: below }),
    timed(affiliateId, { report: 'product', table: ofInstallations, key: 'kind' }),
    timed(affiliateId, { report: 'product', table: ofInstallations, key: 'kind', ...states }),
    timed(affiliateId, { report: 'vendor', table: ofInstallations, key: 'vendor_id' }),
    timed(affiliateId, { report: 'vendor', table: ofInstallations, key: 'vendor_id', ...states }),
    same(
      'devicesConfigurations',
      'devicesConfigurations',
      `select kind, vendor_id, sum(installations), sum(pv_peak_power_w), sum(battery_capacity_wh) from installation_statistics
       where scope_id = $1 and grain = 'all' and status <> 'deleted' group by 1, 2`,
    ),
    same(
      'usersActivities',
      'usersActivities',
      "select last_seen_on, sum(customers) from customer_use_statistics where scope_id = $1 and status <> 'deleted' group by 1",
    ),
    same(
      'wallboxAndDriveBmwAndMini',
      'wallboxAndDriveBmwAndMini',
      `select count(distinct c.id) from installations car join customers c on c.id = car.customer_id and c.affiliate_id = $1 and c.status <> 'deleted'
       where car.kind = 'electriccar' and lower(car.manufacturer) in ('bmw', 'mini')
         and exists (select from installations i where i.customer_id = c.id and i.kind = 'wallbox')`,
    ),
    fleetMap(affiliateId),
  ]
}

/** A screen of the map at each stored zoom, around places all over Germany. */
function fleetMap(affiliateId: string): Question {
  const viewAt = (at: number) => {
    const zoom = 4 + (at % 7)
    const [width, height] = [(1_440 / 256 / 2 ** zoom) * 360, (500 / 256 / 2 ** zoom) * 360]
    const [longitude, latitude] = [7 + ((at * 37) % 70) / 10, 48 + ((at * 61) % 60) / 10]
    return { zoom, west: longitude - width / 2, east: longitude + width / 2, south: latitude - height / 2, north: latitude + height / 2 }
  }
  const rounded = (value: number) => String(Math.round(value * 1e6) / 1e6)
  const query = (at: number) =>
    new URLSearchParams(Object.fromEntries(Object.entries(viewAt(at)).map(([name, value]) => [name, rounded(value)])))
  return {
    what: 'map of the fleet',
    paths: each((at) => `/api/v1/dashboard/fleet/map?${query(at)}`),
    statements: each((at) => {
      const { zoom, west, east, south, north } = viewAt(at)
      const cells = 2 ** (zoom + 2)
      const text = `select * from fleet_cells where scope_id = $1 and level = ${zoom + 2}
        and x between floor(map_x(${west}) * ${cells})::int and floor(map_x(${east}) * ${cells})::int
        and y between floor(map_y(${north}) * ${cells})::int and floor(map_y(${south}) * ${cells})::int`
      return { text, values: [affiliateId] }
    }),
  }
}

async function compare({ what, paths, statements }: Question, { api, bare }: { api: Api; bare: Running }): Promise<Row> {
  const barePaths = statements.map((_, at) => `/statement?variant=${at}`)
  await fetch(`${bare.url}/statements`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(statements),
  })
  await loadOf(bare.url, barePaths, { seconds: 1 })
  const { p99Ms } = await loadOf(api.url, paths, { token: api.token })
  const { ours, theirs } = await inTurns({ paths, barePaths }, { api, bare })
  const ratio = ours / theirs
  return {
    bar: 10,
    what: `${what}, ${number(customers)} customers`,
    ours: `${number(ours, 2)} ms, p99 ${number(p99Ms)} ms`,
    reference: `${number(theirs, 2)} ms bare route (×${number(ratio, 2)})`,
    ratio: null,
    rank: -ratio,
    must: '≤ 5×',
    aim: 'p99 10 ms',
    isMet: ratio <= 5,
    isAimed: ratio <= 5 && p99Ms <= 10,
  }
}

/** One request at a time, ours and the hand-written one in turns. Returns the medians. */
async function inTurns({ paths, barePaths }: Record<'paths' | 'barePaths', string[]>, { api, bare }: { api: Api; bare: Running }) {
  const times: { ours: number; theirs: number }[] = []
  const startedAt = performance.now()
  for (const [at, path] of paths.entries()) {
    if (performance.now() - startedAt > longestMs) break
    const ours = await latencyOf(api.url, [path], api.token)
    times.push({ ours, theirs: await latencyOf(bare.url, [barePaths[at] ?? ''], undefined) })
  }
  return { ours: median(times.map((time) => time.ours)), theirs: median(times.map((time) => time.theirs)) }
}
