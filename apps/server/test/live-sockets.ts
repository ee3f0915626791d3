import { once } from 'node:events'
import { createLiveTicket } from '@wattdesk/contract/telemetry/calls.ts'
import { type LiveMessage, liveMessage } from '@wattdesk/contract/telemetry/models.ts'
import type { Sample, SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { afterEach, beforeAll } from 'vitest'
import { WebSocket } from 'ws'
import { openSampleIngest } from '../src/areas/telemetry/ingest/sample-ingest.service.ts'
import type { GivenMember, givenOf } from './given.ts'
import type { TestServer } from './server.ts'

export const liveOrigin = 'http://localhost:4000'

/** Live sockets of a server that listens. They end with their test. */
export function liveSocketsOf(server: TestServer, given: ReturnType<typeof givenOf>) {
  let address = ''
  beforeAll(async () => {
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  const sockets: WebSocket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate()
  })
  const open = (path: string, ticket: string, headers: Record<string, string>, through = address) => {
    const socket = new WebSocket(`${through.replace('http', 'ws')}${path}?ticket=${ticket}`, { headers })
    sockets.push(socket)
    return socket
  }
  const sameOrigin: Record<string, string> = { origin: liveOrigin }
  return {
    address: () => address,

    async givenHome(role: 'admin' | 'support' = 'admin') {
      const admin = await given.member('admin')
      const { siteId, id: customerId } = await given.customer(admin)
      const member = role === 'admin' ? admin : await given.member(role, admin.tenantId)
      return { siteId, customerId, member }
    },

    /** Stores a sample of the home, a second after the previous one. */
    async measure(siteId: string, fields: Partial<SampleInput> = {}): Promise<void> {
      const ingest = openSampleIngest(server.ctx)
      server.clock.advance(1_000)
      const sample = {
        at: server.clock.now().getTime(),
        productionPowerW: 3_000,
        gridPowerW: -800,
        batteryPowerW: -1_000,
        batteryStateOfCharge: 0.4,
        ...fields,
      }
      await ingest.take(siteId, siteId, [sample as Sample])
      await ingest.close()
    },

    async ticketOf(member: GivenMember, siteId: string): Promise<string> {
      const { status, body, error } = await server.call(createLiveTicket, { token: member.token, body: { siteId } })
      if (status !== 200) throw new Error(error.code)
      return body.ticket
    },

    /** A socket and everything it received, checked against the contract. */
    async connect(ticket: string, headers = sameOrigin, through = address) {
      const socket = open('/api/v1/live', ticket, headers, through)
      const received: LiveMessage[] = []
      let closedWith: number | undefined
      socket.on('message', (bytes) => received.push(liveMessage.parse(JSON.parse(bytes.toString()))))
      socket.on('close', (code) => {
        closedWith = code
      })
      await once(socket, 'open')
      const of = (topic: string) => received.filter((message) => message.topic === topic)
      return { socket, received, of, closedWith: () => closedWith, send: (request: unknown) => socket.send(JSON.stringify(request)) }
    },

    /** The status with which an attempt to connect is refused. */
    async refusal(ticket: string, headers = sameOrigin, path = '/api/v1/live'): Promise<number | undefined> {
      const socket = open(path, ticket, headers)
      return new Promise((resolve) => {
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
        socket.on('open', () => resolve(undefined))
        socket.on('error', () => undefined)
      })
    },
  }
}
