import { existsSync } from 'node:fs'
import { onServer } from './databases.ts'
import { type Deployment, startDeployment } from './deployment.ts'
import { until } from './faulty-product.ts'
import type { FleetLoad } from './fleet-load.ts'
import { inProcess } from './in-process.ts'
import { latencyOf } from './load.ts'
import { atLeast, atMost, type Bench, number, type Row } from './row.ts'

const customers = 100_000
const minuteMs = 60_000
const quarterHourMs = 15 * minuteMs
const patienceMs = 600_000

/**
 * A fleet of 100,000 homes at one sample a minute, simulated on one machine: the throughput of ingest and sums if every message is from
 * another home, the disk space of a row, and the cost of reading one home. docs/growing.md has the figures.
 */
export const fleetBench: Bench = {
  name: 'fleet',
  bars: [],
  async run() {
    if (!existsSync('/usr/sbin/mosquitto')) {
      console.log('needs Mosquitto and nats-server, which are not installed')
      return []
    }
    const deployment = await startDeployment({ customers, gateways: customers })
    try {
      return await measure(deployment)
    } finally {
      await deployment.stop()
    }
  },
}

async function measure(deployment: Deployment): Promise<Row[]> {
  // The quarter hour before the last one, because that is due.
  const slot = Math.floor(Date.now() / quarterHourMs) * quarterHourMs - 2 * quarterHourMs
  const homes = deployment.serials.length
  // The rates that this many homes need: a sample a minute, and each quarter hour summed before the next one is due.
  const [neededSamples, neededQuarterHours] = [homes / 60, homes / 900]
  const row = (what: string, ours: string) => ({ bar: 0, what: `${number(homes)} homes: ${what}`, ours, reference: '' })
  const first = await send(deployment, slot, 1)
  const again = await send(deployment, slot + minuteMs, 1)
  const begun = performance.now()
  const batch = await send(deployment, slot + 2 * minuteMs, 13)
  await until(async () => (await count(deployment.databaseUrl, 'rollup_slots where slot = $1', new Date(slot))) === 0, patienceMs)
  const summed = homes / ((performance.now() - begun) / 1_000)
  const { sampleBytes, intervalBytes, databaseBytes } = await sizesOf(deployment)
  const dayMs = await latencyOf(deployment.apiUrls[0], await daysOf(deployment), deployment.token)
  return [
    atLeast(row('samples stored a second, each home for the first time', `${number(first)}/s`), first / neededSamples, 1, 10),
    atLeast(row('samples stored a second, one in a message', `${number(again)}/s`), again / neededSamples, 1, 10),
    atLeast(row('samples stored a second, 13 in a message', `${number(batch)}/s`), batch / neededSamples, 1, 10),
    atLeast(
      row('quarter hours summed a second by one worker, from the first of these samples on', `${number(summed)}/s`),
      summed / neededQuarterHours,
      1,
      10,
    ),
    atMost(row('bytes of a sample with its indexes', number(sampleBytes)), sampleBytes, 300, 250),
    atMost(
      row(`bytes of a quarter hour with its indexes (database ${number(databaseBytes / 1e9, 1)} GB)`, number(intervalBytes)),
      intervalBytes,
      300,
      250,
    ),
    atMost(row('the day of one home', `${number(dayMs, 1)} ms`), dayMs, 50, 20, ' ms'),
  ]
}

/** Samples per second, from the first one sent to the last one stored. */
async function send({ databaseUrl, mqttPort, serials }: Deployment, firstAt: number, samples: number): Promise<number> {
  const begun = performance.now()
  await inProcess<FleetLoad, { sent: number }>('fleet-load.ts', { port: mqttPort, serials, samples, firstAt })
  const last = new Date(firstAt + (samples - 1) * minuteMs)
  await until(async () => (await count(databaseUrl, 'samples where at = $1', last)) >= serials.length, patienceMs)
  return (serials.length * samples) / ((performance.now() - begun) / 1_000)
}

const count = (databaseUrl: string, what: string, at: Date): Promise<number> =>
  onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${what}`, [at])
    return rows[0]?.count ?? 0
  })

type Sizes = { sampleBytes: number; intervalBytes: number; databaseBytes: number }

const sizesOf = ({ databaseUrl }: Deployment): Promise<Sizes> =>
  onServer(databaseUrl, async (client) => {
    const sizeOf = (table: string) =>
      `(select sum(pg_total_relation_size(relid)) from pg_partition_tree('${table}')) / greatest((select count(*) from ${table}), 1)`
    const { rows } = await client.query<Sizes>(
      `select (${sizeOf('samples')})::float8 as "sampleBytes", (${sizeOf('energy_intervals')})::float8 as "intervalBytes",
         pg_database_size(current_database())::float8 as "databaseBytes"`,
    )
    return rows[0] ?? { sampleBytes: 0, intervalBytes: 0, databaseBytes: 0 }
  })

const daysOf = ({ databaseUrl }: Deployment): Promise<string[]> =>
  onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ path: string }>(
      `select '/api/v1/customers/' || s.customer_id || '/sites/' || s.id || '/day' as path
       from sites s join gateways g on g.site_id = s.id join customers c on c.id = s.customer_id join tenants t on t.id = c.affiliate_id
       where g.serial_number like 'BENCH-%' and t.country = 'DE' and c.status = 'active' order by md5(s.id::text) limit 200`,
    )
    return rows.map(({ path }) => path)
  })
