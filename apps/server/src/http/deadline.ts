import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ClientLeft } from '../platform/client-left.ts'
import { DomainError } from '../platform/domain-error.ts'

/** Every caller gets a response within 10 s, even if a part of the product hangs. */
const patienceMs = 9_000
/** Limit while the commit of a call is under way. A statement that takes longer fails by itself. */
const commitMs = 20_000

const endings = new WeakMap<FastifyRequest, AbortController>()

/**
 * Aborted when the response is no longer needed: the call was refused because it took too long, or its client disconnected. The reason is
 * the error.
 */
export function endOfCall(reply: FastifyReply): AbortSignal {
  const known = endings.get(reply.request)
  if (known) return known.signal
  const ending = new AbortController()
  endings.set(reply.request, ending)
  if (reply.raw.destroyed) ending.abort(new ClientLeft())
  else
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) ending.abort(new ClientLeft())
    })
  return ending.signal
}

const committing = new WeakSet<FastifyRequest>()

/** Throws if the response is no longer needed. Otherwise the call cannot time out while its commit is under way. */
export function keepForCommit(reply: FastifyReply): void {
  endOfCall(reply).throwIfAborted()
  committing.add(reply.request)
}

/**
 * Responds with `Unavailable` to a call that takes too long. Its work ends with `endOfCall`, or continues within its own limits;
 * every write can be repeated safely. The time in which the body arrives does not count: slow senders have their own limit.
 */
export function respondInTime(app: FastifyInstance, withinMs = patienceMs): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  const start = async (request: FastifyRequest, reply: FastifyReply) => {
    const expire = () => {
      if (committing.delete(request)) {
        timers.set(request, setTimeout(expire, commitMs).unref())
        return
      }
      const refusal = new DomainError('Unavailable', { retryAfterSeconds: 5 })
      endings.get(request)?.abort(refusal)
      if (!reply.sent) refuse(reply, refusal)
      // Hijacked by other code that has not responded yet.
      else if (!reply.raw.headersSent) reply.raw.writeHead(503, { 'Retry-After': '5' }).end()
    }
    timers.set(request, setTimeout(expire, withinMs).unref())
  }
  app.addHook('onRequest', start)
  app.addHook('preParsing', stop)
  app.addHook('preHandler', async (request, reply) => {
    const readsBodyItself = isForm(request)
    if (!readsBodyItself) await start(request, reply)
  })
  app.addHook('onSend', stop)
  app.addHook('onResponse', stop)
  app.addHook('onRequestAbort', stop)
}

/**
 * Responds instead of the handler, whose own response comes too late and is dropped. `reply.send(await …)` would escape that, because it
 * looks up `send` before it waits.
 */
function refuse(reply: FastifyReply, refusal: DomainError): void {
  const { send } = reply
  reply.send = (payload) => (reply.sent ? reply : send.call(reply, payload))
  reply.send(refusal)
}

/** Whether the handler itself reads the body, which arrives at the client's pace. Only a POST does, whatever the headers of others say. */
export const isForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' && (headers['content-type']?.startsWith('multipart/') ?? false)
