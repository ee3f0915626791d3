import { addEventEndpoint, pauseEventEndpoint, testEventEndpoint } from '@wattdesk/contract/outgoing-events/calls.ts'
import type { GivenMember } from '../given.ts'
import type { TestServer } from '../server.ts'

/** Endpoints of a tenant for outgoing events. */
export function eventRecordsOf(server: TestServer, { tenantId, token }: GivenMember) {
  /** Replaces the previous one, because a tenant can have only a few. */
  async function eventEndpoint(): Promise<string> {
    await server.sql('update event_endpoints set removed_at = now() where tenant_id = $1', [tenantId])
    const body = { name: `CRM ${crypto.randomUUID()}`, url: 'https://8.8.8.8/events', kinds: ['customer.created' as const] }
    return (await server.call(addEventEndpoint, { token, body })).body.id
  }

  async function pausedEndpoint(): Promise<string> {
    const id = await eventEndpoint()
    await server.call(pauseEventEndpoint, { token, params: { id }, body: { version: 1 } })
    return id
  }

  async function eventDelivery(): Promise<string> {
    return (await server.call(testEventEndpoint, { token, params: { id: await eventEndpoint() } })).body.deliveryId
  }

  return { eventEndpoint, pausedEndpoint, eventDelivery }
}
