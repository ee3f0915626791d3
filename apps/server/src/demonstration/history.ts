import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { dayMs } from '@wattdesk/energy/durations.ts'
import {
  type ApplianceKind,
  directionsOf,
  type MeasuredQuantity,
  measuredQuantities,
  type PowerName,
  powerNames,
  powerOfKind,
  quantities,
} from '@wattdesk/energy/quantities.ts'
import { addDays, type LocalDay, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { type HomeProfile, openHome, type QuarterHour } from '@wattdesk/recorded-homes/home.ts'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { homeColumn } from '../db/balance-sql.ts'
import { type BinaryRows, openBinaryRows } from '../db/binary-rows.ts'
import { TextWriter } from './copy.ts'

/** Thirteen months, so that a year compares with the one before. */
export const usualHistoryDays = 396
const quarterHourMs = 900_000

/** Devices have one month of history, which keeps the first start fast. */
const deviceDays = 31

const ofPowers = measuredQuantities.map((name) => quantities[name])
const energyColumns = ofPowers.map(({ column }) => column)
const intervalColumns = ['site_id', 'start', ...energyColumns, 'battery_state_of_charge', 'covered_seconds', 'written_at']
const gasColumns = ['site_id', 'device_id', 'start', 'volume_m3', 'covered_seconds', 'written_at']
const deviceColumns = ['site_id', 'device_id', 'quantity', 'start', 'energy_wh', 'covered_seconds', 'written_at']
const quarterSeconds = 900
/** Homes deliver at once: a quarter hour is written when it is over. */
const writtenAt = (start: number) => start + quarterHourMs

type Device = { deviceId: string; kind: ApplianceKind }
type Home = { site_id: string; profile: HomeProfile; devices: Device[] }

/** Simulating takes most of the time, so several threads share it, each with its own connection. */
const threads = 2

type History = { databaseUrl: string; now: Date; days: number }
export type HistoryPart = History & { part: number }

/** Loads the history of every simulated home, up to the last full quarter hour. */
export async function loadHistory(history: History): Promise<void> {
  const { databaseUrl, now } = history
  const years = now.getUTCFullYear()
  await onClient(databaseUrl, (client) => client.query('select ensure_interval_partitions($1, $2)', [years - 2, years + 1]))
  await Promise.all(Array.from({ length: threads }, (_, part) => inThread({ ...history, part })))
  await onClient(databaseUrl, (client) =>
    client.query('analyze energy_intervals, device_intervals, gas_intervals, energy_days, energy_months'),
  )
}

function inThread(part: HistoryPart): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./history.thread.ts', import.meta.url), { workerData: part })
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A history thread exited with code ${code}`))))
  })
}

/** Loads the history of every nth home in one transaction. */
export async function loadHistoryPart({ databaseUrl, now, days, part }: HistoryPart): Promise<void> {
  await onClient(databaseUrl, async (client) => {
    await client.query('set synchronous_commit = off')
    const { rows } = await client.query<Home>(
      `select h.site_id, h.profile, coalesce(found.devices, '[]') as devices
       from simulated_homes h
       left join lateral (
         select json_agg(json_build_object('deviceId', a.device_id, 'kind', a.kind)) as devices
         from gateways g join appliances a on a.gateway_id = g.id where g.site_id = h.site_id) found on h.kind = 'gateway'
       -- A gateway in stock has no home yet.
       where exists (select from sites s where s.id = h.site_id)
       order by h.site_id`,
    )
    const homes = rows.filter((_, at) => at % threads === part)
    await client.query('begin')
    const sums: Sums = { days: [], months: [], firsts: [] }
    for (const home of homes) await copyIntervals(client, home, { now, days }, sums)
    await copySums(client, 'energy_days', 'day', sums.days)
    await copySums(client, 'energy_months', 'month', sums.months)
    await insertHomes(client, sums.firsts)
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

/** Energies in Wh in the order of `measuredQuantities`; null is not measured. An array, because there are millions. */
type Energies = (number | null)[]
type Sum = { siteId: string; span: string; energies: Energies; coveredSeconds: number; writtenAt: number }
type Past = Pick<History, 'now' | 'days'>
/** `firsts`: the first quarter hour of each home, which measured all that the home has. */
type Sums = { days: Sum[]; months: Sum[]; firsts: { siteId: string; start: number; energies: Energies }[] }

async function copyIntervals(client: pg.Client, { site_id: siteId, profile, devices }: Home, past: Past, sums: Sums): Promise<void> {
  const intervals = openBinaryRows(intervalColumns.length, past.days * 96 * 170)
  const deviceIntervals = openBinaryRows(deviceColumns.length, devices.length * deviceDays * 96 * 200)
  const gasIntervals = openBinaryRows(gasColumns.length, profile.gasMeter ? past.days * 96 * 80 : 0)
  const measuring = measuringDevices(devices)
  let gasReadingM3: number | undefined
  for (const { day, isRecent, quarters } of pastOf(profile, past)) {
    const sum = newSum(siteId, day)
    const isHome = profile.seed % 10 === withHoles
    for (const quarter of quarters) {
      if (isHome && isLost(quarter.start, past.now.getTime())) continue
      const energies = energiesOf(quarter, profile)
      if (sums.firsts.at(-1)?.siteId !== siteId) sums.firsts.push({ siteId, start: quarter.start, energies })
      add(sum, energies, { coveredSeconds: quarterSeconds, writtenAt: writtenAt(quarter.start) })
      addInterval(intervals, siteId, quarter, energies, profile)
      addGasInterval(gasIntervals, siteId, quarter, profile, gasReadingM3)
      gasReadingM3 = quarter.gasReadingM3
      if (isRecent) addDeviceIntervals(deviceIntervals, siteId, quarter, energies, measuring)
    }
    if (sum.coveredSeconds > 0) {
      sums.days.push(sum)
      addToMonth(sums.months, sum)
    }
  }
  await copyRows(client, 'energy_intervals', intervalColumns, intervals)
  await copyRows(client, 'device_intervals', deviceColumns, deviceIntervals)
  await copyRows(client, 'gas_intervals', gasColumns, gasIntervals)
}

/** One home in ten has holes to fill: two days without data, and half of another one. */
const withHoles = 4
function isLost(start: number, now: number): boolean {
  const daysAgo = (now - start) / dayMs
  return (daysAgo > 9 && daysAgo < 11.3) || (daysAgo > 20 && daysAgo < 20.5)
}

async function copyRows(client: pg.Client, table: string, columns: readonly string[], rows: BinaryRows): Promise<void> {
  await pipeline([rows.end()], client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin (format binary)`)))
}

/** The last days of a home, each with its completed quarter hours. */
function* pastOf(profile: HomeProfile, { now, days }: Past): Generator<{ day: LocalDay; isRecent: boolean; quarters: QuarterHour[] }> {
  const end = Math.floor(now.getTime() / quarterHourMs) * quarterHourMs
  const home = openHome(profile)
  const today = localDayOf(end, profile.timeZone)
  const recentFrom = addDays(today, -deviceDays)
  for (let day: LocalDay = addDays(today, -days); day <= today; day = addDays(day, 1)) {
    yield { day, isRecent: day >= recentFrom, quarters: home.day(day).filter((quarter) => quarter.start < end) }
  }
}

function addInterval(rows: BinaryRows, siteId: string, quarter: QuarterHour, energies: Energies, profile: HomeProfile): void {
  rows.startRow()
  rows.uuid(siteId)
  rows.instant(quarter.start)
  for (const energyWh of energies) rows.real(energyWh)
  rows.real(profile.batteryCapacityWh > 0 ? Math.round(quarter.stateOfCharge * 1_000) / 1_000 : undefined)
  rows.smallint(quarterSeconds)
  rows.instant(writtenAt(quarter.start))
}

/** What the gas meter counted since the reading before. Each month its readings start anew, and after a hole they are unknown. */
function addGasInterval(
  rows: BinaryRows,
  siteId: string,
  quarter: QuarterHour,
  { gasMeter }: HomeProfile,
  before: number | undefined,
): void {
  const volumeM3 = before === undefined ? -1 : quarter.gasReadingM3 - before
  if (!gasMeter || volumeM3 < 0 || volumeM3 > gasOfQuarterHourMaxM3) return
  rows.startRow()
  rows.uuid(siteId)
  rows.text(gasMeter)
  rows.instant(quarter.start)
  rows.real(volumeM3)
  rows.smallint(quarterSeconds)
  rows.instant(writtenAt(quarter.start))
}

/** A boiler burns no more. */
const gasOfQuarterHourMaxM3 = 1

type MeasuringDevice = { deviceId: string; quantities: { name: MeasuredQuantity; place: number }[] }

function measuringDevices(devices: readonly Device[]): MeasuringDevice[] {
  return devices.flatMap(({ deviceId, kind }) => {
    const power = powerOfKind(kind)
    if (!power || !devicePowers.has(power)) return []
    return [{ deviceId, quantities: directionsOf(power).map((name) => ({ name, place: measuredQuantities.indexOf(name) })) }]
  })
}

/** A home has at most one device of each kind that measures, so a device's energies are its home's. */
function addDeviceIntervals(
  rows: BinaryRows,
  siteId: string,
  quarter: QuarterHour,
  energies: Energies,
  measuring: readonly MeasuringDevice[],
): void {
  for (const device of measuring) {
    for (const { name, place } of device.quantities) {
      const energyWh = energies[place]
      if (energyWh === null) continue
      rows.startRow()
      rows.uuid(siteId)
      rows.text(device.deviceId)
      rows.text(name)
      rows.instant(quarter.start)
      rows.real(energyWh)
      rows.smallint(quarterSeconds)
      rows.instant(writtenAt(quarter.start))
    }
  }
}

/** Powers that appliances of the simulated fleet measure themselves. */
const devicePowers: ReadonlySet<PowerName> = new Set(['ev', 'heatPump', 'battery'])

/** Converts the mean powers of a quarter hour to energies, with separate imports and exports. */
function energiesOf(quarter: QuarterHour, profile: HomeProfile): Energies {
  const powersW: Record<PowerName, number | null> = {
    production: profile.peakPowerW > 0 ? quarter.productionW : null,
    grid: quarter.gridW,
    battery: profile.batteryCapacityWh > 0 ? quarter.batteryW : null,
    household: quarter.householdW,
    heatPump: profile.heatPump ? quarter.heatPumpW : null,
    ev: profile.wallbox ? quarter.evW : null,
    heater: null,
  }
  return ofPowers.map(({ power, sign }) => {
    const powerW = powersW[power]
    return powerW === null ? null : Math.round(Math.max(0, powerW * sign) * 25) / 100
  })
}

const textOf = (energies: Energies) => energies.map((energyWh) => energyWh ?? '\\N').join('\t')

/** Quantities that no quarter hour measured stay absent instead of 0. */
function newSum(siteId: string, span: string): Sum {
  return { siteId, span, energies: measuredQuantities.map(() => null), coveredSeconds: 0, writtenAt: 0 }
}

function add(sum: Sum, energies: Energies, { coveredSeconds, writtenAt: at }: Pick<Sum, 'coveredSeconds' | 'writtenAt'>): void {
  sum.coveredSeconds += coveredSeconds
  sum.writtenAt = Math.max(sum.writtenAt, at)
  for (const [place, energyWh] of energies.entries()) {
    if (energyWh !== null) sum.energies[place] = (sum.energies[place] ?? 0) + energyWh
  }
}

function addToMonth(months: Sum[], day: Sum): void {
  const span = `${day.span.slice(0, 7)}-01`
  const last = months.at(-1)
  const month = last?.siteId === day.siteId && last.span === span ? last : newSum(day.siteId, span)
  if (month !== last) months.push(month)
  add(month, day.energies, day)
}

/** What each home has, and since when. */
async function insertHomes(client: pg.Client, firsts: Sums['firsts']): Promise<void> {
  const columns = powerNames.map(homeColumn)
  const rows = firsts.map(({ siteId, start, energies }) => {
    const measured = new Set(measuredQuantities.flatMap((name, place) => (energies[place] === null ? [] : quantities[name].power)))
    const at = new Date(start).toISOString()
    return { site_id: siteId, ...Object.fromEntries(powerNames.map((name) => [homeColumn(name), measured.has(name) ? at : null])) }
  })
  await client.query(
    `insert into home_quantities (site_id, ${columns.join(', ')})
     select g.site_id, ${columns.map((column) => `measured_from('{}', g.${column})`).join(', ')}
     from json_to_recordset($1::json) as g (site_id uuid, ${columns.map((column) => `${column} timestamptz`).join(', ')})`,
    [JSON.stringify(rows)],
  )
}

async function copySums(client: pg.Client, table: string, span: string, sums: readonly Sum[]): Promise<void> {
  const writer = new TextWriter(client, table, `site_id, ${span}, ${energyColumns.join(', ')}, covered_seconds, written_at`)
  for (const sum of sums) {
    const written = new Date(sum.writtenAt).toISOString()
    await writer.write(`${sum.siteId}\t${sum.span}\t${textOf(sum.energies)}\t${sum.coveredSeconds}\t${written}\n`)
  }
  await writer.close()
}
