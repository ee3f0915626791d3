import { Worker } from 'node:worker_threads'
import {
  type ApplianceKind,
  eachOf,
  type MeasuredQuantity,
  measuredQuantities,
  type PowerName,
  powerOfKind,
  quantities,
  quantitiesOf,
} from '@wattdesk/energy/quantities.ts'
import { addDays, type LocalDay, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { type HomeProfile, openHome, type QuarterHour } from '@wattdesk/recorded-homes/home.ts'
import pg from 'pg'
import { TextWriter } from './copy.ts'

/** Thirteen months, so that a year compares with the one before. */
const days = 396
const quarterHourMs = 900_000

/** Devices have one month of history, which keeps the first start fast. */
const deviceDays = 31

const columns = measuredQuantities.map((name) => quantities[name].column).join(', ')

type Device = { deviceId: string; kind: ApplianceKind }
type Home = { site_id: string; profile: HomeProfile; devices: Device[] }

/** Simulating takes most of the time, so several threads share it, each with its own connection. */
const threads = 2

export type HistoryPart = { databaseUrl: string; now: Date; part: number }

/** Loads the history of every simulated home, up to the last full quarter hour. */
export async function loadHistory(databaseUrl: string, now: Date): Promise<void> {
  const years = now.getUTCFullYear()
  await onClient(databaseUrl, (client) => client.query('select ensure_interval_partitions($1, $2)', [years - 2, years + 1]))
  await Promise.all(Array.from({ length: threads }, (_, part) => inThread({ databaseUrl, now, part })))
  await onClient(databaseUrl, (client) => client.query('analyze energy_intervals, device_intervals, energy_days, energy_months'))
}

function inThread(part: HistoryPart): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./history.thread.ts', import.meta.url), { workerData: part })
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A history thread exited with code ${code}`))))
  })
}

/** Loads the history of every nth home in one transaction. */
export async function loadHistoryPart({ databaseUrl, now, part }: HistoryPart): Promise<void> {
  await onClient(databaseUrl, async (client) => {
    await client.query('set synchronous_commit = off')
    const { rows } = await client.query<Home>(
      `select h.site_id, h.profile, coalesce(found.devices, '[]') as devices
       from simulated_homes h
       left join lateral (
         select json_agg(json_build_object('deviceId', a.device_id, 'kind', a.kind)) as devices
         from gateways g join appliances a on a.gateway_id = g.id where g.site_id = h.site_id) found on h.kind = 'gateway'
       order by h.site_id`,
    )
    const homes = rows.filter((_, at) => at % threads === part)
    await client.query('begin')
    const sums = await copyIntervals(client, homes, now)
    await copyDeviceIntervals(client, homes, now)
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

type Energies = Record<MeasuredQuantity, number | null>
type Sum = { siteId: string; span: string; energies: Energies; coveredSeconds: number }
type Sums = { days: Sum[]; months: Sum[] }

async function copyIntervals(client: pg.Client, homes: readonly Home[], now: Date): Promise<Sums> {
  const writer = new TextWriter(client, 'energy_intervals', `site_id, start, ${columns}, battery_state_of_charge, covered_seconds`)
  const sums: Sums = { days: [], months: [] }
  for (const { site_id: siteId, profile } of homes) {
    for (const { day, quarters } of pastOf(profile, days, now)) {
      const sum = newSum(siteId, day)
      for (const quarter of quarters) {
        const energies = energiesOf(quarter, profile)
        add(sum, energies)
        const charge = profile.batteryCapacityWh > 0 ? quarter.stateOfCharge.toFixed(3) : '\\N'
        await writer.write(`${siteId}\t${new Date(quarter.start).toISOString()}\t${textOf(energies)}\t${charge}\t900\n`)
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

/** The last days of a home, each with its completed quarter hours. */
function* pastOf(profile: HomeProfile, count: number, now: Date): Generator<{ day: LocalDay; quarters: QuarterHour[] }> {
  const end = Math.floor(now.getTime() / quarterHourMs) * quarterHourMs
  const home = openHome(profile)
  const today = localDayOf(end, profile.timeZone)
  for (let day: LocalDay = addDays(today, -count); day <= today; day = addDays(day, 1)) {
    yield { day, quarters: home.day(day).filter((quarter) => quarter.start < end) }
  }
}

/** A home has at most one device of each kind that measures, so a device's energies are its home's. */
async function copyDeviceIntervals(client: pg.Client, homes: readonly Home[], now: Date): Promise<void> {
  const writer = new TextWriter(client, 'device_intervals', 'site_id, device_id, quantity, start, energy_wh, covered_seconds')
  for (const { site_id: siteId, profile, devices } of homes) {
    const measuring = devices.flatMap(({ deviceId, kind }) => {
      const power = powerOfKind(kind)
      return power && devicePowers.has(power) ? [{ deviceId, names: quantitiesOf(power) }] : []
    })
    if (measuring.length === 0) continue
    for (const { quarters } of pastOf(profile, deviceDays, now)) {
      for (const quarter of quarters) {
        const energies = energiesOf(quarter, profile)
        const start = new Date(quarter.start).toISOString()
        for (const { deviceId, names } of measuring) {
          for (const name of names) {
            if (energies[name] !== null) await writer.write(`${siteId}\t${deviceId}\t${name}\t${start}\t${energies[name]}\t900\n`)
          }
        }
      }
    }
  }
  await writer.close()
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
  return eachOf(measuredQuantities, (name) => {
    const powerW = powersW[quantities[name].power]
    return powerW === null ? null : Math.round(Math.max(0, powerW * quantities[name].sign) * 25) / 100
  })
}

const textOf = (energies: Energies) => measuredQuantities.map((name) => energies[name] ?? '\\N').join('\t')

/** Quantities that no quarter hour measured stay absent instead of 0. */
function newSum(siteId: string, span: string): Sum {
  return { siteId, span, energies: eachOf(measuredQuantities, () => null), coveredSeconds: 0 }
}

function add(sum: Sum, energies: Energies, seconds = 900): void {
  sum.coveredSeconds += seconds
  for (const name of measuredQuantities) {
    const energyWh = energies[name]
    if (energyWh !== null) sum.energies[name] = (sum.energies[name] ?? 0) + energyWh
  }
}

function addToMonth(months: Sum[], day: Sum): void {
  const span = `${day.span.slice(0, 7)}-01`
  const last = months.at(-1)
  const month = last?.siteId === day.siteId && last.span === span ? last : newSum(day.siteId, span)
  if (month !== last) months.push(month)
  add(month, day.energies, day.coveredSeconds)
}

async function copySums(client: pg.Client, table: string, span: string, sums: readonly Sum[]): Promise<void> {
  const writer = new TextWriter(client, table, `site_id, ${span}, ${columns}, covered_seconds`)
  for (const sum of sums) await writer.write(`${sum.siteId}\t${sum.span}\t${textOf(sum.energies)}\t${sum.coveredSeconds}\n`)
  await writer.close()
}
