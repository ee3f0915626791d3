import Fastify, { type FastifyInstance } from 'fastify'
import { mailboxRoutes } from './areas/mails/mailbox.routes.ts'
import type { Ctx } from './platform/ctx.ts'

/** The local mailbox on a separate server, not yet listening. Portal sessions give no access to it. */
export function buildMailbox(ctx: Pick<Ctx, 'db' | 'config' | 'log'>, key: string): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: false,
    bodyLimit: 1_024,
    requestTimeout: 10_000,
    connectionTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
  })
  app.setErrorHandler((error, _, reply) => {
    ctx.log.error({ err: error }, 'the local mailbox failed')
    return reply.code(500).type('text/plain').send('Unexpected\n')
  })
  mailboxRoutes(app, ctx, key)
  return app
}

/** Listens on loopback only; undefined unless the settings ask for a mailbox. */
export async function openMailbox(ctx: Ctx): Promise<FastifyInstance | undefined> {
  const { mailbox } = ctx.config
  if (!mailbox) return undefined
  const app = buildMailbox(ctx, mailbox.key)
  await app.listen({ port: mailbox.port, host: '127.0.0.1' })
  return app
}
