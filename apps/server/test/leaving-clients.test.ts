import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createLiveTicket } from '@wattdesk/contract/telemetry/calls.ts'
import { expect, it, vi } from 'vitest'
import { type GivenMember, givenOf } from './given.ts'
import { startServer } from './server.ts'
import { samplesUntil, signedHeaders, telemetryOf } from './telemetry.ts'

const server = startServer()
const given = givenOf(server)
/** More than the capacity of any gate, lock or pool of the process. */
const clients = 20

let address: Promise<string> | undefined
async function openSocket(): Promise<Socket> {
  address ??= server.app.listen({ port: 0, host: '127.0.0.1' })
  const { hostname, port } = new URL(await address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

type Wanted = { path: string; body?: string; method?: string; headers?: Record<string, string> }

function requestOf({ path, method = 'POST', body = '', headers = {} }: Wanted, by: GivenMember): Buffer {
  const length: Record<string, string> = body ? { 'content-length': String(Buffer.byteLength(body)) } : {}
  const all = { host: 'h', authorization: `Bearer ${by.token}`, ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** The status of a request that is sent completely. */
async function statusOf(request: Buffer): Promise<number> {
  const socket = await openSocket()
  socket.write(request)
  const [first] = await once(socket, 'data')
  socket.destroy()
  return Number(/^HTTP\/1.1 (\d+)/.exec(String(first))?.[1])
}

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

const cases: { what: string; status: number; wanted(by: GivenMember): Wanted | Promise<Wanted> }[] = [
  {
    what: 'a preview of order changes',
    status: 200,
    wanted: () => ({
      path: '/api/v1/customers/order-status',
      ...json({ origin: 'pasted', references: 'nobody '.repeat(5_000), change: { installationStatus: 'planned' } }),
    }),
  },
  {
    what: 'a preview of a bulk action',
    status: 200,
    wanted: () => ({
      path: '/api/v1/customers/bulk-actions',
      ...json({ action: { kind: 'export', columns: ['accountName'] }, selection: { by: 'filter' } }),
    }),
  },
  { what: 'an export', status: 200, wanted: () => ({ path: '/api/v1/customers?csvExport=true', method: 'GET' }) },
  {
    what: 'a password at an invitation',
    status: 410,
    wanted: () => ({ path: '/api/v1/auth/idp/sign-up', ...json({ token: 'x'.repeat(43), password: 'copper lantern on a hill' }) }),
  },
  {
    what: 'a delivery of a vendor',
    status: 200,
    wanted: async (by) => {
      const { id, siteId } = await given.customer(by)
      const vendor = await telemetryOf(server).vendorSite(id, siteId)
      const now = server.clock.now().getTime()
      const body = JSON.stringify({ vendorSiteId: vendor.vendorSiteId, samples: samplesUntil(now, 100) })
      return { path: `/api/v1/ingest/webhooks/${vendor.vendorId}`, body, headers: signedHeaders(vendor.key, body, { at: now }) }
    },
  },
  {
    what: 'a socket for live values',
    status: 101,
    wanted: async (by) => {
      const { siteId } = await given.customer(by)
      const { body } = await server.call(createLiveTicket, { token: by.token, body: { siteId } })
      const key = Buffer.alloc(16, 'k').toString('base64')
      const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': key }
      return { path: `/api/v1/live?ticket=${body.ticket}`, method: 'GET', headers: { ...upgrade, origin: 'http://localhost:4000' } }
    },
  },
]

it.each(cases)('$what is served after any number of clients disconnected', async ({ wanted, status }) => {
  const admin = await given.member('admin')
  const request = requestOf(await wanted(admin), admin)
  for (const percent of [0, 50, 99]) {
    const sockets = await Promise.all(Array.from({ length: clients }, openSocket))
    for (const socket of sockets) socket.write(request.subarray(0, Math.floor((request.length * percent) / 100)), () => socket.destroy())
  }
  expect(await statusOf(request)).toBe(status)
  const held =
    "select 1 from pg_stat_activity where datname = current_database() and (state like 'idle in%' or query like 'copy (%' and state = 'active')"
  await vi.waitFor(async () => expect(await server.sql(held)).toEqual([]), { timeout: 5_000 })
  await vi.waitFor(() => expect(openConnections()).resolves.toBe(0), { timeout: 5_000 })
})

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
}
