import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { databaseOf, onServer } from './databases.ts'
import { inProcess } from './in-process.ts'
import type { MqttLoad, MqttResult } from './mqtt-load.ts'
import { freePort, type Running, startScript } from './processes.ts'
import { type Api, startApiOn } from './product.ts'
import { atLeast, type Bench, median, number, type Row } from './row.ts'
import { type Homes, provisionHomes } from './telemetry-homes.ts'
import type { WebhookLoad, WebhookResult } from './webhook-load.ts'

const rounds = 3
const homes = 100
const messages = 40_000
const deliveries = 150
const samplesPerDelivery = 1_000
/** Unacknowledged messages of a gateway. */
const window = 20
const day = 86_400_000

/**
 * Bar 7: samples acknowledged after their commit, over signed HTTP batches and over MQTT, compared with COPY and a bare broker. Then an
 * overload: gateways with twenty times as many unacknowledged messages, which the service must slow down without losing any.
 */
export const telemetryBench: Bench = {
  name: 'telemetry',
  bars: [7],
  async run() {
    const mqttPort = await freePort()
    const databaseUrl = await databaseOf(10_000)
    const provisioned = await provisionHomes(databaseUrl, homes)
    const product = await startApiOn(databaseUrl, { ROLES: 'api,ingest,worker', MQTT_PORT: String(mqttPort) })
    try {
      return [await compareHttp(product, provisioned), ...(await compareMqtt(product, mqttPort, provisioned))]
    } finally {
      await product.stop()
    }
  },
}

async function compareHttp(product: Api, { vendorId, vendorKey, vendorSiteIds }: Homes): Promise<Row> {
  const [ours, copied]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const firstAt = Date.now() - 85 * day + round * 5 * day
    const url = `${product.url}/api/v1/ingest/webhooks/${vendorId}`
    const load: WebhookLoad = { url, key: vendorKey, vendorSiteIds, deliveries, connections: 6, firstAt }
    const { samplesPerSecond } = await inProcess<WebhookLoad, WebhookResult>('webhook-load.ts', load)
    const reference = await copySamples(product.databaseUrl, deliveries * samplesPerDelivery, firstAt)
    // The first round warms up both.
    if (round > 0) {
      ours.push(samplesPerSecond)
      copied.push(reference)
    }
  }
  const [mine, reference] = [median(ours), median(copied)]
  const row = {
    bar: 7,
    what: 'samples over HTTP, 1,000 a batch, after commit',
    ours: `${number(mine)}/s`,
    reference: `COPY ${number(reference)}/s`,
  }
  return atLeast(row, mine / reference, 0.5, 0.7)
}

/** COPY of as many rows into a table with the same columns, key and partitions. */
function copySamples(databaseUrl: string, count: number, firstAt: number): Promise<number> {
  return onServer(databaseUrl, async (client) => {
    const lines = Array.from({ length: count }, (_, index) => lineOf(index, firstAt))
    await client.query('create schema if not exists bench')
    await client.query('drop table if exists bench.samples')
    await client.query('create table bench.samples (like samples including all) partition by range (at)')
    for (let week = firstAt - 7 * day; week < firstAt + 14 * day; week += 7 * day) {
      const bounds = [week, week + 7 * day].map((at) => `'${new Date(at).toISOString()}'`)
      await client.query(`create table bench.samples_${week} partition of bench.samples for values from (${bounds[0]}) to (${bounds[1]})`)
    }
    const startedAt = performance.now()
    await copyLines(client, lines)
    const seconds = (performance.now() - startedAt) / 1_000
    await client.query('drop schema bench cascade')
    return count / seconds
  })
}

async function copyLines(client: pg.Client, lines: readonly string[]): Promise<void> {
  const columns =
    'site_id, at, source_id, production_w, grid_w, battery_w, household_w, heat_pump_w, ev_w, battery_state_of_charge, grid_import_reading_ws, grid_export_reading_ws'
  const chunks = Array.from({ length: Math.ceil(lines.length / 1_000) }, (_, index) =>
    lines.slice(index * 1_000, (index + 1) * 1_000).join(''),
  )
  await pipeline(Readable.from(chunks), client.query(copyFrom(`copy bench.samples (${columns}) from stdin`)))
}

function lineOf(index: number, firstAt: number): string {
  const site = Math.floor(index / samplesPerDelivery) % homes
  const siteId = `00000000-0000-4000-8000-${String(site).padStart(12, '0')}`
  const round = Math.floor(index / (samplesPerDelivery * homes))
  const at = new Date(firstAt + (round * samplesPerDelivery + (index % samplesPerDelivery)) * 5_000).toISOString()
  return `${siteId}\t${at}\t${siteId}\t3000\t-800.5\t-1000\t1199.5\t0\t0\t0.5\t${36_000_000_000 + index}\t72000000000\n`
}

async function compareMqtt(product: Api, mqttPort: number, { gateways }: Homes): Promise<Row[]> {
  const broker = await startScript('bench/bare-broker.ts', { ROLE: 'broker' })
  const subscriber = await startScript('bench/bare-broker.ts', { ROLE: 'subscriber', BROKER_PORT: portOf(broker) })
  const [ours, bare]: [number[], number[]] = [[], []]
  try {
    for (let round = 0; round <= rounds; round++) {
      const load = { gateways, messages, window, firstAt: Date.now() - 60 * day + round * 5 * day }
      const mine = await inProcess<MqttLoad, MqttResult>('mqtt-load.ts', { ...load, port: mqttPort })
      const reference = await inProcess<MqttLoad, MqttResult>('mqtt-load.ts', { ...load, port: Number(portOf(broker)) })
      if (round === 0) continue
      ours.push(mine.messagesPerSecond)
      bare.push(reference.messagesPerSecond)
    }
  } finally {
    await subscriber.stop()
    await broker.stop()
  }
  const [mine, reference] = [median(ours), median(bare)]
  const row = {
    bar: 7,
    what: 'messages over MQTT QoS 1, after commit',
    ours: `${number(mine)}/s`,
    reference: `broker alone ${number(reference)}/s`,
  }
  return [
    atLeast(row, mine / reference, 0.6, 0.8),
    await floodMqtt(product, { gateways, messages, window, firstAt: 0, port: mqttPort }, mine),
  ]
}

async function floodMqtt({ databaseUrl }: Api, load: MqttLoad, usual: number): Promise<Row> {
  const firstAt = Date.now() - 35 * day
  const { messagesPerSecond, p99Ms } = await inProcess<MqttLoad, MqttResult>('mqtt-load.ts', { ...load, firstAt, window: window * 20 })
  const stored = await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from samples where at >= $1 and at < $2 and source_id in (select id from gateways)',
      [new Date(firstAt), new Date(firstAt + 4 * day)],
    )
    return rows[0]?.count ?? 0
  })
  const lost = load.messages - stored
  const row = {
    bar: 7,
    what: `the same with ${number(window * 20)} under way each, ${number(lost)} lost`,
    ours: `${number(messagesPerSecond)}/s, p99 ${number(p99Ms)} ms`,
    reference: `${number(usual)}/s`,
  }
  const ratio = messagesPerSecond / usual
  return atLeast(row, lost === 0 ? ratio : 0, 0.7, 0.9)
}

const portOf = ({ url }: Running) => new URL(url).port
