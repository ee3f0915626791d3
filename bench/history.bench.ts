import type pg from 'pg'
import { copyOfDatabase, onServer } from './databases.ts'
import { historyBeside } from './history-beside.ts'
import { latencyOf } from './load.ts'
import { columns, fillFleet, givenLongHomes, longHomes, sums } from './long-homes.ts'
import { type Running, startScript } from './processes.ts'
import { type Api, startApiOn } from './product.ts'
import { atMost, type Bench, median, number, type Row } from './row.ts'

const customers = 100_000
const rounds = 3
const variants = 500

/** A query about one home: the call, and the same figures from stored sums in hand-written SQL. */
type Question = {
  what: string
  path(site: string, at: number): string
  byHand(site: string, at: number): { text: string; values: unknown[] }
}

const dayAt = (at: number) => new Date(Date.UTC(2025, 0, 10) + ((at * 37) % 300) * 86_400_000).toISOString().slice(0, 10)
const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
const call = (site: string, from: string, to: string, interval: string) =>
  `/api/v2/historical-data/energy?siteId=${site}&fromDate=${from}&toDate=${to}&interval=${interval}`
const quarterHours = (site: string, from: string, to: string) => ({
  text: `select start, ${columns.join(', ')} from energy_intervals where site_id = $1 and start >= $2 and start < $3 order by start`,
  values: [site, from, to],
})
const kept = (table: string, column: string, site: string, from: string, to: string) => ({
  text: `select ${column}, ${columns.join(', ')} from ${table} where site_id = $1 and ${column} >= $2 and ${column} <= $3 order by ${column}`,
  values: [site, from, to],
})

const questions: readonly Question[] = [
  {
    what: 'a day in quarter hours',
    path: (site, at) => call(site, dayAt(at), dayAt(at), 'PT15M'),
    byHand: (site, at) => quarterHours(site, dayAt(at), addDays(dayAt(at), 1)),
  },
  {
    what: 'a week in hours',
    path: (site, at) => call(site, dayAt(at), addDays(dayAt(at), 6), 'PT1H'),
    byHand: (site, at) => quarterHours(site, dayAt(at), addDays(dayAt(at), 7)),
  },
  {
    what: 'a month in days',
    path: (site, at) => call(site, dayAt(at), addDays(dayAt(at), 30), 'P1D'),
    byHand: (site, at) => kept('energy_days', 'day', site, dayAt(at), addDays(dayAt(at), 30)),
  },
  {
    what: 'a year in months',
    path: (site, at) => call(site, `${2016 + (at % 10)}-01-01`, `${2016 + (at % 10)}-12-31`, 'P1M'),
    byHand: (site, at) => kept('energy_months', 'month', site, `${2016 + (at % 10)}-01-01`, `${2016 + (at % 10)}-12-31`),
  },
  {
    what: 'ten years in years',
    path: (site) => call(site, '2016-01-01', '2025-12-31', 'P1Y'),
    byHand: (site) => kept('energy_months', 'month', site, '2016-01-01', '2025-12-31'),
  },
]

/**
 * The history of one of 100,000 homes, compared with hand-written sums through a bare route, in turns. The year is also summed from its
 * quarter hours, and every query also runs before the other homes have a history, because its cost must not grow with them.
 */
export const historyBench: Bench = {
  name: 'history',
  bars: [8],
  async run() {
    const database = await copyOfDatabase(customers, 'bench_history')
    try {
      const sites = await onServer(database.url, givenLongHomes)
      const alone = await measure(database.url, sites)
      await onServer(database.url, fillFleet)
      const among = await measure(database.url, sites)
      const year = await onServer(database.url, (client) => yearBySql(client, sites))
      const beside = await historyBeside(database.url, sites)
      return [...among.map((times, at) => rowOf(times, alone[at])), yearRow(among, year), ...beside]
    } finally {
      await database.drop()
    }
  },
}

type Times = { what: string; ours: number; bare: number }

async function measure(databaseUrl: string, sites: readonly string[]): Promise<Times[]> {
  const api = await startApiOn(databaseUrl)
  const bare = await startScript('bench/bare-statements.ts', { DATABASE_URL: databaseUrl })
  try {
    const all: Times[] = []
    for (const question of questions) all.push(await timesOf(question, sites, api, bare))
    return all
  } finally {
    await bare.stop()
    await api.stop()
  }
}

async function timesOf(question: Question, sites: readonly string[], api: Api, bare: Running): Promise<Times> {
  const siteAt = (at: number) => sites[at % sites.length] ?? ''
  const places = Array.from({ length: variants }, (_, at) => at)
  const paths = places.map((at) => question.path(siteAt(at), at))
  const barePaths = places.map((at) => `/statement?variant=${at}`)
  const body = JSON.stringify(places.map((at) => question.byHand(siteAt(at), at)))
  await fetch(`${bare.url}/statements`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
  const found: { ours: number; bare: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    found.push({ ours: await latencyOf(api.url, paths, api.token), bare: await latencyOf(bare.url, barePaths, undefined) })
  }
  // The first round warms up.
  const measured = found.slice(1)
  return { what: question.what, ours: median(measured.map((one) => one.ours)), bare: median(measured.map((one) => one.bare)) }
}

function rowOf({ what, ours, bare }: Times, alone: Times | undefined): Row {
  const growth = ours / (alone?.ours ?? Number.NaN)
  const row = {
    bar: 8,
    what: `${what}, one of ${number(customers)} homes`,
    ours: `${number(ours, 2)} ms (×${number(growth, 2)} of a store with ${longHomes} homes)`,
    reference: `${number(bare, 2)} ms bare route (×${number(ours / bare, 2)})`,
  }
  return atMost(row, Math.max(ours / bare / 5, growth / 1.5), 1, 0.6, ' (5× by hand, 1.5× of few)')
}

type YearBySql = { monthsMs: number; quarterHoursMs: number }

/** Compares the statements only: over HTTP, sign-in and encoding would hide the ratio. */
function yearRow(all: readonly Times[], { monthsMs, quarterHoursMs }: YearBySql): Row {
  const ours = all.find((times) => times.what === 'a year in months')?.ours ?? Number.NaN
  const ratio = quarterHoursMs / monthsMs
  return {
    bar: 8,
    what: 'a year from monthly sums against its quarter hours',
    ours: `${number(monthsMs, 2)} ms (the call ${number(ours, 2)} ms)`,
    reference: `${number(quarterHoursMs, 1)} ms`,
    ratio,
    rank: ratio,
    must: '20',
    aim: '20, call ≤ 3 ms',
    isMet: ratio >= 20,
    isAimed: ratio >= 20 && ours <= 3,
  }
}

async function yearBySql(client: pg.Client, sites: readonly string[]): Promise<YearBySql> {
  const timeOf = async (statement: { text: string; values: unknown[] }) => {
    const startedAt = performance.now()
    await client.query(statement)
    return performance.now() - startedAt
  }
  const months: number[] = []
  const quarters: number[] = []
  for (const site of [...sites, ...sites]) {
    months.push(await timeOf(kept('energy_months', 'month', site, '2025-01-01', '2025-12-31')))
    const text = `select date_trunc('month', start, 'Europe/Berlin') as month, ${sums} from energy_intervals
      where site_id = $1 and start >= '2025-01-01' and start < '2026-01-01' group by 1`
    quarters.push(await timeOf({ text, values: [site] }))
  }
  return { monthsMs: median(months), quarterHoursMs: median(quarters) }
}
