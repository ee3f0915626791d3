import { Socket } from 'node:net'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { respondUnread } from './unread-requests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Removes the time limit of a body that makes progress: large uploads of members. */
    mayTakeLong: boolean
  }
}

export const headersWithinMs = 15_000
/** Time limit for a request, response included. */
export const longestRequestMs = 30 * minuteMs

const bounds = {
  /** Time limit for an ordinary body. */
  bodyMs: 20_000,
  /** Large uploads and responses must move `stretchBytes` in each such period, about 26 kbit/s. */
  stretchMs: 20_000,
  stretchBytes: 65_536,
  longestMs: longestRequestMs,
  checkEveryMs: 1_000,
}
type Limits = Omit<typeof bounds, 'checkEveryMs'>

type Exchange = {
  request: FastifyRequest
  reply: FastifyReply
  socket: Socket
  startedAt: number
  /** Start of the current period. */
  stretch: { isResponse: boolean; at: number; bytes: number }
}

/**
 * Closes the connections of clients that send or read too slowly, so that none of them holds a place in a gate, a database
 * connection or memory for long. Time in which the client waits for the server does not count.
 */
export function boundSlowClients(app: FastifyInstance, given: Partial<typeof bounds> = {}): void {
  const { checkEveryMs, ...limits } = { ...bounds, ...given }
  const exchanges = new Set<Exchange>()
  app.decorateRequest('mayTakeLong', false)
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    // Calls from within the process have no connection.
    if (!(socket instanceof Socket)) return
    const at = performance.now()
    const exchange = { request, reply, socket, startedAt: at, stretch: { isResponse: false, at, bytes: socket.bytesRead } }
    exchanges.add(exchange)
    // The rest of a body may still arrive after the response.
    reply.raw.once('close', () => request.raw.complete && exchanges.delete(exchange))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const exchange of exchanges) {
      const { request, reply, socket } = exchange
      if (socket.destroyed || (request.raw.complete && reply.raw.closed)) exchanges.delete(exchange)
      else if (isTooSlow(exchange, now, limits)) closeConnection(exchange)
    }
  }, checkEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function isTooSlow(exchange: Exchange, now: number, limits: Limits): boolean {
  const { request, socket, startedAt, stretch } = exchange
  if (now - startedAt >= limits.longestMs) return true
  const isResponse = request.raw.complete
  if (!isResponse && !request.mayTakeLong) return now - startedAt >= limits.bodyMs
  const bytes = isResponse ? socket.bytesWritten - socket.writableLength : socket.bytesRead
  const clientWaits = isResponse ? socket.writableLength === 0 : request.raw.readableLength > 0
  if (clientWaits || isResponse !== stretch.isResponse || bytes - stretch.bytes >= limits.stretchBytes) {
    exchange.stretch = { isResponse: isResponse, at: now, bytes }
    return false
  }
  return now - stretch.at >= limits.stretchMs
}

function closeConnection({ request, reply, socket }: Exchange): void {
  if (!reply.raw.headersSent) respondUnread(socket, 'RequestTooSlow', request.id)
  socket.destroy()
}
