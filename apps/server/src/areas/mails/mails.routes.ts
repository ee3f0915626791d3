import * as contract from '@wattdesk/contract/mails/calls.ts'
import { mailjetBodyMax } from '@wattdesk/contract/mails/terms.ts'
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { asFile } from '../../http/file-response.ts'
import { bind } from '../../http/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { metrics } from '../../platform/metrics.ts'
import { checkMailjetCredentials, takeMailEvents } from './mail-events.service.ts'
import { retryMail } from './mails.service.ts'
import { listMails, readMail, readMailFile, requireMail } from './mails.views.ts'

const events = new Counter({
  name: 'wattdesk_mail_events_total',
  help: 'Reports of the mail provider, by what they changed',
  labelNames: ['outcome'] as const,
  registers: [metrics],
})

const outcomes = ['applied', 'stale', 'unknown', 'invalid'] as const
for (const outcome of outcomes) events.inc({ outcome }, 0)

export async function mailRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  bind(app, contract.listMails, ({ caller, query }) => ctx.read((db) => listMails({ ...ctx, db }, caller, query)))
  bind(app, contract.getMail, ({ caller, params }) => readMail(ctx, caller, params.id))
  bind(app, contract.downloadMailFile, async ({ caller, params, reply }) => {
    const { name, type, content } = await readMailFile(ctx, caller, params.id)
    return asFile(reply, name, type).send(content)
  })
  bind(app, contract.retryMail, async ({ params, ...call }) => {
    await requireMail(ctx, call.caller, params.id)
    await retryMail(ctx, call, params.id)
    return requireMail(ctx, call.caller, params.id)
  })
  await app.register(async (provider) => {
    // Checked before the body is read.
    provider.addHook('onRequest', async (request) => checkMailjetCredentials(ctx, request.headers.authorization))
    bind(
      provider,
      contract.takeMailjetEvents,
      async ({ body }) => {
        const taken = await takeMailEvents(ctx, Array.isArray(body) ? body : [body])
        for (const outcome of outcomes) events.inc({ outcome }, taken[outcome])
        return taken
      },
      { bodyLimit: mailjetBodyMax },
    )
  })
}
