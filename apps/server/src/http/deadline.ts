import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../platform/domain-error.ts'

/** So that a caller hears something within 10 s, also while a part of the product does not answer at all. */
const patienceMs = 9_000

/**
 * Answers `Unavailable` for a call that has no answer in time. What it began goes on and ends by its own bounds; every
 * write can be repeated safely. The time in which a body arrives does not count: slow senders have a limit of their own.
 */
export function answerInTime(app: FastifyInstance, withinMs = patienceMs): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    const expire = () => {
      if (!reply.sent) reply.send(new DomainError('Unavailable', { retryAfterSeconds: 5 }))
      // Handed on to somebody else's code, which has not begun to answer.
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
