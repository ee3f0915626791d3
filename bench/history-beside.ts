import type pg from 'pg'
import { measuredQuantities, quantities } from '../packages/energy/src/quantities.ts'
import { onServer } from './databases.ts'
import { type Api, startApiOn } from './product.ts'
import { atMost, number, type Row } from './row.ts'
import { findVictoriaMetrics, startVictoriaMetrics, type VictoriaMetrics } from './victoria-metrics.ts'

const requests = 400
const dayMs = 86_400_000
/** Before the clocks change, so that days of the home equal days of UTC except for the first hour. */
const firstDay = Date.parse('2025-01-02T00:00:00Z')

/** A view of a home's history: the call, and the range and step that give the same figures in VictoriaMetrics. */
type View = { what: string; interval: string; days: number; stepDays: number; starts: number }

const views: readonly View[] = [
  { what: 'a day in quarter hours', interval: 'PT15M', days: 1, stepDays: 1 / 96, starts: 80 },
  { what: 'a week in hours', interval: 'PT1H', days: 7, stepDays: 1 / 24, starts: 75 },
  { what: 'a month in days', interval: 'P1D', days: 31, stepDays: 1, starts: 50 },
  { what: 'a year in days', interval: 'P1D', days: 365, stepDays: 1, starts: 1 },
  { what: 'a year in months', interval: 'P1M', days: 365, stepDays: 30, starts: 1 },
]

/**
 * The history of homes compared with VictoriaMetrics, which has the same quarter hours: the same views, requested in turns. Skipped if
 * the program is not installed.
 */
export async function historyBeside(databaseUrl: string, sites: readonly string[]): Promise<Row[]> {
  const file = await findVictoriaMetrics()
  if (!file) {
    console.log('  victoria-metrics is not on the PATH, so the past of a home is not compared with it')
    return []
  }
  const [api, other] = await Promise.all([startApiOn(databaseUrl), startVictoriaMetrics(file)])
  try {
    await onServer(databaseUrl, (client) => copyQuarterHours(client, sites, other))
    const rows: Row[] = []
    for (const view of views) rows.push(await compare(view, sites, api, other))
    return rows
  } finally {
    await other.stop()
    await api.stop()
  }
}

type Result = { totalWh: number; bytes: number; ms: number }

async function compare(view: View, sites: readonly string[], api: Api, other: VictoriaMetrics): Promise<Row> {
  const ours: Result[] = []
  const theirs: Result[] = []
  // The first half warms up.
  for (let at = -requests; at < requests; at++) {
    const place = at + requests
    const [site = '', start] = [sites[place % sites.length], firstDay + ((place * 37) % view.starts) * dayMs]
    const [one, two] = [await askUs(api, view, site, start), await askThem(other, view, site, start)]
    // Months, and the time zone's hour, divide the year differently.
    if (view.days < 365 && Math.abs(one.totalWh - two.totalWh) > 1) throw new Error(`${view.what}: ${one.totalWh} is not ${two.totalWh}`)
    if (at < 0) continue
    ours.push(one)
    theirs.push(two)
  }
  const [us, them] = [medians(ours), medians(theirs)]
  const row = {
    bar: 8,
    what: `${view.what}, beside VictoriaMetrics`,
    ours: `${number(us.ms, 2)} ms, ${number(us.bytes / 1_000, 1)} kB`,
    reference: `${number(them.ms, 2)} ms, ${number(them.bytes / 1_000, 1)} kB`,
  }
  return atMost(row, us.ms / them.ms, 2, 1, ' of its time')
}

function medians(results: readonly Result[]): Pick<Result, 'ms' | 'bytes'> {
  const middle = (read: (result: Result) => number) => results.map(read).toSorted((a, b) => a - b)[results.length >> 1] ?? Number.NaN
  return { ms: middle(({ ms }) => ms), bytes: middle(({ bytes }) => bytes) }
}

async function askUs(api: Api, { interval, days }: View, site: string, start: number): Promise<Result> {
  const [from, to] = [start, start + (days - 1) * dayMs].map((at) => new Date(at).toISOString().slice(0, 10))
  const path = `/api/v2/historical-data/energy?siteId=${site}&fromDate=${from}&toDate=${to}&interval=${interval}`
  const { text, ms } = await timed(api.url + path, { authorization: `Bearer ${api.token}` })
  const { total } = JSON.parse(text) as { total: Record<string, number> }
  return { totalWh: total.production ?? Number.NaN, bytes: text.length, ms }
}

/** Instants at the end of each span, because a quarter hour belongs to the span of its start. */
async function askThem(other: VictoriaMetrics, { days, stepDays }: View, site: string, start: number): Promise<Result> {
  const step = stepDays * dayMs
  const begin = start - berlinMs
  const [from, until] = [begin + step - 1, begin + days * dayMs - 1].map((at) => at / 1_000)
  const query = `sum_over_time(energy_wh{site="${site}"}[${step / 1_000}s])`
  const path = `/api/v1/query_range?${new URLSearchParams({ query, start: String(from), end: String(until), step: `${step / 1_000}s` })}`
  const { text, ms } = await timed(other.url + path, {})
  const { data } = JSON.parse(text) as { data: { result: { metric: { quantity: string }; values: [number, string][] }[] } }
  const production = data.result.find(({ metric }) => metric.quantity === 'production')
  return { totalWh: production?.values.reduce((sum, [, value]) => sum + Number(value), 0) ?? Number.NaN, bytes: text.length, ms }
}

const berlinMs = 3_600_000

/** Milliseconds until the body has arrived. Parsing it is the client's work. */
async function timed(url: string, headers: Record<string, string>): Promise<{ text: string; ms: number }> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers })
  const text = await response.text()
  const ms = performance.now() - startedAt
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return { text, ms }
}

async function copyQuarterHours(client: pg.Client, sites: readonly string[], other: VictoriaMetrics): Promise<void> {
  for (const site of sites) {
    const arrays = measuredQuantities.map((name) => `array_agg(${quantities[name].column} order by start) as "${name}"`)
    const { rows } = await client.query<Record<string, number[]>>(
      `select array_agg((extract(epoch from start) * 1000)::float8 order by start) as starts, ${arrays.join(', ')} from energy_intervals where site_id = $1`,
      [site],
    )
    const lines = measuredQuantities.map((quantity) =>
      JSON.stringify({ metric: { __name__: 'energy_wh', site, quantity }, values: rows[0]?.[quantity], timestamps: rows[0]?.starts }),
    )
    await other.put(lines)
  }
}
