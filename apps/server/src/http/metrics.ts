import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram } from 'prom-client'
import type { Config } from '../platform/config.ts'
import { DomainError } from '../platform/domain-error.ts'
import { metrics } from '../platform/metrics.ts'
import { isOperator } from './operator-access.ts'

const calls = new Histogram({
  name: 'wattdesk_http_request_duration_seconds',
  help: 'Duration of HTTP requests by route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
})
const failures = new Counter({
  name: 'wattdesk_http_errors_total',
  help: 'Responses with a status of 500 and above, by route',
  labelNames: ['route'] as const,
  registers: [metrics],
})

/** Counts a finished call, with its duration in milliseconds. */
export function observeCall({ method, route, status }: { method: string; route: string; status: number }, ms: number): void {
  calls.observe({ method, route, status: String(status) }, ms / 1_000)
}

/** Serves the metrics of this process in Prometheus' text format at /metrics. */
export function serveMetrics(app: FastifyInstance, config: Config): void {
  if (!metrics.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics({ register: metrics })
  app.addHook('onResponse', async (request, reply) => {
    // By route, not by URL: the number of series must not grow with the number of customers.
    const route = request.routeOptions.url ?? 'unknown'
    observeCall({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime)
    if (reply.statusCode >= 500) failures.inc({ route })
  })
  // A counter that first appears with a failure would hide that failure from rates.
  app.addHook('onRoute', ({ url }) => failures.inc({ route: url }, 0))
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request, config)) throw new DomainError('Unauthenticated')
    const text = await metrics.metrics()
    return reply.type(metrics.contentType).send(text)
  })
}
