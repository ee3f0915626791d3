import * as calls from '@wattdesk/contract/changes/calls.ts'
import { updateCustomer, updateSite } from '@wattdesk/contract/customers/calls.ts'
import { moveCustomer } from '@wattdesk/contract/customers/record/calls.ts'
import { oauthScopes } from '@wattdesk/contract/permissions.ts'
import fc from 'fast-check'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { lifecycleOf } from '../../../test/lifecycle.ts'
import { measuringSitesOf } from '../../../test/measuring-sites.ts'
import { programOf } from '../../../test/programs.ts'
import { startServer } from '../../../test/server.ts'
import { samplesUntil } from '../../../test/telemetry.ts'
import { rollUp } from '../telemetry/rollup.service.ts'
import { dropOldChanges } from './changes.jobs.ts'
import { noteMissing } from './changes.store.ts'

const server = startServer()
const given = givenOf(server)
const lifecycle = lifecycleOf(server)
const { givenSite, take } = measuringSitesOf(server, given)
const dayMs = 86_400_000
const quarter = 900_000

type List = (typeof calls)[keyof typeof calls]
type Query = { cursor?: string; since?: string; limit?: number }

/** Waits until all transactions that have begun are over, including those of other tests on the same PostgreSQL. */
async function settled(): Promise<void> {
  const [now] = await server.sql<{ id: string }>('select pg_current_xact_id()::text as id')
  const isPast = async () =>
    (await server.sql<{ past: boolean }>('select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as past', [now?.id]))[0]?.past
  await vi.waitFor(async () => expect(await isPast()).toBe(true), { timeout: 30_000, interval: 20 })
}

/** A program that reads all pages, and continues from there the next time. */
async function reader(admin: GivenMember, call: List, first: Query = {}) {
  const program = { token: await programOf(server, admin, [...oauthScopes]) }
  let query: Query = first
  const ask = async (asked: Query) => server.call(call, { token: program.token, query: asked as never })
  return {
    ask,
    cursor: () => query.cursor,
    /** A token is valid for ten minutes. */
    async renew() {
      admin.token = await given.sessionOf(admin.id)
      program.token = await programOf(server, admin, [...oauthScopes])
    },
    async read(limit = 100, isSettled = true) {
      if (isSettled) await settled()
      const items: Record<string, unknown>[] = []
      for (;;) {
        const { status, body, error } = await ask({ ...query, limit })
        if (status !== 200) throw new Error(JSON.stringify(error))
        items.push(...body.items)
        query = { cursor: body.cursor }
        if (!body.hasMore) return items
      }
    },
  }
}

const rename = async ({ token }: GivenMember, id: string) => {
  const { version } = await lifecycle.find({ token }, id)
  return server.call(updateCustomer, { token, params: { id }, body: { version, accountName: `Renamed ${crypto.randomUUID()}` } })
}

describe('what changed', () => {
  it('is everything at first, then what changed since, as it is now', async () => {
    const admin = await given.member('admin')
    const homes = [await given.customer(admin), await given.customer(admin), await given.customer(admin)]
    await given.customer(await given.member('admin'))
    const [customers, sites] = [await reader(admin, calls.listChangedCustomers), await reader(admin, calls.listChangedSites)]
    const first = await customers.read(2)
    expect(first.map(({ id }) => id)).toEqual(homes.map(({ id }) => id))
    expect(first[0]).toMatchObject({ state: 'present', customer: { id: homes[0]?.id, accountEmail: homes[0]?.accountEmail } })
    expect((await sites.read(1)).map(({ id }) => id)).toEqual(homes.map(({ siteId }) => siteId))
    expect([await customers.read(), await sites.read()]).toEqual([[], []])
    const [one, , other] = homes
    if (!one || !other) throw new Error('There are three homes')
    await rename(admin, other.id)
    await rename(admin, one.id)
    await rename(admin, other.id)
    // Each once, in order of its last change.
    expect((await customers.read(1)).map(({ id }) => id)).toEqual([one.id, other.id])
    expect(await sites.read()).toEqual([])
    const body = { name: 'Cottage', address: 'Weg 2', zipCode: '68159', city: 'Mannheim', country: 'DE' as const, version: 1 }
    await server.call(updateSite, { token: admin.token, params: { id: one.id, siteId: one.siteId }, body })
    expect(await sites.read()).toMatchObject([{ id: one.siteId, state: 'present', site: { name: 'Cottage' } }])
  })

  it('includes what was purged, and what moved away, without what it was', async () => {
    const admin = await given.member('admin')
    const [from, to] = [
      await given.customer(admin, { type: 'partner', site: undefined }),
      await given.customer(admin, { type: 'partner', site: undefined }),
    ]
    const [fromAdmin, toAdmin] = [
      await given.member('admin', from.partnerTenantId ?? ''),
      await given.member('admin', to.partnerTenantId ?? ''),
    ]
    const home = await given.customer(fromAdmin)
    const readers = await Promise.all([admin, fromAdmin, toAdmin].map((by) => reader(by, calls.listChangedCustomers)))
    const sites = await Promise.all([admin, fromAdmin, toAdmin].map((by) => reader(by, calls.listChangedSites)))
    const read = (all: typeof readers) => Promise.all(all.map((one) => one.read(1)))
    expect((await read(readers)).map((items) => items.length)).toEqual([3, 1, 0])
    await read(sites)
    const { version } = await lifecycle.find(admin, home.id)
    const moved = await server.call(moveCustomer, {
      token: admin.token,
      params: { id: home.id },
      body: { version, tenantId: to.partnerTenantId ?? '' },
    })
    expect(moved.status, JSON.stringify(moved.error)).toBe(200)
    const states = (pages: Record<string, unknown>[][]) => pages.map((items) => items.map(({ id, state }) => [id, state]))
    // Once, although both tenants list it.
    expect(states(await read(readers))).toEqual([[[home.id, 'present']], [[home.id, 'gone']], [[home.id, 'present']]])
    expect(states(await read(sites))).toEqual([[[home.siteId, 'present']], [[home.siteId, 'gone']], [[home.siteId, 'present']]])
    await lifecycle.deactivate(admin, home.id)
    expect((await lifecycle.purge(admin, home.id)).status).toBe(200)
    await lifecycle.finishPurges()
    await Promise.all([...readers, ...sites].map((one) => one.renew()))
    const purged = await read(readers)
    expect(states(purged)).toEqual([[[home.id, 'purged']], [], [[home.id, 'purged']]])
    expect(JSON.stringify(purged)).not.toContain(home.accountEmail)
    expect(states(await read(sites))).toEqual([[[home.siteId, 'gone']], [], [[home.siteId, 'gone']]])
  })

  it('begins at an instant where one is given', async () => {
    const admin = await given.member('admin')
    const old = await given.customer(admin)
    await server.sql("update record_changes set changed_at = now() - interval '2 hours' where record_id = $1", [old.id])
    const home = await given.customer(admin)
    const since = new Date(Date.now() - 60_000).toISOString()
    const customers = await reader(admin, calls.listChangedCustomers, { since })
    expect((await customers.read()).map(({ id }) => id)).toEqual([home.id])
    const later = await reader(admin, calls.listChangedCustomers, { since: new Date(Date.now() + dayMs).toISOString() })
    expect(await later.read()).toEqual([])
    await rename(admin, old.id)
    expect((await later.read()).map(({ id }) => id)).toEqual([old.id])
  })

  it('is complete for rows that came in while triggers were off, and in a copy whose transactions have smaller numbers', async () => {
    const admin = await given.member('admin')
    const [one, other] = [await given.customer(admin), await given.customer(admin)]
    await server.sql('delete from record_changes where record_id = any($1)', [[one.id, one.siteId]])
    await server.sql("update record_changes set changed_by = '9000000000000' where record_id = $1", [other.id])
    const customers = await reader(admin, calls.listChangedCustomers)
    expect(await customers.read()).toEqual([])
    await noteMissing(server.ctx.db)
    expect((await customers.read()).map(({ id }) => id).sort()).toEqual([one.id, other.id].sort())
  })
})

describe('a cursor', () => {
  it('is for one call of one tenant, and for nothing that was made elsewhere', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    await given.customer(admin)
    const [customers, sites, foreign] = [
      await reader(admin, calls.listChangedCustomers),
      await reader(admin, calls.listChangedSites),
      await reader(stranger, calls.listChangedCustomers),
    ]
    await customers.read()
    const cursor = customers.cursor() ?? ''
    const [text = '', mac = ''] = cursor.split('.')
    const forged = Buffer.from(
      Buffer.from(text, 'base64url')
        .toString()
        .replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    ).toString('base64url')
    const refused = [
      await sites.ask({ cursor }),
      await foreign.ask({ cursor }),
      await customers.ask({ cursor: `${forged}.${mac}` }),
      await customers.ask({ cursor: `${text}.${mac.slice(0, -2)}` }),
    ]
    for (const { status, error } of refused) expect([status, error.code]).toEqual([400, 'CursorInvalid'])
    for (const query of [{ cursor: 'x' }, { cursor, since: new Date().toISOString() }, { limit: 501 }, { since: 'yesterday' }]) {
      expect((await customers.ask(query)).error.code).toBe('ValidationFailed')
    }
  })

  it('lasts for thirty days, in its own database', async () => {
    const admin = await given.member('admin')
    const customers = await reader(admin, calls.listChangedCustomers)
    await customers.read()
    const state = server.ctx.deployment.state()
    server.ctx.deployment.state = () => ({ ...state, here: 'another database' })
    const other = await customers.ask({ cursor: customers.cursor() ?? '' })
    server.ctx.deployment.state = () => state
    expect([other.status, other.error]).toMatchObject([410, { code: 'CursorExpired', message: expect.stringContaining('30 days') }])
    server.clock.advance(30 * dayMs - 1_000)
    await customers.renew()
    expect((await customers.ask({ cursor: customers.cursor() ?? '' })).status).toBe(200)
    server.clock.advance(2_000)
    expect((await customers.ask({ cursor: customers.cursor() ?? '' })).error.code).toBe('CursorExpired')
    server.clock.advance(-30 * dayMs - 1_000)
  })

  it('misses nothing that is gone, which is forgotten after cursors are', async () => {
    const admin = await given.member('admin')
    const home = await given.customer(admin)
    const kept = () =>
      server.sql<{ kind: string }>('select kind from record_changes where record_id = any($1) order by kind', [[home.id, home.siteId]])
    await server.sql("update record_changes set changed_at = now() - interval '40 days' where record_id = any($1)", [
      [home.id, home.siteId],
    ])
    await dropOldChanges(server.ctx)
    expect(await kept()).toHaveLength(2)
    await lifecycle.deactivate(admin, home.id)
    await lifecycle.purge(admin, home.id)
    await lifecycle.finishPurges()
    await dropOldChanges(server.ctx)
    expect(await kept()).toHaveLength(2)
    await server.sql("update record_changes set changed_at = now() - interval '32 days' where record_id = $1", [home.siteId])
    await dropOldChanges(server.ctx)
    expect(await kept()).toEqual([{ kind: 'customer' }])
  })
})

describe('days of homes', () => {
  const renewed = async (one: Awaited<ReturnType<typeof reader>>) => {
    await one.renew()
    return one.read()
  }

  it('appear with their quarter hours once these have ended, even if the gateway is away by then', async () => {
    const { siteId, customerId, admin } = await givenSite()
    const history = await reader(admin, calls.listChangedHistory)
    const slot = Math.floor(server.clock.now().getTime() / quarter) * quarter + quarter
    server.clock.set(new Date(slot + 300_000))
    await take(siteId, samplesUntil(slot + 300_000, 61, { productionPowerW: 3_000 }))
    await rollUp(server.ctx)
    server.clock.advance(60_000)
    await rollUp(server.ctx)
    expect(await renewed(history)).toEqual([])
    server.clock.set(new Date(slot + quarter + 1_000))
    await rollUp(server.ctx)
    const [day, ...others] = await renewed(history)
    expect(others).toEqual([])
    expect(day).toMatchObject({ siteId, customerId, quarterHours: { siteId, unit: 'W' } })
    const { powersW } = (day as { quarterHours: { powersW: Record<string, (number | null)[]> } }).quarterHours
    expect(powersW.production?.filter((power) => power !== null)).toHaveLength(1)
    await rollUp(server.ctx)
    expect(await history.read()).toEqual([])
  })

  it('appear with their charging sessions when one begins or ends, and not while its meter runs', async () => {
    const { siteId, customerId, admin } = await givenSite()
    admin.token = await given.sessionOf(admin.id)
    const sessions = await reader(admin, calls.listChangedSessions)
    const deviceId = await installationsOf(server).add('wallbox', { customerId, siteId })
    const [startedAt, stoppedAt] = [new Date(server.clock.now().getTime() - quarter), server.clock.now()]
    await server.sql(
      `insert into charging_transactions (installation_id, connector_id, id_tag, started_at, meter_start_wh, meter_wh)
       values ($1, 1, 'card', $2, 100, 100)`,
      [deviceId, startedAt],
    )
    const of = (items: Record<string, unknown>[]) => items.map((item) => [item.siteId, item.sessions])
    expect(of(await sessions.read())).toMatchObject([[siteId, [{ state: 'underWay', startedAt: startedAt.toISOString() }]]])
    await server.sql('update charging_transactions set meter_wh = 900, metered_at = now() where installation_id = $1', [deviceId])
    expect(await sessions.read()).toEqual([])
    await server.sql(
      "update charging_transactions set meter_wh = 1100, stopped_at = $2, stop_reason = 'Local' where installation_id = $1",
      [deviceId, stoppedAt],
    )
    expect(of(await sessions.read())).toMatchObject([[siteId, [{ state: 'ended', energyWh: 1_000 }]]])
  })
})

it('a program that asks for everything at once is asked to come back, and others are not', async () => {
  const [admin, other] = [await given.member('admin'), await given.member('admin')]
  const [greedy, modest] = [await reader(admin, calls.listChangedCustomers), await reader(other, calls.listChangedCustomers)]
  const replies = await Promise.all([...Array.from({ length: 10 }, () => greedy.ask({ limit: 500 })), modest.ask({})])
  const codes = replies.map(({ status, error }) => (status === 200 ? 200 : error.code))
  expect(codes.at(-1)).toBe(200)
  expect(codes.filter((code) => code === 'Unavailable').length).toBeGreaterThan(0)
  const refused = replies.find(({ status }) => status === 503)
  expect(refused?.headers['retry-after']).toBe('5')
})

/** A writer's transaction: which row it changes, and how long after others it ends. */
const plan = fc.array(fc.record({ row: fc.nat(5), begins: fc.nat(20), lasts: fc.nat(20), isRolledBack: fc.boolean() }), { maxLength: 14 })

it('misses and doubles nothing, in whichever order transactions end', async () => {
  const admin = await given.member('admin')
  const homes = await Promise.all(Array.from({ length: 6 }, () => given.customer(admin)))
  const customers = await reader(admin, calls.listChangedCustomers)
  await customers.read()
  const clients = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const client = new pg.Client(server.ownerUrl)
      await client.connect()
      return client
    }),
  )
  try {
    await fc.assert(
      fc.asyncProperty(plan, async (writers) => {
        const seen = new Map<string, string>()
        const note = (items: Record<string, unknown>[]) => {
          const ids = items.map(({ id }) => String(id))
          for (const { id, customer } of items) {
            const { subscription } = customer as { subscription: string }
            expect(seen.get(String(id)), 'a state is read once').not.toBe(subscription)
            seen.set(String(id), subscription)
          }
          return ids
        }
        const committed = new Map<string, string>()
        const open = new Set<number>()
        for (let at = 0; at <= 40; at++) {
          for (const [index, { row, begins, lasts, isRolledBack }] of writers.entries()) {
            const [client, id] = [clients[index], homes[row]?.id ?? '']
            // Two writers of the same row would wait for each other.
            const isFree = !writers.some((other, its) => its !== index && other.row === row && open.has(its))
            if (begins === at && isFree) {
              open.add(index)
              await client?.query('begin')
              await client?.query('update customers set subscription = $2 where id = $1', [id, `${at}-${index}`])
            }
            if (begins + lasts === at && open.delete(index)) {
              await client?.query(isRolledBack ? 'rollback' : 'commit')
              if (!isRolledBack) committed.set(id, `${begins}-${index}`)
            }
          }
          if (at % 3 === 0) {
            const ids = note(await customers.read(2, false))
            expect(new Set(ids).size).toBe(ids.length)
          }
        }
        note(await customers.read(2))
        expect(new Map([...seen].sort())).toEqual(new Map([...committed].sort()))
        expect(await customers.read()).toEqual([])
      }),
      { numRuns: 12 },
    )
  } finally {
    for (const client of clients) await client.end()
  }
})
