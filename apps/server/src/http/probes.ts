import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Health } from '../platform/health.ts'
import { isOperator } from './operator-access.ts'

/** `live`: the process runs. `ready`: all that its roles need is available too; the operator also sees what is missing. */
export function serveProbes(app: FastifyInstance, config: Config, health: Health): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (request, reply) => {
    const found = await health.check()
    const status = nameOf(health.isReady(found))
    const parts = Object.fromEntries(Object.entries(found).map(([part, isThere]) => [part, nameOf(isThere)]))
    return reply.code(status === 'ok' ? 200 : 503).send(isOperator(request, config) ? { status, parts } : { status })
  })
}

const nameOf = (isThere: boolean) => (isThere ? 'ok' : 'unavailable')
