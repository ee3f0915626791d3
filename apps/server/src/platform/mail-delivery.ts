import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import type { Clock } from './clock.ts'
import { openLink, putLink } from './mail-link.ts'

type Envelope = { to: string; subject: string; text: string; html?: string; messageId: string; headers: Record<string, string> }
export type Delivering = {
  db: Database
  clock: Clock
  secretKey: Buffer
  send: (mail: Envelope) => Promise<{ messageId: string }>
}

type Due = {
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string | null
  sealed_link: Buffer | null
  attempts: number
}

/** How many are sent at once, and how long they are this process's: much longer than sending them can take. */
const batch = 8
const claimMs = 5 * 60_000
const firstPauseMs = 10_000
const longestPauseMs = 3_600_000

/**
 * Sends what is due, batch by batch. A mail is claimed before it is sent, so that of several processes one sends it, and no
 * transaction stays open meanwhile. When the mail server cannot be reached, the rest waits for the next round.
 */
export async function deliverDue(delivering: Delivering): Promise<number> {
  let sent = 0
  for (;;) {
    const claimed = await claim(delivering)
    const outcomes = await Promise.all(claimed.map((mail) => deliverOne(delivering, mail)))
    sent += outcomes.filter((one) => one === 'sent').length
    if (claimed.length < batch || outcomes.includes('unreachable')) return sent
  }
}

async function claim({ db, clock }: Delivering): Promise<Due[]> {
  const now = clock.now()
  const until = new Date(now.getTime() + claimMs).toISOString()
  const { rows } = await db.execute<Due>(sql`
    update outbox_mails set claimed_until = ${until}, next_attempt_at = ${until}, attempts = attempts + 1
    where id in (
      select id from outbox_mails where sent_at is null and failed_at is null and next_attempt_at <= ${now.toISOString()}
      order by next_attempt_at limit ${batch} for update skip locked)
    returning id, recipient, subject, text_body, html_body, sealed_link, attempts`)
  return rows
}

async function deliverOne(delivering: Delivering, mail: Due): Promise<'sent' | 'refused' | 'later' | 'unreachable'> {
  let messageId: string
  try {
    messageId = (await delivering.send(envelopeOf(delivering.secretKey, mail))).messageId
  } catch (error) {
    const isRefused = isPermanent(error)
    await (isRefused ? noteRefused(delivering, mail, error) : noteLater(delivering, mail, error))
    if (isRefused) return 'refused'
    return isUnreachable(error) ? 'unreachable' : 'later'
  }
  await noteSent(delivering, mail, messageId)
  return 'sent'
}

/** The id goes along twice: in the message id, the same at every try, and for the provider, whose reports will name it. */
function envelopeOf(secretKey: Buffer, mail: Due): Envelope {
  const link = mail.sealed_link && openLink(secretKey, mail.sealed_link)
  const filled = (body: string) => (link ? putLink(body, link) : body)
  return {
    to: mail.recipient,
    subject: mail.subject,
    text: filled(mail.text_body),
    html: mail.html_body === null ? undefined : filled(mail.html_body),
    messageId: `<${mail.id}@wattdesk>`,
    headers: { 'X-MJ-CustomID': mail.id, 'Auto-Submitted': 'auto-generated' },
  }
}

async function noteSent({ db, clock }: Delivering, mail: Due, messageId: string): Promise<void> {
  const now = clock.now().toISOString()
  await db.execute(sql`
    update outbox_mails set sent_at = ${now}, message_id = ${messageId}, last_error = null, claimed_until = null,
      delivery_state = case when delivery_rank = 0 then 'sent' else delivery_state end,
      delivery_at = case when delivery_rank = 0 then ${now}::timestamptz else delivery_at end,
      delivery_rank = greatest(delivery_rank, 1)
    where id = ${mail.id} and sent_at is null`)
}

async function noteRefused({ db, clock }: Delivering, mail: Due, error: unknown): Promise<void> {
  const now = clock.now().toISOString()
  const state = (error as Fault).command === 'RCPT TO' ? 'bounce' : 'blocked'
  await db.execute(sql`
    update outbox_mails set failed_at = ${now}, last_error = ${reasonOf(error)}, claimed_until = null,
      delivery_state = ${state}, delivery_at = ${now}
    where id = ${mail.id} and sent_at is null`)
}

/** Later, after a pause that doubles. A process that took too long has lost the mail to another, whose try counts. */
async function noteLater({ db, clock }: Delivering, mail: Due, error: unknown): Promise<void> {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, mail.attempts - 1))
  const next = new Date(clock.now().getTime() + pauseMs).toISOString()
  await db.execute(sql`
    update outbox_mails set next_attempt_at = ${next}, last_error = ${reasonOf(error)}, claimed_until = null
    where id = ${mail.id} and sent_at is null and attempts = ${mail.attempts}`)
}

type Fault = Error & { code?: unknown; responseCode?: unknown; command?: unknown }

/** The mail server said no to this recipient or this content, and would again (RFC 5321, section 4.2.1: 5yz). */
function isPermanent(error: unknown): boolean {
  const { responseCode, command } = error as Fault // only looked at
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/** No answer at all, or none to our credentials: the next mail would fare no better. */
function isUnreachable(error: unknown): boolean {
  const { code, responseCode, command } = error as Fault // only looked at
  return code === 'EAUTH' || (responseCode === undefined && command !== 'API')
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return reason.replace(/\p{Cc}+/gu, ' ').slice(0, 500)
}
