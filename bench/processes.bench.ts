import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { onServer } from './databases.ts'
import { type Deployment, startDeployment } from './deployment.ts'
import { until } from './faulty-product.ts'
import { inProcess } from './in-process.ts'
import { loadOf } from './load.ts'
import type { MqttLoad, MqttResult } from './mqtt-load.ts'
import { atLeast, type Bench, median, number, type Row } from './row.ts'

const rounds = 3
const customers = 1_000
const gateways = 100
const messages = 30_000
/** A session that moves to another process must be connected within this time. */
const connectMs = 1_000
/** Unacknowledged messages of a gateway. */
const window = 20
const day = 86_400_000

/**
 * Two processes of a kind compared with one, in turns, on one machine: messages stored by ingest processes, lists served by API
 * processes. Load, broker and database share the machine's cores, so the ratio is a lower bound.
 */
export const processesBench: Bench = {
  name: 'processes',
  bars: [],
  async run() {
    if (!existsSync('/usr/sbin/mosquitto')) {
      console.log('needs Mosquitto and nats-server, which are not installed')
      return []
    }
    const deployment = await startDeployment({ customers, gateways, sessions: 2 })
    try {
      return [await compareIngests(deployment), await compareApis(deployment)]
    } finally {
      await deployment.stop()
    }
  },
}

async function compareIngests(deployment: Deployment): Promise<Row> {
  const [, second] = deployment.ingests
  const [one, two]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    await sharedBy(deployment, 2)
    const both = await storeMessages(deployment, Date.now() - 60 * day + round * 6 * day)
    const back = await second.away('SIGTERM')
    await sharedBy(deployment, 1)
    const alone = await storeMessages(deployment, Date.now() - 57 * day + round * 6 * day)
    await back()
    // The first round warms up both.
    if (round === 0) continue
    two.push(both)
    one.push(alone)
  }
  return rowOf('messages from gateway to commit, two ingest processes', two, one)
}

/** Waits until this many ingest processes hold the sessions, because the handover takes seconds and is not measured. */
async function sharedBy({ databaseUrl }: Deployment, processes: number): Promise<void> {
  const isShared = async () => {
    const { rows } = await onServer(databaseUrl, (client) =>
      client.query<{ holders: number; free: number }>(
        'select count(distinct holder)::int as holders, count(*) filter (where holder is null)::int as free from ingest_sessions',
      ),
    )
    return rows[0]?.holders === processes && rows[0].free === 0
  }
  await until(isShared, 60_000)
  await pause(connectMs)
}

/** Messages per second, from the first one sent to the last one stored. */
async function storeMessages({ databaseUrl, mqttPort, homes }: Deployment, firstAt: number): Promise<number> {
  const begun = performance.now()
  await inProcess<MqttLoad, MqttResult>('mqtt-load.ts', { port: mqttPort, gateways: homes, messages, window, firstAt })
  const isStored = async () => {
    const { rows } = await onServer(databaseUrl, (client) =>
      client.query<{ count: number }>(
        "select count(*)::int as count from samples where at >= $1 and at < $1 + interval '3 days' and source_id in (select id from gateways)",
        [new Date(firstAt)],
      ),
    )
    return (rows[0]?.count ?? 0) >= messages
  }
  await until(isStored, 120_000)
  return messages / ((performance.now() - begun) / 1_000)
}

async function compareApis(deployment: Deployment): Promise<Row> {
  const [first, second] = deployment.apiUrls
  const paths = Array.from({ length: 50 }, (_, at) => `/api/v1/customers?limit=25&page=${at % 20}&order=accountName:asc`)
  const read = async (url: string, connections: number) =>
    (await loadOf(url, paths, { token: deployment.token, connections, seconds: 4 })).requestsPerSecond
  const [one, two]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const alone = await read(first, 20)
    const both = await Promise.all([read(first, 10), read(second, 10)])
    if (round === 0) continue
    one.push(alone)
    two.push(both[0] + both[1])
  }
  return rowOf('lists of customers, two API processes', two, one)
}

function rowOf(what: string, two: readonly number[], one: readonly number[]): Row {
  const [more, fewer] = [median(two), median(one)]
  return atLeast({ bar: 0, what, ours: `${number(more)}/s`, reference: `one ${number(fewer)}/s` }, more / fewer, 0.8, 1.3)
}
