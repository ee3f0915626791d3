/**
 * Alerts for operators, about the problems on the page Service status. A problem that lasts for two minutes is announced once, and once
 * more when it has been over for two minutes; the state is stored, so that restarts and several workers announce nothing twice. Each is
 * an e-mail per address and a signed call of a webhook, both sent after the transaction and retried. A copy announces nothing. Without
 * the database nothing can be announced: monitor /health/ready from outside for that.
 */
import type { ServiceProblem } from '@wattdesk/contract/service-status/terms.ts'
import { signatureHeader, signedContent, webhookHeaders } from '@wattdesk/device-protocol/webhooks.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { spelledMinute } from '@wattdesk/i18n/formats.ts'
import { z } from 'zod'
import { type Tx, transaction } from '../../db/transaction.ts'
import { hmacSha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { newId } from '../../platform/ids.ts'
import type { JobDeclaration } from '../../platform/jobs.ts'
import { postTo, reachOf } from '../../platform/outgoing-request.ts'
import { queueMemberMail } from '../mails/mails.service.ts'
import { hasOperator, requireTenantOfScope } from '../tenants/tenants.service.ts'
import { type AlertEvent, followProblems } from './alerts.rules.ts'
import { deleteAlert, lockAlerts, storeAlert } from './alerts.store.ts'

const alertMessage = z.object({
  id: z.string(),
  event: z.enum(['began', 'ended', 'test']),
  /** The problem's name in the service status; null for a test. */
  problem: z.string().nullable(),
  title: z.string(),
  /** What to do. */
  action: z.string(),
  since: z.iso.datetime(),
  at: z.iso.datetime(),
  deployment: z.string(),
  url: z.string(),
})
export type AlertMessage = z.output<typeof alertMessage>

/** One call of the webhook. */
export const alertWebhook = { name: 'operator-alert', payload: alertMessage, retryLimit: 8 } satisfies JobDeclaration

type Alerting = Pick<Ctx, 'config' | 'clock' | 'db' | 'deployment'>

const patienceMs = 10_000

/** Returns the number of messages. */
export async function alertOperators(ctx: Alerting & Pick<Ctx, 'jobs'>, problems: readonly ServiceProblem[]): Promise<number> {
  const { alerts } = ctx.config
  if (!alerts || !ctx.deployment.isOriginal()) return 0
  const now = ctx.clock.now()
  const reported = await transaction(ctx.db, async (tx) => {
    const messages: AlertMessage[] = []
    for (const { alert, isOver, event } of followProblems(await lockAlerts(tx), problems, now)) {
      await (isOver ? deleteAlert(tx, alert.problem) : storeAlert(tx, alert))
      if (event) messages.push(messageOf(ctx, { event, problem: alert.problem, since: alert.since }))
    }
    for (const message of messages) {
      await queueMails(tx, ctx, message)
      if (alerts.webhook) await ctx.jobs.send(tx, alertWebhook, message)
    }
    return messages.length
  })
  if (reported > 0 && alerts.webhook) ctx.jobs.wake(alertWebhook)
  return reported
}

/** The webhook is called at once, e-mails go through the outbox. Throws without a contact point. */
export async function testAlerts(ctx: Alerting): Promise<{ mails: number; webhook: boolean }> {
  const { alerts } = ctx.config
  if (!alerts) throw new Error('There is no contact point: set ALERT_MAIL_TO or ALERT_WEBHOOK_URL')
  const message = messageOf(ctx, { event: 'test', problem: null, since: ctx.clock.now() })
  await transaction(ctx.db, (tx) => queueMails(tx, ctx, message))
  if (alerts.webhook) await postAlert(ctx, message)
  return { mails: alerts.mailTo.length, webhook: alerts.webhook !== undefined }
}

/** The webhook's address is checked like those of vendors: public, or in a network that the operator named. */
export async function postAlert({ config, clock }: Pick<Ctx, 'config' | 'clock'>, message: AlertMessage): Promise<void> {
  const webhook = config.alerts?.webhook
  if (!webhook) return
  const rawBody = Buffer.from(JSON.stringify(message))
  const timestamp = String(Math.floor(clock.now().getTime() / 1_000))
  const content = signedContent({ timestamp, deliveryId: message.id, rawBody })
  const headers = {
    'content-type': 'application/json',
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.delivery]: message.id,
    // Two signatures while one secret replaces the other: the receiver needs one of them.
    [webhookHeaders.signature]: webhook.secrets.map((secret) => signatureHeader(hmacSha256(secret, content))).join(','),
  }
  const signal = AbortSignal.timeout(patienceMs)
  const response = await postTo(webhook.url, { headers, signal, mayReach: reachOf(config.vendorNetworks) }, rawBody)
  response.destroy()
  const { statusCode = 0 } = response
  if (statusCode < 200 || statusCode > 299) throw new Error(`The webhook returns ${statusCode}`)
}

type About = { event: AlertEvent | 'test'; problem: ServiceProblem | null; since: Date }

function messageOf({ config, clock, deployment }: Alerting, { event, problem, since }: About): AlertMessage {
  const now = clock.now()
  const { t } = translatorOf(config.alerts?.language ?? 'en')
  return {
    id: newId(now),
    event,
    problem,
    title: problem ? t(`serviceStatus.problem.${problem}.title`) : t('serviceStatus.alert.testTitle'),
    action:
      problem && event === 'began'
        ? t(`serviceStatus.problem.${problem}.way`)
        : t(problem ? 'serviceStatus.alert.endedWay' : 'serviceStatus.alert.testWay'),
    since: since.toISOString(),
    at: now.toISOString(),
    deployment: deployment.name(),
    url: `${config.publicUrl}/dashboard/status`,
  }
}

async function queueMails(tx: Tx, ctx: Alerting, { event, title, action, since, url, deployment }: AlertMessage): Promise<void> {
  const { mailTo = [], language = 'en' } = ctx.config.alerts ?? {}
  // Before the set-up, there is no tenant that the e-mail could belong to.
  if (mailTo.length === 0 || !(await hasOperator(tx))) return
  const { t } = translatorOf(language)
  const { id, name, affiliateId } = await requireTenantOfScope(tx, { kind: 'all' })
  for (const email of mailTo) {
    await queueMemberMail(tx, ctx, {
      template: 'member-service-alert',
      tenant: { tenantId: id, affiliateId },
      member: { email, firstName: name, language },
      params: { title, action, since: spelledMinute(since, language, 'UTC'), deployment, state: t(`serviceStatus.alert.${event}`) },
      link: url,
    })
  }
}
