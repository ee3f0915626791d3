import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { declarationOf } from '@wattdesk/contract/declaration.ts'
import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { moveMeasurements } from '../src/areas/telemetry/measurement-moves.service.ts'
import { dropExpired, ensurePartitions } from '../src/areas/telemetry/retention.store.ts'
import { rollUp } from '../src/areas/telemetry/rollup.service.ts'
import { resumSite } from '../src/areas/telemetry/rollup.store.ts'
import { backUp } from '../src/backup/back-up.ts'
import { folderPlace } from '../src/backup/folder-place.ts'
import { restore } from '../src/backup/restore.ts'
import { distributeTelemetry } from '../src/db/distribution.ts'
import { transaction } from '../src/db/transaction.ts'
import { prepareDatabase } from '../src/platform/prepare.ts'
import { openProcessHealth } from '../src/platform/process-health.ts'
import { type CitusCluster, startCitusCluster } from './citus-cluster.ts'
import { findCitus } from './citus-programs.ts'
import { givenOf } from './given.ts'
import { measuringSitesOf } from './measuring-sites.ts'
import { plantPast, slotsOfHome } from './past-home.ts'
import { createDatabase, dropDatabase, onServer, testSecret } from './postgres.ts'
import { customerRows } from './rights/customer-rows.ts'
import { installerRows } from './rights/installer-rows.ts'
import { otherRows } from './rights/other-rows.ts'
import { workRows } from './rights/work-rows.ts'
import { openServerOn, type TestServer } from './server.ts'
import { samplesUntil, telemetryOf } from './telemetry.ts'

const binaries = findCitus()
const quarter = 15 * 60_000
const wallbox = { deviceId: 'wallbox-1', kind: 'EVSTATION' as const, powerW: 2_000 }

/** Every read of the API. */
const reads = [...customerRows, ...workRows, ...otherRows, ...installerRows]
  .map((row) => row.endpoint)
  .filter((endpoint) => endpoint.method === 'GET')

// Runs where a PostgreSQL with Citus is installed. The product's own has none.
describe.skipIf(!binaries)('measurements spread over a cluster', () => {
  let cluster: CitusCluster
  let applicationUrl: string
  let server: TestServer
  let stop: () => Promise<void>
  let given: ReturnType<typeof givenOf>
  let home: Awaited<ReturnType<typeof givenHome>>
  let before: Map<string, Outcome>

  beforeAll(async () => {
    cluster = await startCitusCluster(binaries ?? '')
    ;({ applicationUrl } = await prepareDatabase({ databaseUrl: cluster.coordinatorUrl, secretKey: testSecret }))
    ;({ server, stop } = await openServerOn(cluster.coordinatorUrl, applicationUrl))
    given = givenOf(server)
    home = await givenHome()
    await plantPast(server, home.siteId, slotsOfHome())
    await transaction(server.ctx.db, (tx) => resumSite(tx, home.siteId))
    await home.take(samplesUntil(pastSlot(8) + quarter, 181, { appliances: [wallbox] }))
    await rollUp(server.ctx)
    before = await readAll()
    await cluster.addNodes()
    expect(await distributeTelemetry(cluster.coordinatorUrl, applicationUrl)).toMatchObject({ nodes: 2, already: [] })
    await watchNodes()
  })
  afterAll(async () => {
    await stop?.()
    await cluster?.stop()
  })

  const pastSlot = (ago: number) => Math.floor(server.clock.now().getTime() / quarter) * quarter - ago * quarter

  async function givenHome() {
    const admin = await given.member('admin')
    const { id: customerId, siteId } = await given.customer(admin)
    const gateway = await telemetryOf(server).installedGateway(customerId, siteId)
    const sites = measuringSitesOf(server, given)
    return {
      customerId,
      siteId,
      serial: gateway.serial,
      token: admin.token,
      take: (samples: readonly SampleInput[]) => sites.take(siteId, samples, gateway.id),
      slotAt: async (slot: number) => (await sites.intervals(siteId)).find((one) => one.start.getTime() === slot),
    }
  }

  type Outcome = { status: number; body: unknown }

  /** The response of every read about the home, by address. */
  async function readAll(): Promise<Map<string, Outcome>> {
    const responses = new Map<string, Outcome>()
    for (const url of addresses()) responses.set(url, await read(url))
    return responses
  }

  async function read(url: string): Promise<Outcome> {
    const response = await server.app.inject({ url, headers: { authorization: `Bearer ${home.token}` } })
    const body = String(response.headers['content-type']).includes('json') ? { ...response.json(), requestId: undefined } : response.body
    return { status: response.statusCode, body }
  }

  const addresses = () => reads.flatMap((endpoint) => addressOf(endpoint) ?? [])

  function addressOf(endpoint: Endpoint): string | undefined {
    const known: Record<string, string> = {
      id: home.customerId,
      customerId: home.customerId,
      siteId: home.siteId,
      installationId: home.serial,
      fromDate: '2025-10-01',
      toDate: '2025-11-03',
      date: localDayOf(pastSlot(8), 'Europe/Berlin'),
    }
    const { query } = declarationOf(endpoint)
    const { properties = {}, required = [] } = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {}
    const params = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    if ([...params, ...required].some((name) => !known[name])) return undefined
    const asked = new URLSearchParams(Object.entries(known).filter(([name]) => name in properties))
    return `${endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '')}?${asked}`
  }

  const asked = new Set<number>()
  /** Makes every connection of the application report its statements to the nodes. */
  async function watchNodes(): Promise<void> {
    const login = new URL(applicationUrl).username
    await server.sql(`alter role ${login} set citus.log_remote_commands to on`)
    await server.sql(`alter role ${login} set client_min_messages to log`)
    server.ctx.db.$client.on('connect', (client) => {
      client.on('notice', ({ message = '' }) => {
        for (const [, shard] of message.matchAll(/\b(?:samples|\w+_intervals|energy_days|energy_months)(?:_\d{4}|_\d{8})?_(\d{6,})\b/g)) {
          asked.add(Number(shard))
        }
      })
    })
    await server.sql('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [login])
    await vi.waitFor(() => server.ctx.db.execute('select 1'))
  }

  /** The number of shards that some work queries. Each shard has its sites' rows of all tables, on one node. */
  async function partsAsked(work: () => Promise<unknown>): Promise<number> {
    asked.clear()
    await work()
    const [row] = await server.sql<{ parts: number }>(
      'select count(distinct shardminvalue)::int as parts from pg_dist_shard where shardid = any($1)',
      [[...asked]],
    )
    return row?.parts ?? 0
  }

  const onNodes = async (text: string) =>
    (await server.sql<{ result: string }>('select result from run_command_on_workers($1) order by nodeport', [text])).map(
      (row) => row.result,
    )

  it('are read like on one server, each home from one node', async () => {
    const measured = new Set<string>()
    for (const [url, response] of before) {
      const parts = await partsAsked(async () => expect([url, await read(url)]).toEqual([url, response]))
      if (parts > 0) measured.add(url.replace(/\?.*/, ''))
      expect([url, parts]).toEqual([url, Math.min(1, parts)])
    }
    expect([...before.values()].filter(({ status }) => status === 200).length).toBeGreaterThan(60)
    expect(measured.size).toBeGreaterThan(30)
    const { customerId } = home
    for (const path of ['live', 'summary', 'holdings', 'gateways', 'installations/gateway']) {
      expect(measured).toContain(`/api/v1/customers/${customerId}/${path}`)
    }
  })

  it('are moved completely: nothing stays on the coordinator', async () => {
    const onCoordinator = await onServer(cluster.coordinatorUrl, async (client) => {
      const { rows } = await client.query<{ bytes: number }>(
        "select sum(pg_relation_size(relid))::int as bytes from pg_partition_tree('energy_intervals')",
      )
      return rows[0]?.bytes
    })
    expect(onCoordinator).toBe(0)
    expect((await read(`/api/v1/customers/${home.customerId}/holdings`)).body).toMatchObject({ samples: 181, energyDays: 35 })
  })

  it('are written to one node, few or many at once and twice, and summed like on one server', async () => {
    const many = samplesUntil(pastSlot(3) + quarter, 181)
    expect(await partsAsked(() => home.take(samplesUntil(pastSlot(5) + quarter, 90)))).toBe(1)
    expect(await partsAsked(() => home.take(many))).toBe(1)
    expect(await partsAsked(() => home.take(many))).toBe(1)
    const others = await Promise.all([givenHome(), givenHome(), givenHome()])
    for (const other of others) await other.take(many)
    await rollUp(server.ctx)
    for (const one of [home, ...others]) {
      expect(await one.slotAt(pastSlot(3))).toMatchObject({
        production_wh: 750,
        grid_export_wh: 250,
        battery_charge_wh: 125,
        covered_seconds: 900,
      })
    }
    expect(await home.slotAt(pastSlot(5))).toMatchObject({ covered_seconds: 445 })
    const { rows } = await server.ctx.db.execute(`select sum(production_wh) as wh from energy_days where site_id = '${others[0]?.siteId}'`)
    expect(rows).toEqual([{ wh: 750 }])
  })

  it('are moved to another home with what has to be summed there', async () => {
    const [from, to] = [await givenHome(), await givenHome()]
    await from.take(samplesUntil(pastSlot(6) + quarter, 181))
    const old = pastSlot(6) - 200 * 86_400_000
    const values = `'${from.siteId}', '${new Date(old).toISOString()}', 500, 900`
    await server.ctx.db.execute(`insert into energy_intervals (site_id, start, production_wh, covered_seconds) values (${values})`)
    const move = () => transaction(server.ctx.db, (tx) => moveMeasurements(tx, from.siteId, to.siteId, server.clock.now()))
    expect([await move(), await move()]).toEqual([false, true])
    await rollUp(server.ctx)
    for (const slot of [pastSlot(6), old]) {
      expect([await from.slotAt(slot), await to.slotAt(slot)]).toMatchObject([undefined, { covered_seconds: 900 }])
    }
  })

  it('have their partitions created and dropped on every node', async () => {
    const weeks = () => onNodes("select count(*) from pg_class where relname ~ '^samples_\\d{8}$'")
    const [made = '', alike] = await weeks()
    expect(alike).toBe(made)
    const later = new Date(server.clock.now().getTime() + 21 * 86_400_000)
    await ensurePartitions(server.ctx.db, later)
    expect(await weeks()).toEqual([`${Number(made) + 3}`, `${Number(made) + 3}`])
    await dropExpired(server.ctx.db, later)
    for (const count of await weeks()) expect(Number(count)).toBeLessThan(Number(made) + 3)
  })

  it('leave the job queue on the coordinator', async () => {
    await onServer(applicationUrl, (client) => client.query("create type pgboss.later as enum ('a')"))
    expect(await onNodes("select coalesce(to_regtype('pgboss.later')::text, 'none')")).toEqual(['none', 'none'])
  })

  it('wait for an unavailable node, and are stored when it is back', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, givenHome))
    const start = await cluster.killNode(0)
    let stored = 0
    const taking = [home, ...others].map(async (one) => {
      await one.take(samplesUntil(pastSlot(2) + quarter, 181))
      stored += 1
    })
    await expect(vi.waitFor(() => expect(stored).toBe(taking.length), 1_000)).rejects.toThrow()
    const health = await openProcessHealth(server.ctx)
    const found = await health.check()
    expect([found, health.judge(found)]).toMatchObject([{ database: true, nodes: false }, 'degraded'])
    await expect(distributeTelemetry(cluster.coordinatorUrl, applicationUrl)).rejects.toThrow(
      /^The coordinator cannot reach 127\.0\.0\.1:\d+ as postgres\. Nothing was changed\./,
    )
    await start()
    expect(await health.check()).toMatchObject({ nodes: true })
    await Promise.all(taking)
    await vi.waitFor(() => rollUp(server.ctx), 10_000)
    for (const one of [home, ...others]) expect(await one.slotAt(pastSlot(2))).toMatchObject({ covered_seconds: 900 })
  })

  it('are in a backup, which one server restores', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'wattdesk-backup-'))
    const backup = path.join(folder, 'copy')
    await backUp({ databaseUrl: applicationUrl, place: folderPlace(backup), now: new Date() })
    const ownerUrl = await createDatabase(inject('templateUrl'), 'template1')
    await restore({ ownerUrl, place: folderPlace(backup), secretKey: testSecret })
    const count = 'select (select count(*)::int from samples) as samples, (select sum(production_wh)::int from energy_intervals) as wh'
    expect((await onServer(ownerUrl, (client) => client.query(count))).rows).toEqual(await server.sql(count))
    await dropDatabase(ownerUrl)
    await rm(folder, { recursive: true })
  })

  it('are spread only once every node takes both logins', async () => {
    const as = (username: string) => Object.assign(new URL(cluster.coordinatorUrl), { username, password: 'secret' }).href
    await server.sql("create role plain login password 'secret'")
    await onServer(cluster.coordinatorUrl, async (client) => {
      await client.query('set citus.enable_ddl_propagation to off')
      await client.query("create role stranger login password 'secret' in role wattdesk_app")
    })
    await expect(distributeTelemetry(as('plain'), as('stranger'))).rejects.toThrow(/^The coordinator cannot reach .* as plain\./)
    await server.sql("insert into pg_dist_authinfo values (0, 'plain', 'password=secret')")
    await expect(distributeTelemetry(as('plain'), as('stranger'))).rejects.toThrow(
      /^The login stranger cannot sign in on 127\.0\.0\.1:\d+, /,
    )
  })

  it('are unaffected by a second distribution, which lets a new login in at the next start', async () => {
    const tables = ['samples', 'energy_intervals', 'device_intervals', 'gas_intervals', 'energy_days', 'energy_months']
    expect(await distributeTelemetry(cluster.coordinatorUrl, applicationUrl)).toEqual({ nodes: 2, tables: [], already: tables })
    const another = Object.assign(new URL(cluster.coordinatorUrl), { username: 'another', password: "it's" }).href
    await server.sql("create role another login password 'it''s'")
    await prepareDatabase({ databaseUrl: another, databaseOwnerUrl: cluster.coordinatorUrl, secretKey: testSecret })
    const count = await onServer(another, (client) =>
      client.query('select count(*)::int as samples from samples where site_id = $1', [home.siteId]),
    )
    expect(count.rows[0].samples).toBeGreaterThan(181)
  })
})
