import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tracing } from '../platform/tracing.ts'

/**
 * Makes each request a trace. A caller's own trace is only linked: a header must not decide what is recorded, nor join another trace.
 * Attributes name the route, never its parameters or the caller.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const begun = new WeakMap<FastifyRequest, ReturnType<Tracing['begin']>>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const one = tracing.begin(`${request.method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'wattdesk.request_id': request.id },
      links: tracing.linkOf(request.headers.traceparent),
    })
    begun.set(request, one)
    one.within(done)
  })
  // After the body was read, the request continues in the context of its socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const one = begun.get(request)
    if (one) one.within(done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const one = begun.get(request)
    if (!one) return
    one.span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) one.span.setStatus({ code: 2 })
    one.end()
  })
}
