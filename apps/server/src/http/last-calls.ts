import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Within this time, whoever keeps a connection open and has something to say has said it. */
const lastCallsMs = 1_000
/** How long connections are accepted that waited when the end began. */
const acceptMs = 500
/** How often connections are closed that fell silent after a response which began before the end. */
const sweepMs = 50

/**
 * Ends a server without failing a call, at any load. It accepts who already waits for it and stops listening. Proxies keep
 * connections open, and may have sent a call over one in the moment in which it is closed; one that writes may not be sent again. So
 * it responds to what comes over open connections, says that it is the last response there, and only then closes those that were silent.
 */
export function finishLastCalls(app: FastifyInstance): () => Promise<void> {
  let stopsListening: Promise<void> | undefined
  // Callers that were answered now would connect again, and the queue of those who wait would never be empty.
  app.addHook('onRequest', async () => stopsListening)
  app.addHook('onSend', async (_request, reply) => {
    await stopsListening
    if (stopsListening) reply.header('Connection', 'close')
  })
  return async () => {
    app.keptSources.length = 0
    stopsListening = acceptWaiting(app)
    await stopsListening
    // The HTTP server's own way closes silent connections at once.
    const ended = new Promise((resolve) => Server.prototype.close.call(app.server, resolve))
    await Promise.race([ended, pause(lastCallsMs)])
    // What has come by now is read.
    await turn()
    const sweeping = setInterval(() => app.server.closeIdleConnections(), sweepMs)
    await app.close()
    await ended
    clearInterval(sweeping)
  }
}

const quietTurns = 20

/** Waits until some turns of the event loop brought no connection. The system would reset those that wait when it stops listening. */
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
