import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../platform/ctx.ts'
import { isOperator } from './operator-access.ts'

/** After this time the database counts as unavailable. */
const patienceMs = 2_000

/** `live`: the process runs. `ready`: the database is available too; the operator also sees what is missing. */
export function serveProbes(app: FastifyInstance, ctx: Ctx): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (request, reply) => {
    const status = (await answersInTime(ctx)) ? 'ok' : 'unavailable'
    const parts = { database: status }
    return reply.code(status === 'ok' ? 200 : 503).send(isOperator(request, ctx.config) ? { status, parts } : { status })
  })
}

async function answersInTime(ctx: Ctx): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false).unref())
  const answer = ctx.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late])
}
