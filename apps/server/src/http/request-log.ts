import type { FastifyInstance } from 'fastify'

/** One line for every call of the API: what, how it ended, how long, who. Addresses without their query: it may hold codes. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (!route?.startsWith('/api/')) return
    const line = {
      requestId: request.id,
      method: request.method,
      route,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      memberId: request.call?.caller.memberId,
    }
    if (reply.statusCode >= 500) request.log.error(line, 'call failed')
    else request.log.info(line, 'call')
  })
}
