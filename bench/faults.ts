import { setTimeout as pause } from 'node:timers/promises'
import { verifyActivities } from '../apps/server/src/areas/activities/activity-chain.service.ts'
import { connect, disconnect } from '../apps/server/src/db/connect.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { onServer } from './databases.ts'
import { type FaultyProduct, until } from './faulty-product.ts'
import { stallConnections } from './stalled-senders.ts'
import { keepWriting } from './steady-writer.ts'

export type Fault = {
  what: string
  /** Causes and ends a fault. Returns what was observed; throws if the product did not survive it. */
  run(product: FaultyProduct): Promise<string>
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const isReady = (product: FaultyProduct) => async () => (await fetch(`${product.url}/health/ready`)).ok

export const faults: readonly Fault[] = [
  {
    what: 'kill -9 of the server, three times, under writes',
    run: (product) =>
      underWrites(product, async () => {
        const times: number[] = []
        for (let round = 0; round < 3; round++) {
          for (const pid of await product.pidsOf('dist/server.js')) process.kill(pid, 'SIGKILL')
          times.push(await until(isReady(product), 15_000))
          await pause(1_000)
        }
        return `serving again after ${times.map(seconds).join(', ')}`
      }),
  },
  {
    what: 'SIGTERM of the server under writes',
    run: (product) =>
      underWrites(product, async () => {
        const [pid = 0] = await product.pidsOf('dist/server.js')
        process.kill(pid, 'SIGTERM')
        const ended = await until(async () => !(await product.pidsOf('dist/server.js')).includes(pid), 10_000)
        return `ended after ${seconds(ended)}, serving again after ${seconds(await until(isReady(product), 15_000))}`
      }),
  },
  {
    what: 'kill -9 of the broker',
    run: async (product) => {
      const [pid = 0] = await product.pidsOf('dist/broker.js')
      process.kill(pid, 'SIGKILL')
      const before = await newestSample(product)
      const back = await until(async () => (await newestSample(product)) > before, 60_000)
      return `homes send again after ${seconds(back)}`
    },
  },
  {
    what: 'PostgreSQL crashes and starts again, under writes',
    run: (product) =>
      underWrites(product, async () => {
        await product.restartPostgres()
        return `serving again ${seconds(await until(isReady(product), 5_000))} after it`
      }),
  },
  {
    what: 'PostgreSQL is away for 30 seconds',
    run: (product) =>
      underWrites(product, async () => {
        const start = await product.stopPostgres()
        await pause(30_000)
        const received = await statusOf(`${product.url}/health/ready`, 10_000)
        if (received !== 503) throw new Error(`the probe returned ${received}`)
        await start()
        return `the probe returns 503 meanwhile; serving again ${seconds(await until(isReady(product), 5_000))} after it is back`
      }),
  },
  {
    what: 'PostgreSQL is frozen for 15 seconds',
    run: (product) =>
      underWrites(product, async () => {
        const thaw = await product.freezePostgres()
        try {
          const startedAt = performance.now()
          const [list, live] = await Promise.all([
            statusOf(`${product.url}/api/v1/customers?limit=10`, 12_000, product.token),
            statusOf(`${product.url}/health/live`, 1_000),
          ])
          const took = performance.now() - startedAt
          if (list !== 503 || live !== 200) throw new Error(`the list returned ${list}, the live probe ${live}`)
          await pause(Math.max(0, 15_000 - took))
          thaw()
          return `503 after ${seconds(took)}, the process stays live; serving again ${seconds(await until(isReady(product), 5_000))} after it`
        } finally {
          thaw()
        }
      }),
  },
  {
    what: '5,000 connections that begin a request and stall',
    run: async (product) => {
      const stalled = await stallConnections(product.url, 5_000)
      try {
        const times: number[] = []
        for (let round = 0; round < 20; round++) {
          const startedAt = performance.now()
          const status = await statusOf(`${product.url}/api/v1/customers?limit=25`, 5_000, product.token)
          if (status !== 200) throw new Error(`the list returned ${status}`)
          times.push(performance.now() - startedAt)
        }
        const gone = await until(async () => stalled.left() === 0, 120_000)
        return `the list responds within ${Math.max(...times).toFixed(0)} ms meanwhile; all are closed after ${seconds(gone)}`
      } finally {
        stalled.close()
      }
    },
  },
  {
    what: 'the activity log after all of it',
    run: async (product) => {
      const db = connect({ url: product.databaseUrl, max: 1, log: openLog('silent') })
      const { entries, fault } = await verifyActivities(db)
      await disconnect(db)
      if (fault) throw new Error(`the chain is broken at ${fault.position}`)
      return `${entries} entries, the chain holds`
    },
  },
]

/** Creates customers continuously. Everything acknowledged must be stored afterwards, exactly once, with one log entry. */
async function underWrites(product: FaultyProduct, harm: () => Promise<string>): Promise<string> {
  const writer = keepWriting(product)
  await pause(1_000)
  const seen = await harm()
  await pause(1_000)
  const acknowledged = await writer.stop()
  const { rows } = await onServer(product.databaseUrl, (client) =>
    client.query<{ kept: number }>(
      `select count(*)::int as kept from unnest($1::uuid[]) as given (id)
       where (select count(*) from customers where customers.id = given.id) = 1
         and (select count(*) from activity_entries e where e.customer_id = given.id and e.event = 'customer.created') = 1`,
      [acknowledged],
    ),
  )
  const kept = rows[0]?.kept ?? 0
  if (kept !== acknowledged.length || kept === 0) throw new Error(`${kept} of ${acknowledged.length} acknowledged writes exist once`)
  return `${seen}; ${kept} of ${acknowledged.length} acknowledged writes are there, once`
}

async function newestSample({ databaseUrl }: FaultyProduct): Promise<number> {
  const { rows } = await onServer(databaseUrl, (client) =>
    client.query<{ at: Date | null }>(
      "select max(at) as at from samples where source_id in (select id from gateways) and at > now() - interval '1 day'",
    ),
  )
  return rows[0]?.at?.getTime() ?? 0
}

/** The status that an address returns within a time; 0 if it does not. */
async function statusOf(address: string, withinMs: number, token?: string): Promise<number> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  return fetch(address, { headers, signal: AbortSignal.timeout(withinMs) }).then(
    (response) => response.status,
    () => 0,
  )
}
