import { Worker } from 'node:worker_threads'
import { addDays, type LocalDay, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { type HomeProfile, openHome, type QuarterHour } from '@wattdesk/recorded-homes/home.ts'
import pg from 'pg'
import { TextWriter } from './copy.ts'

/** Thirteen months, so that a year compares with the one before. */
const days = 396
const quarterHourMs = 900_000

/** Energies of a quarter hour in Wh, in the order of the tables' columns. */
const energies = [
  'production',
  'household',
  'heat_pump',
  'ev',
  'grid_import',
  'grid_export',
  'battery_charge',
  'battery_discharge',
] as const
const columns = energies.map((name) => `${name}_wh`).join(', ')

type Home = { site_id: string; profile: HomeProfile }

/** Replaying is the larger half of the work: several threads share it, each with a connection of its own. */
const threads = 2

export type HistoryPart = { databaseUrl: string; now: Date; part: number }

/** Gives every home that the simulated fleet plays its recorded past, up to the last whole quarter hour. */
export async function loadHistory(databaseUrl: string, now: Date): Promise<void> {
  const years = now.getUTCFullYear()
  await onClient(databaseUrl, (client) => client.query('select ensure_interval_partitions($1, $2)', [years - 2, years + 1]))
  await Promise.all(Array.from({ length: threads }, (_, part) => inThread({ databaseUrl, now, part })))
  await onClient(databaseUrl, (client) => client.query('analyze energy_intervals, energy_days, energy_months'))
}

function inThread(part: HistoryPart): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./history-thread.ts', import.meta.url), { workerData: part })
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread that loads history ended with ${code}`))))
  })
}

/** Every so-manieth home, in one transaction. */
export async function loadHistoryPart({ databaseUrl, now, part }: HistoryPart): Promise<void> {
  await onClient(databaseUrl, async (client) => {
    await client.query('set synchronous_commit = off')
    const { rows } = await client.query<Home>('select site_id, profile from simulated_homes order by site_id')
    const homes = rows.filter((_, at) => at % threads === part)
    await client.query('begin')
    const sums = await copyIntervals(client, homes, now)
    await copySums(client, 'energy_days', 'day', sums.days)
    await copySums(client, 'energy_months', 'month', sums.months)
    await client.query('commit')
  })
}

async function onClient(databaseUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'wattdesk-seed' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

type Sum = { siteId: string; span: string; values: Float64Array; coveredSeconds: number }
type Sums = { days: Sum[]; months: Sum[] }

async function copyIntervals(client: pg.Client, homes: readonly Home[], now: Date): Promise<Sums> {
  const writer = new TextWriter(client, 'energy_intervals', `site_id, start, ${columns}, state_of_charge, covered_seconds`)
  const end = Math.floor(now.getTime() / quarterHourMs) * quarterHourMs
  const sums: Sums = { days: [], months: [] }
  for (const { site_id: siteId, profile } of homes) {
    const home = openHome(profile)
    const today = localDayOf(end, profile.timeZone)
    for (let day: LocalDay = addDays(today, -days); day <= today; day = addDays(day, 1)) {
      const sum = newSum(siteId, day)
      for (const quarter of home.day(day)) {
        if (quarter.start >= end) break
        const values = energiesOf(quarter, profile)
        add(sum, values)
        await writer.write(lineOf(siteId, quarter, profile, values))
      }
      if (sum.coveredSeconds > 0) {
        sums.days.push(sum)
        addToMonth(sums.months, sum)
      }
    }
  }
  await writer.close()
  return sums
}

/** Mean powers of a quarter hour become energies, imports and exports apart. */
function energiesOf(quarter: QuarterHour, profile: HomeProfile): (number | null)[] {
  const wh = (powerW: number) => Math.round(powerW * 25) / 100
  const hasBattery = profile.batteryCapacityWh > 0
  return [
    profile.peakPowerW > 0 ? wh(quarter.pvW) : null,
    wh(quarter.householdW),
    profile.heatPump ? wh(quarter.heatPumpW) : null,
    profile.wallbox ? wh(quarter.wallboxW) : null,
    wh(Math.max(0, quarter.gridW)),
    wh(Math.max(0, -quarter.gridW)),
    hasBattery ? wh(Math.max(0, -quarter.batteryW)) : null,
    hasBattery ? wh(Math.max(0, quarter.batteryW)) : null,
  ]
}

function lineOf(siteId: string, quarter: QuarterHour, profile: HomeProfile, values: readonly (number | null)[]): string {
  const charge = profile.batteryCapacityWh > 0 ? quarter.stateOfCharge.toFixed(3) : '\\N'
  return `${siteId}\t${new Date(quarter.start).toISOString()}\t${textOf(values)}\t${charge}\t900\n`
}

function textOf(values: Iterable<number | null>): string {
  return [...values].map((value) => (value === null || Number.isNaN(value) ? '\\N' : value)).join('\t')
}

/** A sum of nothing is not 0: what no quarter hour measured stays absent. */
function newSum(siteId: string, span: string): Sum {
  return { siteId, span, values: new Float64Array(energies.length).fill(Number.NaN), coveredSeconds: 0 }
}

function add(sum: Sum, values: ArrayLike<number | null>, seconds = 900): void {
  sum.coveredSeconds += seconds
  for (let at = 0; at < energies.length; at++) {
    const value = values[at]
    if (value === null || value === undefined || Number.isNaN(value)) continue
    const before = sum.values[at] ?? Number.NaN
    sum.values[at] = Number.isNaN(before) ? value : before + value
  }
}

function addToMonth(months: Sum[], day: Sum): void {
  const span = `${day.span.slice(0, 7)}-01`
  const last = months.at(-1)
  const month = last?.siteId === day.siteId && last.span === span ? last : newSum(day.siteId, span)
  if (month !== last) months.push(month)
  add(month, day.values, day.coveredSeconds)
}

async function copySums(client: pg.Client, table: string, span: string, sums: readonly Sum[]): Promise<void> {
  const writer = new TextWriter(client, table, `site_id, ${span}, ${columns}, covered_seconds`)
  for (const sum of sums) await writer.write(`${sum.siteId}\t${sum.span}\t${textOf(sum.values)}\t${sum.coveredSeconds}\n`)
  await writer.close()
}
