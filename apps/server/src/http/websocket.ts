import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorStatus } from '@wattdesk/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { DomainError } from '../platform/domain-error.ts'
import type { Log } from '../platform/log.ts'

export type WebSocketRoute<T> = {
  path: string
  /** The only origin whose pages may open sockets. */
  origin: string
  /** Largest message a client may send, in bytes. */
  messageSizeMax: number
  socketsMax: number
  /** Admits a request, or throws a DomainError. */
  admit(query: URLSearchParams): Promise<T>
  open(socket: WebSocket, admitted: T): void
}

/** Serves sockets at one path. A request that is not admitted gets a plain HTTP response and no socket. */
export function serveWebSocket<T>(app: FastifyInstance, log: Log, route: WebSocketRoute<T>): void {
  const server = new WebSocketServer({ noServer: true, maxPayload: route.messageSizeMax, perMessageDeflate: false, clientTracking: true })

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A malformed URL matches no path.
    const address = URL.parse(request.url ?? '/', 'http://localhost')
    if (address?.pathname !== route.path) throw new DomainError('NotFound')
    if (request.headers.origin !== route.origin) throw new DomainError('OriginRefused')
    if (server.clients.size >= route.socketsMax) throw new DomainError('Unavailable')
    const admitted = await route.admit(address.searchParams)
    server.handleUpgrade(request, socket, head, (opened) => {
      opened.on('error', (error) => log.debug({ err: error }, 'socket failed'))
      route.open(opened, admitted)
    })
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch((error: unknown) => {
      if (!(error instanceof DomainError)) log.error({ err: error }, 'socket could not be opened')
      refuse(socket, error instanceof DomainError ? error : new DomainError('Unexpected'))
    })
  })
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

function refuse(socket: Duplex, { code }: DomainError): void {
  const body = JSON.stringify({ code, message: code })
  const status = errorStatus[code]
  // HTTP's limits do not apply to such a socket, so a client that never closes its end would keep it open forever.
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${code}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
