import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { deactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { listMails } from '@wattdesk/contract/mails/calls.ts'
import { listNotifications } from '@wattdesk/contract/notifications/calls.ts'
import * as contract from '@wattdesk/contract/outgoing-events/calls.ts'
import { eventKinds } from '@wattdesk/contract/outgoing-events/terms.ts'
import { describe, expect, it } from 'vitest'
import { outgoingEventsOf, receiverNetworks } from '../../../test/outgoing-events.ts'
import { startServer } from '../../../test/server.ts'
import { deliverEvents } from './event-delivery.service.ts'
import { dropOldEvents, spreadEvents } from './outgoing-events.service.ts'

const server = startServer(receiverNetworks)
const { given, receiver, endpointOf, work, rename, deliveriesOf, find, types } = outgoingEventsOf(server)
const hourMs = 3_600_000

describe('an endpoint', () => {
  it('receives its subscribed kinds, signed by Standard Webhooks, without personal data', async () => {
    const admin = await given.member('admin')
    const { secret } = await endpointOf(admin, ['customer.created', 'customer.deactivated'])
    const customer = await given.customer(admin)
    const renamed = await rename(admin, customer, 'Another name')
    const body = { version: renamed.version, accountEmail: renamed.accountEmail }
    await server.call(deactivateCustomer, { token: admin.token, params: { id: customer.id }, body })
    await work()
    expect(types()).toEqual(['customer.created', 'customer.deactivated'])
    for (const request of receiver.received) {
      expect(receiver.verify(secret, request)).toEqual(request.event)
      expect(request.event.data).toEqual({
        object: { type: 'customer', id: customer.id },
        customerId: customer.id,
        tenantId: admin.tenantId,
      })
      expect(request.headers['content-type']).toBe('application/json')
    }
    const [first] = receiver.received
    if (!first) throw new Error('Nothing was received')
    expect(() => receiver.verify(`whsec_${Buffer.alloc(32).toString('base64')}`, first)).toThrow('No matching signature')
    expect(() => receiver.verify(secret, { ...first, body: first.body.replace('created', 'removed') })).toThrow('No matching signature')
  })

  it('is verified by the lines of the documentation', async () => {
    const guide = await readFile(path.resolve(import.meta.dirname, '../../../../../docs/outgoing-events.md'), 'utf8')
    const lines = /```js\n([\s\S]+?)```/.exec(guide)?.[1] ?? ''
    const { verify } = await import(`data:text/javascript,${encodeURIComponent(lines)}`)
    const admin = await given.member('admin')
    const { secret } = await endpointOf(admin, ['customer.created'])
    await given.customer(admin)
    await work()
    const [request] = receiver.received
    if (!request) throw new Error('Nothing was received')
    const { headers, body, event } = request
    expect(verify(secret, headers, body)).toEqual(event)
    expect(() => verify(secret, headers, body.replace('created', 'removed'))).toThrow('The signature is wrong')
    expect(() => verify(secret, { ...headers, 'webhook-timestamp': '1700000000' }, body)).toThrow('Too old')
  })

  it('receives nothing of other tenants, and the operator’s of all', async () => {
    const [admin, other, root] = [await given.member('admin'), await given.member('admin'), await given.member('root')]
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const below = await given.member('admin', partner.partnerTenantId ?? '')
    await endpointOf(other)
    await endpointOf(below, eventKinds, receiver.url('/partner'))
    await endpointOf(admin, eventKinds, receiver.url('/region'))
    await endpointOf(root, eventKinds, receiver.url('/operator'))
    const ofPartner = await given.customer(below)
    const ofRegion = await given.customer(admin)
    await work()
    const { items } = await deliveriesOf(admin)
    expect(items.map(({ record }) => record).sort()).toEqual([`customer:${ofPartner.id}`, `customer:${ofRegion.id}`].sort())
    expect((await deliveriesOf(other)).items).toEqual([])
    expect((await deliveriesOf(below)).items.map(({ record }) => record)).toEqual([`customer:${ofPartner.id}`])
    expect((await deliveriesOf(root)).total).toBe(2)
  })

  it('costs writers nothing while nobody subscribes to the kind', async () => {
    const admin = await given.member('admin')
    await endpointOf(admin, ['alarm.raised'])
    await given.customer(admin)
    await given.customer(await given.member('admin'))
    expect(await server.sql('select from outgoing_events')).toEqual([])
  })

  it('is notified of alarms that begin and end', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    await endpointOf(admin, ['alarm.raised', 'alarm.cleared'])
    const [alarm] = await server.sql<{ id: string }>(
      `insert into alarms (id, customer_id, site_id, level, code, raised_at, first_seen_at, seen_at)
       values (gen_random_uuid(), $1, $2, 'error', 'NoData', '2026-11-01T10:00:00Z', now(), now()) returning id`,
      [customer.id, customer.siteId],
    )
    await server.sql('update alarms set seen_at = now() where id = $1', [alarm?.id])
    await server.sql("update alarms set cleared_at = '2026-11-01T11:30:00Z' where id = $1", [alarm?.id])
    await work()
    expect(types()).toEqual(['alarm.raised', 'alarm.cleared'])
    expect(receiver.received[1]?.event).toMatchObject({
      timestamp: '2026-11-01T11:30:00.000Z',
      data: { code: 'NoData', level: 'error', siteId: customer.siteId, raisedAt: '2026-11-01T10:00:00.000Z' },
    })
  })

  it('is refused if its address is private, does not resolve or is not https, when it is stored and when it is called', async () => {
    const admin = await given.member('admin')
    const add = (url: string) =>
      server.call(contract.addEventEndpoint, { token: admin.token, body: { name: 'CRM', url, kinds: ['alarm.raised'] } })
    for (const url of ['https://10.0.0.1/', 'https://169.254.169.254/latest', 'https://[fd00::1]/', 'https://0x0a000001/']) {
      expect((await add(url)).error.details, url).toMatchObject([{ field: 'url', code: 'UrlNotPublic' }])
    }
    for (const url of [
      'http://crm.example/',
      'https://name:word@crm.example/',
      'ftp://crm.example',
      'crm.example',
      '',
      `https://crm.example/${'a'.repeat(500)}`,
    ]) {
      expect((await add(url)).status, url).toBe(400)
    }
    expect(await server.sql('select from event_endpoints')).toEqual([])
    await endpointOf(admin, ['customer.created'])
    await given.customer(admin)
    await spreadEvents(server.ctx)
    await deliverEvents({ ...server.ctx, config: { ...server.ctx.config, vendorNetworks: [] } })
    expect(receiver.received).toEqual([])
    expect((await deliveriesOf(admin)).items).toMatchObject([{ state: 'retrying', fault: 'address-refused', status: null, attempts: 1 }])
  })

  it('is added once by name, limited in number, and never shows its secret again', async () => {
    const admin = await given.member('admin')
    const { secret, id } = await endpointOf(admin)
    const body = { name: 'crm', url: receiver.url(), kinds: ['alarm.raised' as const] }
    const add = (fields: object) => server.call(contract.addEventEndpoint, { token: admin.token, body: { ...body, ...fields } })
    expect((await add({})).error.code).toBe('DuplicatedEventEndpoint')
    for (let count = 1; count < 20; count++) expect((await add({ name: `Endpoint ${count}` })).status).toBe(200)
    expect((await add({ name: 'One more' })).error).toMatchObject({ code: 'TooManyEventEndpoints', details: { max: 20 } })
    const listed = await server.call(contract.listEventEndpoints, { token: admin.token })
    const [row] = await server.sql<{ row: string }>('select p::text as row from event_endpoints p where id = $1', [id])
    const query = { filter: '{"objectType":"event-endpoint"}' }
    const log = await server.call(listAccountActivities, { token: admin.token, query })
    for (const text of [listed.raw.body, row?.row, log.raw.body]) expect(text).not.toContain(secret.slice(6, 30))
    expect(log.body.items[0]).toMatchObject({ event: 'event-endpoint.added', after: { name: 'Endpoint 19', kinds: ['alarm.raised'] } })
  })
})

describe('secrets', () => {
  it('are rotated with a day in which both sign', async () => {
    const admin = await given.member('admin')
    const first = await endpointOf(admin, ['customer.created'])
    const rotate = () =>
      server.call(contract.rotateEventSecret, { token: admin.token, params: { id: first.id }, body: { version: first.version } })
    const second = (await rotate()).body
    expect((await rotate()).error.code).toBe('EventEndpointChanged')
    await given.customer(admin)
    await work()
    const [both] = receiver.received
    if (!both) throw new Error('Nothing was received')
    for (const secret of [first.secret, second.secret]) expect(receiver.verify(secret, both)).toEqual(both.event)
    await given.travelTo(new Date(server.clock.now().getTime() + 24 * hourMs + 1_000), admin)
    await given.customer(admin)
    await work()
    const later = receiver.received[1]
    if (!later) throw new Error('Nothing more was received')
    // The verifier rejects times far from its own clock, so the signature is compared directly.
    expect(later.headers['webhook-signature']?.split(' ')).toHaveLength(1)
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2)
  })
})

describe('an endpoint that fails', () => {
  it('is called rarely, paused after a day, and its owner is notified; resumed, it gets everything in order', async () => {
    const admin = await given.member('admin')
    const { id } = await endpointOf(admin, ['customer.created', 'customer.changed'])
    const customer = await given.customer(admin)
    await rename(admin, customer, 'Second')
    for (let count = 0; count < 8; count++) await given.customer(admin)
    receiver.reply = () => ({ status: 503 })
    await work()
    const atFirst = receiver.received.length
    expect(atFirst).toBeLessThanOrEqual(12)
    for (let step = 0; step < 40; step++) {
      server.clock.advance(hourMs)
      await work()
    }
    await given.travelTo(server.clock.now(), admin)
    expect(await find(admin)).toMatchObject({ state: 'paused', pauseReason: 'failing', waiting: 10 })
    expect(receiver.received.length).toBeLessThan(atFirst + 40)
    const { items } = (await server.call(listNotifications, { token: admin.token })).body
    expect(items).toMatchObject([{ kind: 'events-paused', objectId: id, detail: 'CRM' }])
    const mails = (await server.call(listMails, { token: admin.token, query: {} })).body.items
    expect(mails.filter(({ template }) => template === 'member-events-paused')).toMatchObject([{ recipient: admin.email }])
    const paused = receiver.received.length
    expect(await work()).toBe(0)
    const test = () => server.call(contract.testEventEndpoint, { token: admin.token, params: { id } })
    expect((await test()).error.code).toBe('EventEndpointPaused')
    receiver.reply = () => ({ status: 200 })
    const version = (await find(admin))?.version ?? 0
    await server.call(contract.resumeEventEndpoint, { token: admin.token, params: { id }, body: { version } })
    await work()
    expect(receiver.received).toHaveLength(paused + 10)
    const ofOne = receiver.received.slice(paused).filter(({ event }) => event.data.customerId === customer.id)
    expect(ofOne.map(({ event }) => event.type)).toEqual(['customer.created', 'customer.changed'])
    expect(await find(admin)).toMatchObject({ state: 'active', failingSince: null, waiting: 0 })
  })

  it('is tested ten times in a row, then after a pause', async () => {
    const admin = await given.member('admin')
    const { id } = await endpointOf(admin, ['customer.created'])
    const test = async () => (await server.call(contract.testEventEndpoint, { token: admin.token, params: { id } })).status
    for (let times = 0; times < 10; times++) expect(await test()).toBe(200)
    expect(await test()).toBe(429)
    server.clock.advance(30_000)
    expect(await test()).toBe(200)
    expect(await test()).toBe(429)
  })

  it('is paused at once by 410, and keeps its events while a member pauses it', async () => {
    const admin = await given.member('admin')
    const { id } = await endpointOf(admin, ['customer.created'])
    await given.customer(admin)
    receiver.reply = () => ({ status: 410 })
    await work()
    const gone = await find(admin)
    expect(gone).toMatchObject({ state: 'paused', pauseReason: 'gone' })
    const params = { id }
    const resumed = await server.call(contract.resumeEventEndpoint, {
      token: admin.token,
      params,
      body: { version: gone?.version ?? 0 },
    })
    await server.call(contract.pauseEventEndpoint, { token: admin.token, params, body: { version: resumed.body.version } })
    await given.customer(admin)
    receiver.reply = () => ({ status: 200 })
    expect(await work()).toBe(0)
    expect((await find(admin))?.waiting).toBe(2)
    const log = (await server.call(listAccountActivities, { token: admin.token, query: { filter: '{"objectType":"event-endpoint"}' } }))
      .body
    expect(log.items.map(({ event, actor }) => [event, actor.kind])).toEqual([
      ['event-endpoint.paused', 'member'],
      ['event-endpoint.resumed', 'member'],
      ['event-endpoint.paused', 'system'],
      ['event-endpoint.added', 'member'],
    ])
  })

  it('is classified: timeout, unknown host, untrusted certificate', async () => {
    const admin = await given.member('admin')
    await endpointOf(admin, ['customer.created'], 'https://nowhere.invalid/events')
    const port = new URL(receiver.url()).port
    const add = (name: string, url: string) =>
      server.call(contract.addEventEndpoint, { token: admin.token, body: { name, url, kinds: ['customer.created'] } })
    await add('Foreign', `https://127.0.0.1:${port}/`)
    await add('Closed', 'https://localhost:9/')
    await given.customer(admin)
    await work()
    const { items } = await deliveriesOf(admin)
    expect(Object.fromEntries(items.map(({ endpoint, fault }) => [endpoint.name, fault]))).toEqual({
      CRM: 'unknown-host',
      Foreign: 'certificate',
      Closed: 'unreachable',
    })
  })
})

it('events are forgotten after 30 days, and with their endpoint', async () => {
  const admin = await given.member('admin')
  const { id } = await endpointOf(admin, ['customer.created'])
  await given.customer(admin)
  await work()
  await server.call(contract.removeEventEndpoint, { token: admin.token, params: { id } })
  expect((await deliveriesOf(admin)).items).toEqual([])
  await dropOldEvents(server.ctx)
  expect(await server.sql('select from event_endpoints')).toEqual([])
  expect(await server.sql('select from outgoing_events')).toHaveLength(1)
  server.clock.advance(31 * 24 * hourMs)
  await dropOldEvents(server.ctx)
  expect(await server.sql('select from outgoing_events')).toEqual([])
})

it('kinds are the same in the contract and in the database', async () => {
  const [found] = await server.sql<{ body: string }>("select prosrc as body from pg_proc where proname in ('event_kind_of')")
  const ofLog = [...(found?.body ?? '').matchAll(/then '([a-z.]+)'/g)].map(([, kind]) => kind)
  expect([...new Set([...ofLog, 'alarm.raised', 'alarm.cleared'])].sort()).toEqual([...eventKinds].sort())
})
