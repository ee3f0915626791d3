import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../platform/ctx.ts'
import { isOperator } from './operator-access.ts'

/** Longer than this, and the database counts as away. */
const patienceMs = 2_000

/** `live`: the process works. `ready`: it can serve, which takes the database; to its operator it says what is missing. */
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
