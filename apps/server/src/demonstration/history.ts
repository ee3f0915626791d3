import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { firstOfMonth } from '@wattdesk/energy/intervals.ts'
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
import { addDays, type LocalDay, localDayOf, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { isSilentAt } from '@wattdesk/recorded-homes/faults.ts'
import { type HomeProfile, openHome, type QuarterHour } from '@wattdesk/recorded-homes/home.ts'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { homeColumn } from '../db/balance-sql.ts'
import { type BinaryRows, openBinaryRows } from '../db/binary-rows.ts'
import { endOfPast } from './history-days.ts'
import { addToMonth, addToSum, copySums, type Energies, energyColumns, newSum, type Sums, useOf } from './history-sums.ts'
import type { SimulatedProfile } from './homes.ts'

const quarterHourMs = 900_000

/** Devices have one month of history, which keeps the first start fast. */
const deviceDays = 31

const ofPowers = measuredQuantities.map((name) => quantities[name])
const intervalColumns = ['site_id', 'start', ...energyColumns, 'battery_state_of_charge', 'covered_seconds', 'written_at']
const gasColumns = ['site_id', 'device_id', 'start', 'volume_m3', 'covered_seconds', 'written_at']
const deviceColumns = ['site_id', 'device_id', 'quantity', 'start', 'energy_wh', 'covered_seconds', 'written_at']
const quarterSeconds = 900
/** Homes deliver at once: a quarter hour is written when it is over. */
const writtenAt = (start: number) => start + quarterHourMs

type Device = { deviceId: string; kind: ApplianceKind }
type Home = { site_id: string; profile: SimulatedProfile; devices: Device[] }

/** Simulating takes most of the time, so several threads share it, each with its own connection. */
const threads = 2

type History = { databaseUrl: string; now: Date }
export type HistoryPart = History & { part: number }

/**
 * Loads the newest months of every simulated home, up to the data that its devices deliver themselves, and plans the other months. A home
 * is replayed month by month, so each month costs the same.
 */
export async function loadNewestHistory(history: History): Promise<void> {
  const { databaseUrl, now } = history
  const years = now.getUTCFullYear()
  await onClient(databaseUrl, (client) => client.query('select ensure_interval_partitions($1, $2)', [years - 2, years + 1]))
  await Promise.all(Array.from({ length: threads }, (_, part) => inThread({ ...history, part })))
  await onClient(databaseUrl, async (client) => {
    await client.query('analyze energy_intervals, device_intervals, gas_intervals, energy_days, energy_months')
    const homes = await listHomes(client)
    const older = homes.map((home) => monthsOf(home, history).length - newestMonthsOf(home, history).length)
    await client.query('update demonstration_loads set history_months = $1', [older.reduce((sum, one) => sum + one, 0)])
  })
}

function inThread(part: HistoryPart): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./history.thread.ts', import.meta.url), { workerData: part })
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A history thread exited with code ${code}`))))
  })
}

/** Loads the newest months of every nth home in one transaction. */
export async function loadHistoryPart({ part, ...history }: HistoryPart): Promise<void> {
  await onClient(history.databaseUrl, async (client) => {
    await client.query('set synchronous_commit = off')
    const homes = (await listHomes(client)).filter((_, at) => at % threads === part)
    await client.query('begin')
    await insertHomes(client, homes)
    const sums: Sums = { days: [], months: [] }
    for (const home of homes) {
      for (const month of newestMonthsOf(home, history)) await copyMonth(client, { home, month, history }, sums)
    }
    await copySums(client, sums)
    await client.query('commit')
  })
}

/** Months of homes loaded in one transaction. */
const homesAtOnce = 24

/**
 * Loads the remaining months, newest first, while the product runs, including those that an interrupted load left out. Returns at once if
 * nothing is left.
 */
export async function loadOlderHistory(databaseUrl: string): Promise<void> {
  await onClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ started_at: Date }>(
      'select started_at from demonstration_loads where finished_at is not null and history_months_loaded < history_months',
    )
    const now = rows[0]?.started_at
    if (!now) return
    await client.query('set synchronous_commit = off')
    const history = { databaseUrl, now }
    const missing = await listMissing(client, history)
    // More may be missing than was planned at the first start.
    await client.query(
      `update demonstration_loads
       set history_months = greatest(history_months, $1), history_months_loaded = greatest(history_months, $1) - $1`,
      [missing.length],
    )
    while (missing.length > 0) await copyOlder(client, missing.splice(0, homesAtOnce), history)
    await client.query('update demonstration_loads set history_months_loaded = history_months')
    await client.query('analyze energy_intervals, energy_days, energy_months')
  })
}

type HomeMonth = { home: Home; month: LocalDay }

/** Newest first, over all homes. */
async function listMissing(client: pg.Client, history: History): Promise<HomeMonth[]> {
  const { rows } = await client.query<{ key: string }>(
    "select m.site_id || ' ' || m.month as key from energy_months m join simulated_homes h on h.site_id = m.site_id",
  )
  const loaded = new Set(rows.map(({ key }) => key))
  const homes = await listHomes(client)
  const all = homes.flatMap((home) => monthsOf(home, history).map((month) => ({ home, month })))
  return all.filter(({ home, month }) => !loaded.has(`${home.site_id} ${month}`)).sort((a, b) => (a.month < b.month ? 1 : -1))
}

async function copyOlder(client: pg.Client, parts: readonly HomeMonth[], history: History): Promise<void> {
  await client.query('begin')
  const sums: Sums = { days: [], months: [] }
  for (const part of parts) if (!(await isLoaded(client, part))) await copyMonth(client, { ...part, history }, sums)
  await copySums(client, sums)
  await client.query('update demonstration_loads set history_months_loaded = history_months_loaded + $1', [parts.length])
  await client.query('commit')
}

/** A member may have imported it meanwhile. */
async function isLoaded(client: pg.Client, { home, month }: HomeMonth): Promise<boolean> {
  const { rowCount } = await client.query('select from energy_months where site_id = $1 and month = $2', [home.site_id, month])
  return rowCount !== 0
}

async function listHomes(client: pg.Client): Promise<Home[]> {
  const { rows } = await client.query<Home>(
    `select h.site_id, h.profile, coalesce(found.devices, charger.devices, '[]') as devices
     from simulated_homes h
     left join lateral (
       select json_agg(json_build_object('deviceId', a.device_id, 'kind', a.kind)) as devices
       from gateways g join appliances a on a.gateway_id = g.id where g.site_id = h.site_id) found on h.kind = 'gateway'
     left join lateral (
       select json_agg(json_build_object('deviceId', w.vendor_installation_id, 'kind', 'EVSTATION')) as devices
       from installations w where w.site_id = h.site_id and w.kind = 'wallbox') charger on h.kind = 'vendor-cloud'
     -- A gateway in stock has no home yet.
     where exists (select from sites s where s.id = h.site_id)
     order by h.site_id`,
  )
  return rows
}

/** Newest first. */
function monthsOf({ profile }: Home, { now }: History): LocalDay[] {
  const months: LocalDay[] = []
  for (let month = monthOf(endOfPast(now), profile); month >= firstOfMonth(profile.since); ) {
    months.push(month)
    month = firstOfMonth(addDays(month, -1))
  }
  return months
}

const monthOf = (at: number, { timeZone }: SimulatedProfile) => firstOfMonth(localDayOf(at, timeZone))

/** Screens look back some days. The played month judges what faults did. */
const newestDays = { usual: 10, faulty: 31 }

/** The months of the last days, newest first. */
function newestMonthsOf(home: Home, history: History): LocalDay[] {
  const { profile } = home
  const days = profile.faults ? newestDays.faulty : newestDays.usual
  const first = monthOf(endOfPast(history.now) - days * dayMs, profile)
  return monthsOf(home, history).filter((month) => month >= first)
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

type Past = Pick<History, 'now'>
async function copyMonth(client: pg.Client, { home, month, history }: HomeMonth & { history: History }, sums: Sums): Promise<void> {
  const { site_id: siteId, profile, devices } = home
  const intervals = openBinaryRows(intervalColumns.length)
  const deviceIntervals = openBinaryRows(deviceColumns.length)
  const gasIntervals = openBinaryRows(gasColumns.length)
  const measuring = measuringDevices(devices)
  let gasReadingM3: number | undefined
  for (const { day, isRecent, quarters } of daysOf(profile, month, history)) {
    const sum = newSum(siteId, day)
    for (const quarter of quarters) {
      if (isSilentAt(profile, quarter.start)) continue
      const energies = energiesOf(quarter, profile)
      addToSum(sum, { energies, use: useOf(energies), coveredSeconds: quarterSeconds, writtenAt: writtenAt(quarter.start) })
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
  if (measuring.length > 0) await copyRows(client, 'device_intervals', deviceColumns, deviceIntervals)
  if (profile.gasMeter) await copyRows(client, 'gas_intervals', gasColumns, gasIntervals)
}

async function copyRows(client: pg.Client, table: string, columns: readonly string[], rows: BinaryRows): Promise<void> {
  await pipeline(rows.end(), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin (format binary)`)))
}

/** The days of a month that a home was measured, each with its completed quarter hours. */
function* daysOf(
  profile: SimulatedProfile,
  month: LocalDay,
  past: Past,
): Generator<{ day: LocalDay; isRecent: boolean; quarters: QuarterHour[] }> {
  const end = endOfPast(past.now)
  const home = openHome(profile)
  const last = localDayOf(end, profile.timeZone)
  const recentFrom = addDays(last, -deviceDays)
  const first = profile.since
  for (let day: LocalDay = month < first ? first : month; day <= last && firstOfMonth(day) === month; day = addDays(day, 1)) {
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

/** The gas meter's count since the previous reading. Readings restart each month, and are unknown after a gap. */
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

/** More than a boiler burns. */
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

function powersOf({ peakPowerW, batteryCapacityWh, gridMeter, heatPump, wallbox }: HomeProfile): Record<PowerName, boolean> {
  const hasMeter = gridMeter !== false
  const hasBattery = batteryCapacityWh > 0
  return { production: peakPowerW > 0, grid: hasMeter, battery: hasBattery, household: hasMeter, heatPump, ev: wallbox, heater: false }
}

/** Converts the mean powers of a quarter hour to energies, with separate imports and exports. */
function energiesOf(quarter: QuarterHour, profile: HomeProfile): Energies {
  const has = powersOf(profile)
  const powersW: Record<PowerName, number> = {
    production: quarter.productionW,
    grid: quarter.gridW,
    battery: quarter.batteryW,
    household: quarter.householdW,
    heatPump: quarter.heatPumpW,
    ev: quarter.evW,
    heater: 0,
  }
  return ofPowers.map(({ power, sign }) => (has[power] ? Math.round(Math.max(0, powersW[power] * sign) * 25) / 100 : null))
}

/** What each home has, and since when. */
async function insertHomes(client: pg.Client, homes: readonly Home[]): Promise<void> {
  const columns = powerNames.map(homeColumn)
  const rows = homes.map(({ site_id, profile }) => {
    const at = new Date(startOfLocalDay(profile.since, profile.timeZone)).toISOString()
    const has = powersOf(profile)
    return { site_id, ...Object.fromEntries(powerNames.map((name) => [homeColumn(name), has[name] ? at : null])) }
  })
  await client.query(
    `insert into home_quantities (site_id, ${columns.join(', ')})
     select g.site_id, ${columns.map((column) => `measured_from('{}', g.${column})`).join(', ')}
     from json_to_recordset($1::json) as g (site_id uuid, ${columns.map((column) => `${column} timestamptz`).join(', ')})`,
    [JSON.stringify(rows)],
  )
}
