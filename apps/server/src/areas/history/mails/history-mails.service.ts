/**
 * A home's figures of a period, mailed to the customer's main user, whose address is confirmed: with their chart and source, in the user's
 * language and the tenant's brand. The mail is written in one transaction with its activity entry, under an ID that the caller may
 * choose, so that a repeated request sends one mail. Limits apply to each member and to each recipient.
 */
import type { HistoryMailModel, HistoryMailPreview } from '@wattdesk/contract/history/mails/models.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import { sha256 } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import type { Reader } from '../../../platform/gate.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { admitAttempt, type Limit } from '../../auth/sessions/attempts.service.ts'
import { lockActiveCustomer, requireActiveCustomer } from '../../customers/customers.service.ts'
import { userMailLimit } from '../../customers/users/customer-invitations.service.ts'
import { requireMainUser } from '../../customers/users/customer-users.service.ts'
import { type CustomerMail, isRepeatedMail, previewMail, queueCustomerMail, senderNameOf } from '../../mails/mails.service.ts'
import { type MailedFigures, writeHistoryMail } from './history-mail.format.ts'
import { chartSize } from './mail-chart.format.ts'
import { paintMailChart } from './mail-chart.service.ts'

type Sending = Pick<Ctx, 'config' | 'clock' | 'db'>

/** Mails of one member to all customers. */
const memberLimit: Limit = {
  name: 'history-mail',
  free: 20,
  firstDelayS: 60,
  longestDelayS: 900,
  forgetS: 3_600,
  refusal: 'TooManyRequests',
}

type Asked = MailedFigures & { customerId: string; note: string | null }

export async function previewHistoryMail(ctx: Sending, call: Call, reader: Reader, asked: Asked): Promise<HistoryMailPreview> {
  return previewMail(ctx.db, ctx, await composeMail(ctx, call, reader, asked))
}

/** Returns the address that the mail goes to. */
export async function sendHistoryMail(
  ctx: Sending,
  call: Call,
  reader: Reader,
  asked: Asked,
  model: HistoryMailModel,
): Promise<{ id: string; email: string }> {
  const mail = await composeMail(ctx, call, reader, asked)
  const { id = newId(ctx.clock.now()), siteId, fromDate, toDate, note } = model
  const { user } = mail
  const hash = sha256(JSON.stringify([call.caller.memberId, asked.customerId, siteId, fromDate, toDate, note]))
  await transaction(ctx.db, async (tx) => {
    const customer = await lockActiveCustomer(tx, call.caller.scope, asked.customerId)
    if (await isRepeatedMail(tx, { id, hash })) return
    const now = ctx.clock.now()
    await admitAttempt(tx, memberLimit, call.caller.memberId, now)
    await admitAttempt(tx, userMailLimit, `history:${user.id}`, now)
    await queueCustomerMail(tx, ctx, { ...mail, customer, request: { id, hash } })
    await recordActivity(tx, ctx, call, {
      action: 'create',
      event: 'customer-user.figures-sent',
      object: { type: 'customer-user', id: user.id },
      customerId: customer.id,
      tenant: customer,
      after: { email: user.email, siteName: asked.home.name, from: fromDate, to: toDate, ...(note === null ? {} : { text: note }) },
    })
    reader.beforeCommit()
  })
  return { id, email: user.email }
}

async function composeMail(ctx: Sending, { caller }: Call, reader: Reader, asked: Asked): Promise<CustomerMail> {
  const { customerId, note, ...figures } = asked
  const customer = await requireActiveCustomer(ctx, caller.scope, customerId)
  const user = await requireMainUser(ctx.db, customer.id)
  if (!user.emailVerifiedAt) throw new DomainError('EmailUnconfirmed')
  const { chart, alt, body, params } = writeHistoryMail({
    ...figures,
    language: languageOf(user.language),
    note,
    now: ctx.clock.now().getTime(),
    sender: await senderNameOf(ctx.db, ctx, customer.tenantId),
  })
  const picture = chart ? { content: await paintMailChart(chart, reader), alt, widthPx: chartSize.width } : undefined
  return { template: 'customer-history', customer, user, params, body, picture }
}
