import { request } from 'node:http'
import { importDataFile } from '@wattdesk/contract/data-import/calls.ts'
import { fillPath } from '@wattdesk/contract/endpoint.ts'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { dataImportsOf } from '../../../../test/data-imports.ts'
import { countWaiting, startServer } from '../../../../test/server.ts'
import { newId } from '../../../platform/ids.ts'

const server = startServer()
const { given, givenSite } = dataImportsOf(server, { url: 'http://127.0.0.1:9' })
type Site = Awaited<ReturnType<typeof givenSite>>

const content = 'start,production_wh\n2026-06-01 10:00,100\n'
const importsOf = ({ siteId }: Site) => server.sql<{ id: string }>('select id from data_imports where site_id = $1', [siteId])

let address: Promise<string> | undefined

afterEach(() => void vi.useRealTimers())

/** Uploads a file over a connection that its client closes while the call waits for a lock held by the test. */
async function leaveWhileWaiting({ siteId, configId, member }: Site, lock: string): Promise<void> {
  address ??= server.app.listen({ port: 0, host: '127.0.0.1' })
  const holder = new pg.Client(server.ownerUrl)
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(lock, lock.includes('$1') ? [configId] : [])
    const leaving = request(new URL(fillPath(importDataFile.path, { siteId }), await address), {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    })
    leaving.on('error', () => undefined)
    leaving.end(JSON.stringify({ configId, fileName: 'left.csv', content }))
    await vi.waitFor(async () => expect(await countWaiting(server)).toBe(1), { timeout: 5_000 })
    leaving.destroy()
    await vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 5_000 })
  } finally {
    await holder.end()
  }
}

const countConnections = () => new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)))

it.each([
  ['before it is read', 'lock table data_imports'],
  ['before it is stored', 'select 1 from installations where id = $1 for update'],
])('a file whose client disconnected %s begins no import', async (_, lock) => {
  const site = await givenSite('senec')
  await leaveWhileWaiting(site, lock)
  const { status, body, error } = await site.upload(content)
  expect([status, error.code]).toEqual([200, undefined])
  expect(await importsOf(site)).toEqual([{ id: body.id }])
})

it('is not read while an import of its site is under way, or if its customer or installation is none', async () => {
  const [site, other] = [await givenSite('senec'), await givenSite('senec')]
  expect((await site.upload(content)).status).toBe(200)
  expect((await site.upload('unreadable')).error.code).toBe('DataImportUnderWay')
  expect((await other.upload('unreadable', { configId: site.configId })).error.code).toBe('NotFound')
  await server.sql("update customers set status = 'inactive', deactivated_at = now() where id = $1", [other.customerId])
  expect((await other.upload('unreadable')).error.code).toBe('CustomerNotActive')
})

it('resent with its ID is not refused because it began meanwhile', async () => {
  const site = await givenSite('senec')
  const id = newId()
  const holder = new pg.Client(server.ownerUrl)
  await holder.connect()
  await holder.query('begin')
  // The call waits here after it has found no import with its ID.
  await holder.query('lock table installations')
  const repeated = site.upload(content, { id })
  await vi.waitFor(async () => expect(await countWaiting(server)).toBe(1), { timeout: 5_000 })
  await holder.query(
    `insert into data_imports (id, customer_id, site_id, installation_id, vendor_name, action, status, from_at, to_at, continue_at,
       requested_by, requested_at, worked_at)
     values ($1, $2, $3, $4, 'Senec', 'file', 'pending', '2026-06-01', '2026-06-02', '2026-06-01', $5, now(), now())`,
    [id, site.customerId, site.siteId, site.configId, site.member.id],
  )
  await holder.query('commit')
  await holder.end()
  const { status, body } = await repeated
  expect([status, body.id]).toEqual([200, id])
})

it('resent with its ID begins one import, and only at its own site', async () => {
  const [site, other] = [await givenSite('senec'), await givenSite('senec')]
  const id = newId()
  const both = await Promise.all([site.upload(content, { id }), site.upload(content, { id })])
  expect(both.map(({ status, body }) => [status, body.id])).toEqual([
    [200, id],
    [200, id],
  ])
  expect((await site.upload(content, { id })).body.id).toBe(id)
  expect(await importsOf(site)).toEqual([{ id }])
  expect((await other.upload(content, { id })).error.code).toBe('Conflict')
  const entries = await server.sql('select 1 from activity_entries where object_id = $1', [id])
  expect(entries).toHaveLength(1)
  expect(await given.sessionOf(site.member.id)).toBeDefined()
})

it('gets its import’s response if its commit is under way when the call would time out', async () => {
  await server.sql(`create function await_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(9); return null; end $$`)
  await server.sql(`create constraint trigger await_test after insert on data_imports deferrable initially deferred
    for each row execute function await_test()`)
  const site = await givenSite('senec')
  const holder = new pg.Client(server.ownerUrl)
  await holder.connect()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await holder.query('select pg_advisory_lock(9)')
    const uploading = site.upload(content)
    await vi.waitFor(async () => expect(await countWaiting(server)).toBe(1), { timeout: 5_000 })
    await vi.advanceTimersByTimeAsync(10_000)
    await holder.query('select pg_advisory_unlock(9)')
    const { status, body } = await uploading
    expect([status, await importsOf(site)]).toEqual([200, [{ id: body.id }]])
  } finally {
    await holder.end()
    await server.sql('drop function await_test cascade')
  }
})
