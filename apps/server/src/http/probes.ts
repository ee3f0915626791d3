import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Health } from '../platform/health.ts'
import { isOperator } from './operator-access.ts'

/**
 * `live`: the process runs. `ready`: everything that its roles need is available too. A process without an optional part is degraded and
 * stays in service. The operator also sees what is missing.
 */
export function serveProbes(app: FastifyInstance, config: Config, health: Health): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (request, reply) => {
    const found = await health.check()
    const status = health.judge(found)
    const parts = Object.fromEntries(Object.entries(found).map(([part, isThere]) => [part, isThere ? 'ok' : 'unavailable']))
    return reply.code(status === 'unavailable' ? 503 : 200).send(isOperator(request, config) ? { status, parts } : { status })
  })
}
