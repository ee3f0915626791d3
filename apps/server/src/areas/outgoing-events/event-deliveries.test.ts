import * as contract from '@wattdesk/contract/outgoing-events/calls.ts'
import { describe, expect, it } from 'vitest'
import { outgoingEventsOf, receiverNetworks } from '../../../test/outgoing-events.ts'
import { startServer } from '../../../test/server.ts'
import { killWhen, startWorkerProcess } from '../../../test/worker-process.ts'
import { deliverEvents } from './event-delivery.service.ts'
import { spreadEvents } from './outgoing-events.service.ts'

const server = startServer(receiverNetworks)
const { given, receiver, endpointOf, work, rename, deliveriesOf, read, find, types } = outgoingEventsOf(server)
const hourMs = 3_600_000

describe('deliveries', () => {
  it('of one record arrive in order, even while the first one fails; others are not delayed', async () => {
    const admin = await given.member('admin')
    await endpointOf(admin, ['customer.created', 'customer.changed'])
    const one = await given.customer(admin)
    const changed = await rename(admin, one, 'Second')
    await rename(admin, changed, 'Third')
    const other = await given.customer(admin)
    receiver.reply = ({ event }) => ({ status: event.data.customerId === one.id ? 500 : 200, body: 'Down\u0000 for a moment' })
    await work()
    expect(receiver.received.map(({ event }) => [event.type, event.data.customerId]).sort()).toEqual(
      [
        ['customer.created', one.id],
        ['customer.created', other.id],
      ].sort(),
    )
    receiver.reply = () => ({ status: 200 })
    server.clock.advance(6_000)
    await work()
    const ofOne = receiver.received.filter(({ event }) => event.data.customerId === one.id)
    expect(ofOne.map(({ event }) => event.type)).toEqual(['customer.created', 'customer.created', 'customer.changed', 'customer.changed'])
    expect(ofOne[0]?.headers['webhook-id']).toBe(ofOne[1]?.headers['webhook-id'])
    expect(ofOne[0]?.body).toBe(ofOne[1]?.body)
    expect(Number(ofOne[1]?.headers['webhook-timestamp'])).toBeGreaterThan(Number(ofOne[0]?.headers['webhook-timestamp']))
    const [first] = (await deliveriesOf(admin, { state: 'delivered' })).items.filter(({ attempts }) => attempts === 2)
    const detail = await read(admin, first?.id ?? '')
    expect(detail.body).toBe(ofOne[0]?.body)
    expect(detail.history.map(({ status, response }) => [status, response])).toEqual([
      [200, null],
      [500, 'Down\ufffd for a moment'],
    ])
    expect(detail.history[1]?.headers['webhook-id']).toBe(ofOne[0]?.headers['webhook-id'])
  })

  it('are tried for three days with growing pauses, then given up, and the next of the record follows', async () => {
    const admin = await given.member('admin')
    await endpointOf(admin, ['customer.created', 'customer.changed'])
    const customer = await given.customer(admin)
    await rename(admin, customer, 'Second')
    // Other deliveries succeed, so the endpoint counts as healthy.
    receiver.reply = ({ event }) => ({ status: event.type === 'customer.created' && event.data.customerId === customer.id ? 400 : 200 })
    const began = server.clock.now().getTime()
    const pauses: number[] = []
    await work()
    for (let at = began; ; ) {
      const [open] = (await deliveriesOf(admin, { state: 'retrying' })).items
      if (!open?.nextAttemptAt) break
      const next = Date.parse(open.nextAttemptAt)
      pauses.push(next - at)
      at = next
      await given.travelTo(new Date(next), admin)
      await given.customer(admin)
      await work()
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauses).toHaveLength(13)
    expect((server.clock.now().getTime() - began) / hourMs).toBeCloseTo(72, -1)
    const { items } = await deliveriesOf(admin, { state: 'failed' })
    expect(items).toMatchObject([{ attempts: 14, status: 400, kind: 'customer.created', nextAttemptAt: null }])
    expect(types().filter((type) => type === 'customer.changed')).toHaveLength(1)
  })

  it('wait as long as the receiver requests', async () => {
    const admin = await given.member('admin')
    await endpointOf(admin, ['customer.created'])
    await given.customer(admin)
    receiver.reply = () => ({ status: 429, headers: { 'retry-after': '600' } })
    await work()
    const [delivery] = (await deliveriesOf(admin)).items
    expect(Date.parse(delivery?.nextAttemptAt ?? '') - server.clock.now().getTime()).toBe(600_000)
  })

  it('are sent to a corrected address at once, instead of when the former one would have been tried again', async () => {
    const admin = await given.member('admin')
    const { id } = await endpointOf(admin, ['customer.created'], receiver.url('/former'))
    await given.customer(admin)
    receiver.reply = () => ({ status: 404 })
    await work()
    const { version = 0 } = (await find(admin)) ?? {}
    const { status } = await server.call(contract.changeEventEndpoint, {
      token: admin.token,
      params: { id },
      body: { version, name: 'CRM', url: receiver.url('/corrected'), kinds: ['customer.created'] },
    })
    expect(status).toBe(200)
    receiver.reply = () => ({ status: 204 })
    await work()
    expect((await deliveriesOf(admin)).items).toMatchObject([{ state: 'delivered' }])
  })

  it('are given up when their kind is deselected, and the next of the record follows', async () => {
    const admin = await given.member('admin')
    const { id } = await endpointOf(admin, ['customer.created', 'customer.changed'])
    await rename(admin, await given.customer(admin), 'Second')
    receiver.reply = () => ({ status: 400 })
    await work()
    const { version = 0, name = '', url = '' } = (await find(admin)) ?? {}
    const body = { version, name, url, kinds: ['customer.changed' as const] }
    expect((await server.call(contract.changeEventEndpoint, { token: admin.token, params: { id }, body })).status).toBe(200)
    receiver.reply = () => ({ status: 204 })
    server.clock.advance(60_000)
    await work()
    expect(types()).toEqual(['customer.created', 'customer.changed'])
    const { items } = await deliveriesOf(admin)
    expect(items.map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ['customer.changed', 'delivered'],
      ['customer.created', 'failed'],
    ])
  })

  it('are sent once by two concurrent workers, and none is lost', async () => {
    const admin = await given.member('admin')
    await endpointOf(admin, ['customer.created', 'customer.changed'])
    for (let count = 0; count < 12; count++) await rename(admin, await given.customer(admin), `Name ${count}`)
    await Promise.all([spreadEvents(server.ctx), spreadEvents(server.ctx)])
    await spreadEvents(server.ctx)
    await Promise.all([deliverEvents(server.ctx), deliverEvents(server.ctx)])
    await deliverEvents(server.ctx)
    expect(receiver.received).toHaveLength(24)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(24)
    for (const some of Map.groupBy(receiver.received, ({ event }) => event.data.customerId).values()) {
      expect(some.map(({ event }) => event.type)).toEqual(['customer.created', 'customer.changed'])
    }
  })

  it('are sent again under their ID when the worker is killed meanwhile, and then the following ones', async () => {
    const admin = await given.member('admin')
    await endpointOf(admin, ['customer.created', 'customer.changed'])
    await rename(admin, await given.customer(admin), 'Second')
    await spreadEvents(server.ctx)
    receiver.reply = () => new Promise(() => undefined)
    const worker = await startWorkerProcess(server, 'event-worker', { ...receiverNetworks, NODE_EXTRA_CA_CERTS: receiver.authority() })
    await killWhen(worker, async () => receiver.received.length > 0)
    receiver.reply = () => ({ status: 200 })
    expect(await work()).toBe(0)
    server.clock.set(new Date(Date.now() + 61_000))
    await work()
    expect(types()).toEqual(['customer.created', 'customer.created', 'customer.changed'])
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  })

  it('exist only if the change was committed', async () => {
    const admin = await given.member('admin')
    await endpointOf(admin, ['customer.created'])
    await server.sql(
      'create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = $e$23514$e$; end $$',
    )
    await server.sql(
      'create constraint trigger refuse after insert on customers deferrable initially deferred for each row execute function refuse()',
    )
    await expect(given.customer(admin)).rejects.toThrow()
    await server.sql('drop function refuse cascade')
    expect(await server.sql('select from outgoing_events')).toEqual([])
  })

  it('include tests, which other endpoints do not get', async () => {
    const admin = await given.member('admin')
    const { id, secret } = await endpointOf(admin, ['alarm.raised'])
    await server.call(contract.addEventEndpoint, {
      token: admin.token,
      body: { name: 'Other', url: receiver.url('/other'), kinds: ['alarm.raised'] },
    })
    const { body } = await server.call(contract.testEventEndpoint, { token: admin.token, params: { id } })
    await work()
    expect(types()).toEqual(['test'])
    const [request] = receiver.received
    if (request) receiver.verify(secret, request)
    expect(await read(admin, body.deliveryId)).toMatchObject({ state: 'delivered', kind: 'test', status: 204, endpoint: { id } })
  })
})

describe('sending again', () => {
  it('works for one event, and for those of a span, those included that were never sent', async () => {
    const admin = await given.member('admin')
    const { id } = await endpointOf(admin, ['customer.created'])
    const from = new Date(server.clock.now().getTime() - 1_000).toISOString()
    for (let count = 0; count < 3; count++) await given.customer(admin)
    await work()
    const [delivery] = (await deliveriesOf(admin)).items
    const again = await server.call(contract.sendDeliveryAgain, { token: admin.token, params: { id: delivery?.id ?? '' } })
    expect(again.body).toMatchObject({ state: 'waiting', attempts: 0 })
    await work()
    expect(receiver.received).toHaveLength(4)
    expect(receiver.received[3]?.headers['webhook-id']).toBe(delivery?.eventId)
    const late = await server.call(contract.addEventEndpoint, {
      token: admin.token,
      body: { name: 'Late', url: receiver.url('/late'), kinds: ['customer.created'] },
    })
    const span = { from, to: new Date(server.clock.now().getTime() + 1_000).toISOString() }
    const send = (endpoint: string, fields: object = {}) =>
      server.call(contract.sendEventsAgain, {
        token: admin.token,
        params: { id: endpoint },
        body: { ...span, onlyFailed: false, ...fields },
      })
    expect((await send(id, { onlyFailed: true })).body).toEqual({ count: 0 })
    expect((await send(late.body.id, { onlyFailed: true })).body).toEqual({ count: 3 })
    expect((await send(id)).body).toEqual({ count: 3 })
    await work()
    expect(receiver.received).toHaveLength(10)
    expect((await send(id, { from: span.to, to: span.from })).error.details).toMatchObject([{ field: 'to' }])
    expect((await deliveriesOf(admin, { endpointId: late.body.id, state: 'delivered' })).total).toBe(3)
  })

  it('is refused while the endpoint is paused, as it is for one event, instead of being reported as sent', async () => {
    const admin = await given.member('admin')
    const { id, version } = await endpointOf(admin, ['customer.created'])
    await given.customer(admin)
    await work()
    await server.call(contract.pauseEventEndpoint, { token: admin.token, params: { id }, body: { version } })
    const at = server.clock.now().getTime()
    const body = { from: new Date(at - hourMs).toISOString(), to: new Date(at + hourMs).toISOString(), onlyFailed: false }
    const response = await server.call(contract.sendEventsAgain, { token: admin.token, params: { id }, body })
    expect(response.error.code).toBe('EventEndpointPaused')
    expect((await deliveriesOf(admin)).items).toMatchObject([{ state: 'delivered' }])
  })

  it('is bounded', async () => {
    const admin = await given.member('admin')
    const { id } = await endpointOf(admin, ['customer.created'])
    await server.sql(
      `insert into outgoing_events (id, kind, at, tenant_id, affiliate_id, record, data, is_spread)
       select gen_random_uuid(), 'customer.created', $2, $1, $1, 'customer:' || n, '{}', true from generate_series(1, 10001) n`,
      [admin.tenantId, server.clock.now()],
    )
    const at = server.clock.now().getTime()
    const body = { from: new Date(at - 1_000).toISOString(), to: new Date(at + 1_000).toISOString(), onlyFailed: true }
    const response = await server.call(contract.sendEventsAgain, { token: admin.token, params: { id }, body })
    expect(response.error).toMatchObject({ code: 'TooManyEvents', details: { max: 10_000 } })
    expect(await server.sql('select from event_deliveries')).toEqual([])
  })
})
