import type { FastifyInstance } from 'fastify'

/** Logs one line per API call: route, status, duration, caller. URLs without their query, which may contain codes. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (!route?.startsWith('/api/')) return
    const line = {
      method: request.method,
      route,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      memberId: request.call?.caller.memberId,
    }
    if (reply.statusCode === 503) request.log.warn(line, 'call refused for now')
    else if (reply.statusCode >= 500) request.log.error(line, 'call failed')
    else request.log.info(line, 'call')
  })
}
