import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { gatewayCommand } from '@wattdesk/device-protocol/gateway-messages.ts'
import { gatewayTopic } from '@wattdesk/device-protocol/topics.ts'
import { connect } from 'mqtt'
import { onServer } from './databases.ts'
import type { Deployment } from './deployment.ts'
import { until } from './faulty-product.ts'
import { keepWriting } from './steady-writer.ts'

export type Outcome = {
  calls: number
  /** Counts by status, or by the name of the error. */
  failedCalls: Record<string, number>
  writes: number
  lostWrites: number
  samples: number
  lost: number
  doubled: number
}

const everyMs = 100
const readers = 4

/** Reads, writes and measures continuously. Everything acknowledged must be stored afterwards, exactly once. */
export async function underLoad(deployment: Deployment, harm: () => Promise<unknown>): Promise<Outcome> {
  const [measuring, reading, writing] = [keepMeasuring(deployment), keepReading(deployment), keepWriting(deployment)]
  await pause(2_000)
  await harm()
  await pause(2_000)
  const acknowledged = await measuring.pause()
  const { calls, failedCalls } = await reading.stop()
  const written = await writing.stop()
  await until(async () => (await countStored(deployment, acknowledged)) === acknowledged.length, 120_000).catch(() => undefined)
  await measuring.stop()
  const lost = acknowledged.length - (await countStored(deployment, acknowledged))
  const { doubled, kept } = await countRows(deployment, written)
  return { calls, failedCalls, writes: written.length, lostWrites: written.length - kept, samples: acknowledged.length, lost, doubled }
}

type Measured = { serial: string; at: number }

/**
 * Publishes ten samples a second for each gateway. `pause` returns those that the broker acknowledged. Like real gateways, these keep
 * their messages and resend those that the product requests, until `stop`.
 */
function keepMeasuring({ mqttPort, serials }: Deployment) {
  const acknowledged: Measured[] = []
  let isStopping = false
  const measure = async (serial: string) => {
    const client = connect(`mqtt://127.0.0.1:${mqttPort}`, { clientId: serial, clean: false, reconnectPeriod: 300 })
    client.on('error', () => undefined)
    const run = Math.floor(Date.now() / 1_000)
    const sentMessages: string[] = []
    const publish = (message: string) => client.publishAsync(gatewayTopic(serial, 'telemetry'), message, { qos: 1 })
    client.on('connect', () => client.subscribe(gatewayTopic(serial, 'commands'), { qos: 1 }))
    client.on('message', (_, bytes) => {
      const command = gatewayCommand.safeParse(JSON.parse(bytes.toString())).data
      if (command?.command !== 'resend' || command.run !== run) return
      for (const message of sentMessages.slice(command.from, command.to + 1)) publish(message).catch(() => undefined)
    })
    const underWay = new Set<Promise<unknown>>()
    for (let sequence = 0; !isStopping; sequence++) {
      const at = Date.now()
      const message = JSON.stringify({ messageId: randomUUID(), run, sequence, samples: [{ at, gridPowerW: sequence % 1_000 }] })
      sentMessages.push(message)
      const sent = publish(message).then(() => void acknowledged.push({ serial, at }))
      underWay.add(sent)
      sent.catch(() => undefined).finally(() => underWay.delete(sent))
      await pause(everyMs)
    }
    await Promise.race([Promise.allSettled(underWay), pause(10_000)])
    return client
  }
  const running = Promise.all(serials.map(measure))
  return {
    async pause(): Promise<Measured[]> {
      isStopping = true
      await running
      return acknowledged
    },
    async stop(): Promise<void> {
      for (const client of await running) await client.endAsync(true)
    },
  }
}

function keepReading({ url, token }: Deployment) {
  const failedCalls: Record<string, number> = {}
  let [calls, isStopping] = [0, false]
  const read = async () => {
    while (!isStopping) {
      const response = await fetch(`${url}/api/v1/customers?limit=10`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(12_000),
      }).catch((error: Error) => error.name)
      const status = typeof response === 'string' ? response : response.status
      if (typeof response !== 'string') await response.arrayBuffer().catch(() => undefined)
      calls += 1
      if (status !== 200) failedCalls[status] = (failedCalls[status] ?? 0) + 1
      await pause(50)
    }
  }
  const running = Promise.all(Array.from({ length: readers }, read))
  return {
    async stop() {
      isStopping = true
      await running
      return { calls, failedCalls }
    },
  }
}

async function countStored({ databaseUrl }: Deployment, measured: readonly Measured[]): Promise<number> {
  const { rows } = await onServer(databaseUrl, (client) =>
    client.query<{ count: number }>(
      `select count(*)::int as count from unnest($1::text[], $2::timestamptz[]) as m (serial, at)
       join gateways g on g.serial_number = m.serial
       where exists (select from samples s where s.site_id = g.site_id and s.at = m.at and s.source_id = g.id)`,
      [measured.map(({ serial }) => serial), measured.map(({ at }) => new Date(at))],
    ),
  )
  return rows[0]?.count ?? 0
}

async function countRows({ databaseUrl }: Deployment, written: readonly string[]): Promise<{ doubled: number; kept: number }> {
  return onServer(databaseUrl, async (client) => {
    const samples = await client.query<{ doubled: number }>(
      'select coalesce(sum(count - 1), 0)::int as doubled from (select count(*) from samples group by site_id, at, source_id) as s',
    )
    const customers = await client.query<{ kept: number }>(
      `select count(*)::int as kept from unnest($1::uuid[]) as given (id)
       where (select count(*) from customers where customers.id = given.id) = 1
         and (select count(*) from activity_entries e where e.customer_id = given.id and e.event = 'customer.created') = 1`,
      [written],
    )
    return { doubled: samples.rows[0]?.doubled ?? 0, kept: customers.rows[0]?.kept ?? 0 }
  })
}
