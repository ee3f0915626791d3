import { updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import * as contract from '@wattdesk/contract/outgoing-events/calls.ts'
import { type EventKind, eventKinds } from '@wattdesk/contract/outgoing-events/terms.ts'
import { beforeEach } from 'vitest'
import { deliverEvents } from '../src/areas/outgoing-events/event-delivery.service.ts'
import { spreadEvents } from '../src/areas/outgoing-events/outgoing-events.service.ts'
import { startEventReceiver } from './event-receiver.ts'
import { type GivenMember, givenOf } from './given.ts'
import type { TestServer } from './server.ts'

/** The networks of a receiver on this machine. */
export const receiverNetworks = { VENDOR_NETWORKS: '127.0.0.0/8,::1/128' }

/** Endpoints with a receiver. Each case starts without any. */
export function outgoingEventsOf(server: TestServer) {
  const given = givenOf(server)
  const receiver = startEventReceiver()
  beforeEach(async () => {
    await server.sql('delete from event_endpoints')
    await server.sql('delete from outgoing_events')
    server.clock.set(new Date())
    receiver.received.length = 0
    receiver.reply = () => ({ status: 204 })
  })

  async function endpointOf({ token }: GivenMember, kinds: readonly EventKind[] = eventKinds, url = receiver.url(), name = 'CRM') {
    const { status, body, error } = await server.call(contract.addEventEndpoint, { token, body: { name, url, kinds: [...kinds] } })
    if (status !== 200) throw new Error(`The endpoint was not added: ${JSON.stringify(error)}`)
    return body
  }

  /** Does the work of the worker. Returns the number of attempts. */
  async function work(): Promise<number> {
    await spreadEvents(server.ctx)
    return deliverEvents(server.ctx)
  }

  const rename = async (admin: GivenMember, { id, version }: { id: string; version: number }, accountName: string) =>
    (await server.call(updateCustomer, { token: admin.token, params: { id }, body: { version, accountName } })).body

  const deliveriesOf = async ({ token }: GivenMember, filter: object = {}) =>
    (await server.call(contract.listEventDeliveries, { token, query: { filter: JSON.stringify(filter) } })).body

  const read = async ({ token }: GivenMember, id: string) => (await server.call(contract.readEventDelivery, { token, params: { id } })).body

  const find = async ({ token }: GivenMember) => (await server.call(contract.listEventEndpoints, { token })).body.items[0]

  const types = () => receiver.received.map(({ event }) => event.type)

  return { given, receiver, endpointOf, work, rename, deliveriesOf, read, find, types }
}
