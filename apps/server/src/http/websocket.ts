import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorStatus } from '@wattdesk/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { DomainError } from '../platform/domain-error.ts'
import type { Log } from '../platform/log.ts'
import { messageOf } from './faults.ts'

export type WebSocketRoute<T> = {
  /** A path that ends with `/` covers the paths below it. */
  path: string
  /** Origins whose pages may open sockets; null if no page may. An array if `admit` decides further. */
  origin: string | readonly string[] | null
  /** Subprotocols in the order of preference. A client has to offer one of them. */
  protocols?: readonly string[]
  /** Largest message a client may send, in bytes. */
  messageSizeMax: number
  socketsMax: number
  /** Admits a request, or throws a DomainError. */
  admit(address: URL, headers: IncomingHttpHeaders): Promise<T>
  open(socket: WebSocket, admitted: T): void
}

type Upgrade = (address: URL, request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>
const upgrades = new WeakMap<Server, Map<string, Upgrade>>()

/** The sockets of a server by path. Requests for other paths are refused. */
function upgradesOf({ server }: FastifyInstance, log: Log): Map<string, Upgrade> {
  const known = upgrades.get(server)
  if (known) return known
  const byPath = new Map<string, Upgrade>()
  upgrades.set(server, byPath)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const upgrade = async () => {
      // A malformed URL matches no path.
      const address = URL.parse(request.url ?? '/', 'http://localhost')
      const path = [...byPath.keys()].find((one) => (one.endsWith('/') ? address?.pathname.startsWith(one) : address?.pathname === one))
      if (!address || path === undefined) throw new DomainError('NotFound')
      await byPath.get(path)?.(address, request, socket, head)
    }
    upgrade().catch((error: unknown) => {
      if (!(error instanceof DomainError)) log.error({ err: error }, 'socket could not be opened')
      refuse(socket, error instanceof DomainError ? error : new DomainError('Unexpected'))
    })
  })
  return byPath
}

/** Serves sockets at one path. A request that is not admitted gets a plain HTTP response and no socket. */
export function serveWebSocket<T>(app: FastifyInstance, log: Log, route: WebSocketRoute<T>): void {
  const spoken = (offered: ReadonlySet<string>) => route.protocols?.find((one) => offered.has(one))
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: route.messageSizeMax,
    perMessageDeflate: false,
    clientTracking: true,
    handleProtocols: (offered) => spoken(offered) ?? false,
  })

  const upgrade: Upgrade = async (address, request, socket, head) => {
    if (!isFrom(route.origin, request.headers.origin)) throw new DomainError('OriginRefused')
    if (server.clients.size >= route.socketsMax) throw new DomainError('Unavailable')
    const offered = request.headers['sec-websocket-protocol']?.split(',').map((one) => one.trim())
    if (route.protocols && spoken(new Set(offered)) === undefined) throw new DomainError('ValidationFailed')
    const admitted = await route.admit(address, request.headers)
    server.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', (error) => log.debug({ err: error }, 'socket failed'))
      route.open(opened, admitted)
    })
  }

  upgradesOf(app, log).set(route.path, upgrade)
  app.addHook('preClose', async () => {
    // 1001: the server is going away, and clients reconnect.
    for (const socket of server.clients) socket.close(1001)
    const late = setTimeout(() => {
      for (const socket of server.clients) socket.terminate()
    }, 2_000)
    await new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of server.clients) socket.terminate()
    clearTimeout(late)
  })
}

function isFrom(allowed: WebSocketRoute<unknown>['origin'], origin: string | undefined): boolean {
  if (allowed === null || origin === undefined) return allowed === null && origin === undefined
  return [allowed].flat().includes(origin)
}

function refuse(socket: Duplex, { code, details }: DomainError): void {
  const body = JSON.stringify({ code, message: messageOf(code, details) })
  const status = errorStatus[code]
  // HTTP's limits do not apply to such a socket, so a client that never closes its end would keep it open forever.
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
