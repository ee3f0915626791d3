/**
 * Delivers mails to the mail server. A process claims a mail before sending it, so that only one process sends it and no
 * transaction stays open meanwhile. States: waiting, claimed, sent, failed (refused permanently). A mail that cannot be sent
 * now is retried after a pause that doubles. Any process may take over an expired claim.
 */
import { hourMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { untilAvailable } from '../../db/until-available.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Envelope } from '../../platform/mail.ts'
import { claimMails, type DueMail, findFiles, findPictures, type MailFile, markRefused, markSent, postpone } from './mail-delivery.store.ts'
import { openLink, putLink } from './mail-link.format.ts'
import { pictureId } from './mail-picture.format.ts'

type Delivering = Pick<Ctx, 'db' | 'clock' | 'config' | 'mail' | 'deployment' | 'log'>
type Send = NonNullable<Ctx['mail']['send']>

/** Mails sent at once, and the length of a claim: much longer than sending can take. */
const batch = 8
const claimMs = 5 * minuteMs
/** How long to try to note that a mail was sent. With the sending itself, this takes less than its claim. */
const notingMs = 3 * minuteMs
const firstPauseMs = 10_000
const longestPauseMs = hourMs

/**
 * Sends due mails in batches and returns how many were sent. When the mail server is unreachable, the rest waits. Once `leaving` is
 * aborted, it begins no further batch, and no longer waits for the database.
 */
export async function deliverMails(ctx: Delivering, leaving?: AbortSignal): Promise<number> {
  const { send } = ctx.mail
  if (!send) return 0
  let sent = 0
  for (;;) {
    const now = ctx.clock.now()
    const claimed = await claimMails(ctx.db, { now, until: new Date(now.getTime() + claimMs), limit: batch })
    const ids = claimed.map(({ id }) => id)
    const [pictures, files] = ids.length > 0 ? await Promise.all([findPictures(ctx.db, ids), findFiles(ctx.db, ids)]) : []
    const outcomes = await Promise.all(
      claimed.map((mail) => deliverOne(ctx, { send, leaving }, mail, { picture: pictures?.get(mail.id), file: files?.get(mail.id) })),
    )
    sent += outcomes.filter((one) => one === 'sent').length
    if (claimed.length < batch || leaving?.aborted || outcomes.includes('unreachable')) return sent
  }
}

type Parts = { picture: Buffer | undefined; file: MailFile | undefined }
type Means = { send: Send; leaving: AbortSignal | undefined }
type Outcome = 'sent' | 'refused' | 'later' | 'unreachable'

async function deliverOne(ctx: Delivering, { send, leaving }: Means, mail: DueMail, parts: Parts): Promise<Outcome> {
  let messageId: string
  try {
    messageId = (await send(envelopeOf(ctx, mail, parts))).messageId
  } catch (error) {
    const isRefused = isPermanent(error)
    await (isRefused ? noteRefused(ctx, mail, error) : noteLater(ctx, mail, error))
    if (isRefused) return 'refused'
    return isUnreachable(error) ? 'unreachable' : 'later'
  }
  await noteSent(ctx, mail, { messageId, leaving })
  return 'sent'
}

/** Otherwise the mail would be sent again. */
async function noteSent(
  { db, clock, log }: Delivering,
  { id }: DueMail,
  { messageId, leaving }: { messageId: string; leaving: AbortSignal | undefined },
): Promise<void> {
  const late = AbortSignal.timeout(notingMs)
  const signal = leaving ? AbortSignal.any([leaving, late]) : late
  await untilAvailable(() => markSent(db, id, { messageId, now: clock.now() }), { signal, log, what: 'the delivery of an e-mail' })
}

/** The ID is sent twice: in the message ID, which is the same at every attempt, and for the provider, whose reports name it. */
function envelopeOf({ config, deployment }: Delivering, mail: DueMail, { picture, file }: Parts): Envelope {
  const link = mail.sealed_link && openLink(config.secretKey, mail.sealed_link)
  const filled = (body: string) => (link ? putLink(body, link) : body)
  return {
    to: mail.recipient,
    senderName: mail.sender_name ?? undefined,
    subject: mail.subject,
    text: filled(mail.text_body),
    html: mail.html_body === null ? undefined : filled(mail.html_body),
    messageId: `<${mail.id}@${deployment.name()}>`,
    picture: picture && { id: pictureId, content: picture },
    file,
    headers: { 'X-MJ-CustomID': mail.id, 'Auto-Submitted': 'auto-generated' },
  }
}

async function noteRefused({ db, clock }: Delivering, mail: DueMail, error: unknown): Promise<void> {
  const state = (error as Fault).command === 'RCPT TO' ? 'bounce' : 'blocked'
  await markRefused(db, mail.id, { state, reason: reasonOf(error), now: clock.now() })
}

async function noteLater({ db, clock }: Delivering, mail: DueMail, error: unknown): Promise<void> {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, mail.attempts - 1))
  await postpone(db, mail, { next: new Date(clock.now().getTime() + pauseMs), reason: reasonOf(error) })
}

type Fault = Error & { code?: unknown; responseCode?: unknown; command?: unknown }

const authenticationRequired = 530

/** The mail server rejected this sender, recipient or content permanently (RFC 5321, section 4.2.1: 5yz). */
function isPermanent(error: unknown): boolean {
  const { responseCode, command } = error as Fault // only looked at
  if (command === 'MAIL FROM' && responseCode === authenticationRequired) return false
  return Number(responseCode) >= 500 && (command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA')
}

/** The server did not respond or rejected our credentials, so the next mail would fail too. */
function isUnreachable(error: unknown): boolean {
  const { code, responseCode, command } = error as Fault // only looked at
  return code === 'EAUTH' || (responseCode === undefined && command !== 'API')
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return reason.replace(/\p{Cc}+/gu, ' ').slice(0, 500)
}
