import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Within this time, whoever keeps a connection open and has something to say has said it. */
const lastCallsMs = 1_000

/**
 * Ends a server without failing a call. Proxies keep connections open, and may have sent a call over one in the moment in which it
 * is closed; one that writes may not be sent again. So the server accepts no connection any more, answers what comes over the others
 * and says that it is the last answer there, and only then closes those that were silent.
 */
export function answerLastCalls(app: FastifyInstance): () => Promise<void> {
  let isEnding = false
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('Connection', 'close')
  })
  return async () => {
    isEnding = true
    await quiet(app)
    // The HTTP server's own way closes silent connections at once.
    const ended = new Promise((resolve) => Server.prototype.close.call(app.server, resolve))
    await Promise.race([ended, pause(lastCallsMs)])
    await quiet(app)
    await app.close()
    await ended
  }
}

const turnsMax = 5_000
const quietTurns = 20

/** Waits until some turns of the event loop brought nothing: no connection waits to be accepted, and no call to be read. */
async function quiet({ server }: FastifyInstance): Promise<void> {
  let turns = 0
  const stir = () => {
    turns = 0
  }
  server.on('connection', stir).on('request', stir)
  for (let all = 0; all < turnsMax && turns < quietTurns; all++) {
    turns += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  server.off('connection', stir).off('request', stir)
}
