import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../platform/domain-error.ts'

/** Every caller gets a response within 10 s, even if a part of the product hangs. */
const patienceMs = 9_000

/**
 * Responds with `Unavailable` to a call that takes too long. Its work continues within its own limits, and every write can be
 * repeated safely. The time in which the body arrives does not count: slow senders have their own limit.
 */
export function answerInTime(app: FastifyInstance, withinMs = patienceMs): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    const expire = () => {
      if (!reply.sent) reply.send(new DomainError('Unavailable', { retryAfterSeconds: 5 }))
      // Hijacked by other code that has not responded yet.
      else if (!reply.raw.headersSent) reply.raw.writeHead(503, { 'Retry-After': '5' }).end()
    }
    timers.set(request, setTimeout(expire, withinMs).unref())
  }
  app.addHook('onRequest', start)
  app.addHook('preParsing', stop)
  app.addHook('preHandler', async (request, reply) => {
    const readsBodyItself = request.headers['content-type']?.startsWith('multipart/')
    if (!readsBodyItself) await start(request, reply)
  })
  app.addHook('onSend', stop)
  app.addHook('onResponse', stop)
  app.addHook('onRequestAbort', stop)
}
