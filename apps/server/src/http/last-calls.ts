import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A client with something to send over an open connection does so within this time. */
const lastCallsMs = 1_000
/** How long waiting connections are still accepted once the end has begun. */
const acceptMs = 500
/** Interval at which connections are closed that fell silent after their last response. */
const sweepMs = 50

/**
 * Ends a server without failing a call, at any load. It accepts waiting connections and stops listening. Proxies keep connections open,
 * and may have sent a call over one just as it is closed; they may not resend one that writes. So the server responds to calls on open
 * connections, marks each response as the last on its connection, and only then closes silent ones.
 */
export function finishLastCalls(app: FastifyInstance): () => Promise<void> {
  let stopsListening: Promise<void> | undefined
  // Callers that get a response now would reconnect, and the queue would never be empty.
  app.addHook('onRequest', async () => stopsListening)
  app.addHook('onSend', async (_request, reply) => {
    await stopsListening
    if (stopsListening) reply.header('Connection', 'close')
  })
  return async () => {
    app.keptSources.length = 0
    stopsListening = acceptWaiting(app)
    await stopsListening
    // The HTTP server's own method closes silent connections at once.
    const ended = new Promise((resolve) => Server.prototype.close.call(app.server, resolve))
    await Promise.race([ended, pause(lastCallsMs)])
    // Data received by now is read.
    await turn()
    const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepMs)
    await app.close()
    await ended
    clearInterval(sweeping)
  }
}

const quietTurns = 20

/**
 * Waits until no connection arrived for some turns of the event loop. The system would reset waiting ones when the server stops
 * listening.
 */
async function acceptWaiting({ server }: FastifyInstance): Promise<void> {
  const until = performance.now() + acceptMs
  let turns = 0
  const stir = () => {
    turns = 0
  }
  server.on('connection', stir)
  for (; turns < quietTurns && performance.now() < until; turns++) await turn()
  server.off('connection', stir)
}
