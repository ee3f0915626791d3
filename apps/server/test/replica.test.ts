import { presentReports } from '@wattdesk/contract/business-reports/reports.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openLog } from '../src/platform/log.ts'
import { metrics } from '../src/platform/metrics.ts'
import { prepareDatabase } from '../src/platform/prepare.ts'
import { openReads } from '../src/platform/reads.ts'
import { type GivenMember, givenOf } from './given.ts'
import { onServer, testSecret, withDatabase } from './postgres.ts'
import { type ReplicatedPostgres, startReplicatedPostgres } from './replicated-postgres.ts'
import { openServerOn, type TestServer } from './server.ts'

let postgres: ReplicatedPostgres
let server: TestServer
let stop: () => Promise<void>
let root: GivenMember
let given: ReturnType<typeof givenOf>

beforeAll(async () => {
  postgres = await startReplicatedPostgres('wattdesk')
  const { applicationUrl } = await prepareDatabase({ databaseUrl: postgres.primaryUrl, secretKey: testSecret })
  // Without a login and a database: the replica has the same.
  const opened = await openServerOn(postgres.primaryUrl, applicationUrl, {
    DATABASE_REPLICA_URL: `postgresql://127.0.0.1:${postgres.network.port}`,
  })
  ;({ server, stop } = opened)
  given = givenOf(server)
  root = await given.member('root')
  await becomes('ok')
})
afterAll(async () => {
  await stop()
  await postgres.stop()
})

const get = async (url: string) => server.app.inject({ url, headers: { authorization: `Bearer ${root.token}` } })

/** Without its replica, a process is ready: reads run on the primary. */
const becomes = (state: 'ok' | 'unavailable') =>
  vi.waitFor(async () => {
    const response = await server.app.inject('/health/ready')
    expect([response.statusCode, response.json().parts.replica]).toEqual([200, state])
  }, 15_000)

/** The number of reads that each server has served. */
async function countReads(): Promise<{ replica: number; primary: number }> {
  const found = await metrics.getSingleMetric('wattdesk_replica_reads_total')?.get()
  const of = (name: string) => found?.values.find(({ labels }) => labels.server === name)?.value ?? 0
  return { replica: of('replica'), primary: of('primary') }
}

async function readsOf(work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = await countReads()
  await work()
  const after = await countReads()
  return { replica: after.replica - before.replica, primary: after.primary - before.primary }
}

/** Creates customers, and checks after each whether the list shows it. */
async function writeAndRead(by: GivenMember, times: number): Promise<void> {
  for (let done = 0; done < times; done++) {
    server.clock.advance(1_000)
    const { id } = await given.customer(by)
    const { body } = await server.call(listCustomers, { token: by.token, query: { limit: 1, order: 'createdAt:desc' } })
    expect(body.items.map((one) => one.id)).toEqual([id])
  }
}

const range = 'month/2026-01-01/2026-06-30'
const map = 'zoom=4&west=5&south=45&east=15&north=55'
const reads = [
  '/api/v1/customers',
  '/api/v1/customers?csvExport=true',
  '/api/v1/customers/ID/activities',
  '/api/v1/customers/ID/stats',
  '/api/v1/customers/ID/stats/children',
  '/api/v1/customers/ID/stats/installations',
  '/api/v1/customers/stats',
  '/api/v1/customers/stats/children',
  '/api/v1/customers/stats/installations',
  '/api/v1/customers/installations/health/alarms',
  '/api/v1/customers/installations/health/alarms/ID',
  '/api/v1/customers/installations/gateways/alarms',
  '/api/v1/customers/installations/time-of-use',
  '/api/v1/search?term=mannheim',
  '/api/v1/search/staff?term=test',
  '/api/v1/dashboard/work',
  '/api/v1/dashboard/fleet',
  `/api/v1/dashboard/fleet/map?${map}`,
  `/api/v1/reports/creation/${range}`,
  `/api/v1/reports/creation/${range}/incremental`,
  `/api/v1/reports/product/${range}`,
  `/api/v1/reports/vendor/${range}`,
  `/api/v1/reports/status/${range}`,
  `/api/v1/reports/tenant/${range}?format=csv`,
  ...Object.values(presentReports).map(({ path }) => path.replace('{product}', 'pvbattery')),
  '/api/v1/data-import/status',
  '/api/v1/mails',
  '/api/v1/account/activities?filter={}',
  '/api/v1/account/activities/filters',
  '/api/v1/account/activities/export',
  '/api/v1/profile/me/activities',
  '/api/v1/profile/me/activities/export',
]

describe('a read replica', () => {
  it('returns the same lists, searches, reports and exports as the primary', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    for (const url of reads.map((one) => one.replace('ID', id))) {
      // A busy machine may let the replica lag for a moment.
      await vi.waitFor(async () => {
        const counts = await readsOf(async () => expect([url, (await get(url)).statusCode]).toEqual([url, 200]))
        expect([url, counts]).toEqual([url, { replica: 1, primary: 0 }])
      }, 10_000)
    }
  })

  it('shows each member what was written before', async () => {
    const admin = await given.member('admin')
    const counts = await readsOf(() => writeAndRead(admin, 20))
    // A replica that is still behind leaves the read to the primary.
    expect(counts.replica + counts.primary).toBe(20)
    expect(counts.replica).toBeGreaterThan(0)
  })

  it('is not used while it lags, and used again once it has caught up', async () => {
    const admin = await given.member('admin')
    const onStandby = (text: string) => onServer(postgres.standbyUrl, (client) => client.query(text))
    await onStandby('select pg_wal_replay_pause()')
    const counts = await readsOf(() => writeAndRead(admin, 3))
    expect(counts).toEqual({ replica: 0, primary: 3 })
    await becomes('unavailable')
    const metric = async () => Number(/^wattdesk_replica_lag_seconds (\S+)$/m.exec((await server.app.inject('/metrics')).body)?.[1])
    await vi.waitFor(async () => expect(await metric()).toBeGreaterThan(0.5), 10_000)
    await onStandby('select pg_wal_replay_resume()')
    await becomes('ok')
    expect(await metric()).toBeLessThan(0.5)
    expect(await readsOf(() => get('/api/v1/customers'))).toEqual({ replica: 1, primary: 0 })
  })

  it.each(['cut', 'stall'] as const)('may disappear in the middle of reads (%s): none fails, and it returns', async (way) => {
    let isOver = false
    const statuses = new Set<number>()
    const reading = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!isOver) statuses.add((await get('/api/v1/customers?limit=10')).statusCode)
      }),
    )
    await becomes('ok')
    postgres.network[way]()
    await becomes('unavailable')
    expect(await readsOf(() => get('/api/v1/customers'))).toMatchObject({ replica: 0 })
    postgres.network.heal()
    await becomes('ok')
    isOver = true
    await reading
    expect([...statuses]).toEqual([200])
  })

  it('must be a standby of the same database, or is not used', async () => {
    const { config, db } = server.ctx
    const warned: string[] = []
    const log = Object.assign(openLog('silent'), { warn: (_: object, message: string) => void warned.push(message) })
    for (const [url, fault] of [
      [postgres.primaryUrl, 'DATABASE_REPLICA_URL names a server that is no standby (streaming replication)'],
      [withDatabase(postgres.standbyUrl, 'postgres'), 'DATABASE_REPLICA_URL names the database postgres instead of wattdesk'],
    ] as const) {
      const wrong = openReads({ config: { ...config, databaseReplicaUrl: url }, db, log, tracing: undefined })
      await vi.waitFor(() => expect(warned.at(-1)).toContain(fault), 5_000)
      expect(await wrong.read(async (from) => from === db)).toBe(true)
      await wrong.close()
    }
  })

  it('that was promoted is not used any more', async () => {
    await onServer(postgres.standbyUrl, (client) => client.query('select pg_promote()'))
    const admin = await given.member('admin')
    await writeAndRead(admin, 3)
    await becomes('unavailable')
    expect(await readsOf(() => writeAndRead(admin, 3))).toEqual({ replica: 0, primary: 3 })
  })
})
