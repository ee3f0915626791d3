import * as contract from '@wattdesk/contract/history/mails/calls.ts'
import type { FastifyInstance } from 'fastify'
import { readerOf } from '../../../http/reader.ts'
import { bind } from '../../../http/route.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { requireActiveCustomer } from '../../customers/customers.service.ts'
import { readEnergySeries } from '../energy-series.views.ts'
import { findHistorySite } from '../history-sites.views.ts'
import { mailIntervalOf } from './history-mail.format.ts'
import { previewHistoryMail, sendHistoryMail } from './history-mails.service.ts'
import { findMailedHome } from './mailed-homes.views.ts'

type Asked = { siteId: string; fromDate: string; toDate: string; note: string | null }

export async function historyMailRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  bind(app, contract.previewHistoryMail, async ({ params, body, reply, ...call }) =>
    previewHistoryMail(ctx, call, readerOf(reply, call.caller), await figuresOf(ctx, call.caller, params.id, body)),
  )
  bind(app, contract.sendHistoryMail, async ({ params, body, reply, ...call }) =>
    sendHistoryMail(ctx, call, readerOf(reply, call.caller), await figuresOf(ctx, call.caller, params.id, body), body),
  )
}

/** Figures of the period from the history, of a home of the customer. */
async function figuresOf({ db, clock }: Ctx, { scope }: Caller, customerId: string, { siteId, fromDate, toDate, note }: Asked) {
  await requireActiveCustomer({ db }, scope, customerId)
  const range = { from: fromDate, to: toDate }
  const site = await findHistorySite(db, scope, siteId)
  const home = site && (await findMailedHome(db, customerId, site, range))
  if (!home) throw new DomainError('NotFound')
  const history = await readEnergySeries(db, site, { fromDate, toDate, interval: mailIntervalOf(range) }, clock.now())
  return { customerId, note, home, history }
}
