import { signOut } from '@wattdesk/contract/auth/calls.ts'
import { createAppLiveTicket, readAppDay, readAppHome, redeemViewLink } from '@wattdesk/contract/customer-app/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { getCustomer, listCustomers, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { declarationOf, nameOf } from '@wattdesk/contract/declaration.ts'
import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import { createImpersonation, createViewLink, endImpersonation, listImpersonations } from '@wattdesk/contract/impersonation/calls.ts'
import { takeMailjetEvents } from '@wattdesk/contract/mails/calls.ts'
import { getProfile } from '@wattdesk/contract/profile/calls.ts'
import { liveCloseCodes } from '@wattdesk/contract/telemetry/terms.ts'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { liveSocketsOf } from '../../../test/live-sockets.ts'
import { send } from '../../../test/rights/requests.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const { connect } = liveSocketsOf(server, given)
const reason = 'The customer asks on the phone'

async function givenView(role: 'admin' | 'support' = 'support') {
  const admin = await given.member('admin')
  const viewer = await given.member(role, admin.tenantId)
  const customer = await given.customer(admin)
  const { status, body } = await start(viewer, customer.id)
  expect(status).toBe(200)
  return { admin, viewer, customer, ...body }
}

const start = ({ token }: GivenMember, id: string, why: unknown = reason) =>
  server.call(createImpersonation, { token, params: { id }, body: { reason: why as string } })
const look = async (token: string) => (await server.call(readAppHome, { token })).status

describe('viewing a customer’s app', () => {
  it('reads that one customer, and no other, not even of the same tenant', async () => {
    const { admin, customer, token } = await givenView()
    const other = await given.customer(admin)
    const home = (await server.call(readAppHome, { token })).body
    expect(home).toMatchObject({
      viewer: { kind: 'member', customerId: customer.id, name: 'Test support' },
      sites: [{ id: customer.siteId }],
      home: { siteId: customer.siteId },
    })
    expect((await server.call(readAppDay, { token, params: { siteId: customer.siteId } })).status).toBe(200)
    expect((await server.call(readAppDay, { token, params: { siteId: other.siteId } })).status).toBe(404)
    expect((await server.call(readAppHome, { token, query: { siteId: other.siteId } })).status).toBe(404)
  })

  it('reads no other home by any call of the app', async () => {
    const { admin, customer, token } = await givenView()
    const [other, stranger] = [await given.customer(admin), await given.customer(await given.member('admin'))]
    const calls = server.app.endpoints.filter(({ access, path }) => access === 'customer' && path.includes('{siteId}'))
    const values: Record<string, string> = { fromDate: '2026-11-01', toDate: '2026-11-02', date: '2026-11-02', comparison: 'year' }
    for (const endpoint of calls) {
      const { query } = declarationOf(endpoint)
      const { required = [] } = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {}
      const parts = { query: Object.fromEntries(required.map((name) => [name, values[name] ?? ''])) }
      const ask = (siteId: string) => send(server, endpoint, { params: { siteId }, ...parts }, token)
      const own = await ask(customer.siteId)
      // The customer never signed in, so nothing is live for members.
      expect([nameOf(endpoint), own.status]).toEqual([nameOf(endpoint), nameOf(endpoint) === 'createAppLiveTicket' ? 403 : 200])
      for (const { siteId } of [other, stranger])
        expect([nameOf(endpoint), (await ask(siteId)).code]).toEqual([nameOf(endpoint), 'NotFound'])
    }
    expect(calls.length).toBeGreaterThan(8)
  })

  it('can make no call that writes, and none outside the app', async () => {
    const { customer, token } = await givenView('admin')
    const before = await server.sql('select count(*) from activity_entries')
    const isRead = ({ access, method }: Endpoint) => access === 'customer' || (access === 'public' && method === 'GET')
    // Whoever does not know its secret address gets 404, with any token.
    const others = server.app.endpoints.filter((one) => !isRead(one) && one !== takeMailjetEvents)
    for (const endpoint of others) {
      const url = endpoint.path.replace(/\{\w+\}/g, customer.id)
      const response = await server.app.inject({ method: endpoint.method, url, headers: { authorization: `Bearer ${token}` } })
      expect([nameOf(endpoint), response.statusCode]).toEqual([
        nameOf(endpoint),
        endpoint.access === 'multifactor' && endpoint.method === 'GET' ? 401 : 403,
      ])
    }
    expect((await server.call(listCustomers, { token })).error.code).toBe('AppReadsOnly')
    expect((await server.call(getProfile, { token })).status).toBe(403)
    expect((await server.call(getCustomer, { token, params: { id: customer.id } })).status).toBe(403)
    const changed = await server.call(updateCustomer, { token, params: { id: customer.id }, body: { version: 1, accountName: 'Mine' } })
    expect(changed.status).toBe(403)
    expect(await server.sql('select count(*) from activity_entries')).toEqual(before)
  })

  it('keeps the reason in the log, and lists the viewers', async () => {
    const { admin, viewer, customer, id, token } = await givenView()
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: customer.id } })
    expect(log.body.items[0]).toMatchObject({
      event: 'impersonation.started',
      action: 'read',
      reason,
      actor: { memberId: viewer.id },
      object: { id },
    })
    expect(JSON.stringify(await server.sql('select * from impersonations'))).not.toContain(token)
    const list = await server.call(listImpersonations, { token: admin.token, params: { id: customer.id } })
    expect(list.body.items).toMatchObject([{ id, memberName: 'Test support', reason, isOpen: true, endedAt: null }])
  })

  it('ends after 30 minutes', async () => {
    const { token, expiresAt } = await givenView()
    expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBe(30 * 60_000)
    server.clock.advance(30 * 60_000 - 1_000)
    expect(await look(token)).toBe(200)
    server.clock.advance(1_000)
    const late = await server.call(readAppHome, { token })
    expect([late.status, late.error.code]).toEqual([401, 'SessionExpired'])
  })

  it('ends at once on request, once', async () => {
    const { admin, customer, id, token } = await givenView()
    const end = () => server.call(endImpersonation, { token: admin.token, params: { id: customer.id, tokenId: id } })
    expect((await Promise.all([end(), end()])).map((response) => response.status)).toEqual([200, 200])
    expect(await look(token)).toBe(401)
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: customer.id } })
    expect(log.body.items.filter((entry) => entry.event === 'impersonation.ended')).toHaveLength(1)
    const other = await given.customer(admin)
    const elsewhere = await server.call(endImpersonation, { token: admin.token, params: { id: other.id, tokenId: id } })
    expect(elsewhere.status).toBe(404)
  })

  it.each<[string, (view: Awaited<ReturnType<typeof givenView>>) => Promise<unknown>]>([
    ['the member signs out', ({ viewer }) => server.call(signOut, { token: viewer.token, body: {} } as never)],
    ['the member is removed', ({ viewer }) => server.sql('update members set removed_at = now() where id = $1', [viewer.id])],
    ['the member may no longer', ({ viewer }) => server.sql("update members set roles = '{installer}' where id = $1", [viewer.id])],
    ['the customer is deactivated', ({ customer }) => server.sql("update customers set status = 'inactive' where id = $1", [customer.id])],
    [
      'the member moves to another tenant',
      async ({ viewer }) => server.sql('update members set tenant_id = $1 where id = $2', [await given.affiliate(), viewer.id]),
    ],
  ])('ends when %s', async (_, happen) => {
    const view = await givenView()
    expect(await look(view.token)).toBe(200)
    await happen(view)
    expect(await look(view.token)).toBe(401)
    const { items } = (await server.call(listImpersonations, { token: view.admin.token, params: { id: view.customer.id } })).body
    expect(items).toMatchObject([{ id: view.id, isOpen: false }])
  })

  it.each<[string, (view: Awaited<ReturnType<typeof givenView>>) => Promise<unknown>]>([
    [
      'another member ends it',
      ({ admin, customer, id }) => server.call(endImpersonation, { token: admin.token, params: { id: customer.id, tokenId: id } }),
    ],
    ['the member signs out', ({ viewer }) => server.call(signOut, { token: viewer.token, body: {} } as never)],
  ])('receives no more live data once %s', async (_, happen) => {
    const view = await givenView()
    const { siteId } = view.customer
    // Without that, members see no live data.
    await server.sql('update customer_users set last_login_at = $1 where customer_id = $2', [server.clock.now(), view.customer.id])
    const { body } = await server.call(createAppLiveTicket, { token: view.token, params: { siteId } })
    const live = await connect(body.ticket)
    await happen(view)
    await vi.waitFor(() => expect(live.closedWith()).toBe(liveCloseCodes.sessionEnded))
  })

  it('is listed with the end of its session', async () => {
    const { admin, viewer, customer } = await givenView()
    server.clock.advance(60_000)
    await server.call(signOut, { token: viewer.token, body: {} } as never)
    const endedAt = server.clock.now().toISOString()
    server.clock.advance(60_000)
    const { items } = (await server.call(listImpersonations, { token: admin.token, params: { id: customer.id } })).body
    expect(items).toMatchObject([{ isOpen: false, endedAt }])
  })

  it('is refused without permission, for other tenants’ customers and for inactive ones', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    const installer = await given.member('installer', admin.tenantId)
    const { id } = await given.customer(admin)
    expect((await start(installer, id)).error.details).toEqual({ permission: 'read:impersonation' })
    expect((await start(stranger, id)).status).toBe(404)
    for (const bad of ['', '  ', 'no', 'x'.repeat(501), 7, null, 'nul\u0000nul'])
      expect([bad, (await start(admin, id, bad)).status]).toEqual([bad, 400])
    await server.sql("update customers set status = 'inactive' where id = $1", [id])
    expect((await start(admin, id)).error.code).toBe('CustomerNotActive')
    expect(await server.sql('select from impersonations where customer_id = $1', [id])).toEqual([])
  })

  it('is open at most twenty times for a member, even with concurrent requests', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    const responses = await Promise.all(Array.from({ length: 24 }, () => start(admin, id)))
    expect(responses.filter((response) => response.status === 200)).toHaveLength(20)
    expect(responses.find((response) => response.status !== 200)?.error.code).toBe('TooManyRequests')
  })

  it('opens on a phone by a link that works once, for two minutes, and is logged', async () => {
    const { admin, viewer, customer, id } = await givenView()
    const link = (token = viewer.token) => server.call(createViewLink, { token, params: { id: customer.id, tokenId: id } })
    const open = (code: string) => server.call(redeemViewLink, { body: { code } })
    const former = (await link()).body.code
    const { code } = (await link()).body
    expect((await open(former)).error.code).toBe('ViewLinkInvalid')
    const responses = await Promise.all([open(code), open(code)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410])
    const token = responses.find(({ status }) => status === 200)?.body.token ?? ''
    expect(await look(token)).toBe(200)
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id: customer.id } })
    expect(log.body.items[0]).toMatchObject({ event: 'impersonation.opened-on-phone', reason, actor: { memberId: viewer.id } })
    expect((await link(admin.token)).status).toBe(404)
    const late = (await link()).body.code
    server.clock.advance(2 * 60_000)
    expect((await open(late)).error.code).toBe('ViewLinkInvalid')
    const ended = (await link()).body.code
    await server.call(endImpersonation, { token: admin.token, params: { id: customer.id, tokenId: id } })
    expect((await open(ended)).error.code).toBe('ViewLinkInvalid')
    expect((await link()).status).toBe(404)
    expect(await look(token)).toBe(401)
  })

  it('may be called from a frame without an origin, and nothing else may', async () => {
    const { customer, token } = await givenView()
    const ask = (method: 'GET' | 'OPTIONS', url: string, origin: string) =>
      server.app.inject({ method, url, headers: { origin, ...(method === 'GET' ? { authorization: `Bearer ${token}` } : {}) } })
    const allowed = (response: Awaited<ReturnType<typeof ask>>) => response.headers['access-control-allow-origin']
    expect(allowed(await ask('OPTIONS', '/api/v1/app/home', 'null'))).toBe('null')
    const home = await ask('GET', '/api/v1/app/home', 'null')
    expect([home.statusCode, allowed(home), home.headers['access-control-allow-credentials']]).toEqual([200, 'null', undefined])
    expect(home.headers['access-control-expose-headers']).toBe('date')
    for (const response of [
      await ask('OPTIONS', '/api/v1/app/home', 'https://elsewhere.example'),
      await ask('GET', '/api/v1/app/home', 'https://elsewhere.example'),
      await ask('GET', `/api/v1/customers/${customer.id}`, 'null'),
    ]) {
      expect(allowed(response)).toBeUndefined()
    }
  })

  it('rejects tokens of the other kind, and changed ones', async () => {
    const { viewer, token } = await givenView()
    const [head, body, signature] = token.split('.')
    const access = viewer.token.split('.')
    for (const forged of [
      `${head}.${access[1]}.${access[2]}`,
      `${access[0]}.${body}.${signature}`,
      `${head}.${body}.${signature?.slice(0, -2)}AA`,
      `${head}.`,
      `${Buffer.from('{"alg":"none","typ":"viewing+jwt"}').toString('base64url')}.${body}.`,
    ]) {
      expect([forged, await look(forged)]).toEqual([forged, 401])
    }
  })
})
