import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Database } from '../db/connect.ts'
import { type Tx, transaction } from '../db/transaction.ts'
import type { Clock } from './clock.ts'
import { newId } from './ids.ts'

/** A mail ready to go: rendered in the recipient's language. */
export type OutgoingMail = { to: string; subject: string; text: string; html?: string; purpose: string }

export type Mail = {
  /** Puts a mail into the outbox: it will go out exactly when the transaction commits. */
  queue(tx: Tx, mail: OutgoingMail): Promise<void>
  /** Sends what is due; a mail that a server refuses is tried again later. Returns how many went out. */
  deliver(): Promise<number>
  close(): void
}

type MailOptions = { smtpUrl: string | undefined; from: string; db: Database; clock: Clock }
type Due = { id: string; recipient: string; subject: string; text_body: string; html_body: string | null; attempts: number }

/** Mails over SMTP; without a server they stay in the outbox. */
export function openMail({ smtpUrl, from, db, clock }: MailOptions): Mail {
  const transport = smtpUrl ? createTransport(smtpUrl, { from }) : undefined
  return {
    async queue(tx, mail) {
      const now = clock.now()
      await tx.execute(sql`
        insert into outbox_mails (id, recipient, subject, text_body, html_body, purpose, created_at, next_attempt_at)
        values (${newId(now)}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html ?? null}, ${mail.purpose}, ${now.toISOString()}, ${now.toISOString()})`)
    },
    async deliver() {
      if (!transport) return 0
      let sent = 0
      while (await deliverOne(db, clock, (mail) => transport.sendMail(mail))) sent += 1
      return sent
    },
    close() {
      transport?.close()
    },
  }
}

type Send = (mail: { to: string; subject: string; text: string; html?: string; messageId: string }) => Promise<{ messageId: string }>

/** Its row is locked while it is sent: of several processes one sends it. The message id is the mail's own at every try. */
async function deliverOne(db: Database, clock: Clock, send: Send): Promise<boolean> {
  return transaction(db, async (tx) => {
    const now = clock.now().toISOString()
    const { rows } = await tx.execute<Due>(sql`
      select id, recipient, subject, text_body, html_body, attempts from outbox_mails
      where sent_at is null and next_attempt_at <= ${now} order by next_attempt_at limit 1 for update skip locked`)
    const due = rows[0]
    if (!due) return false
    try {
      const mail = { to: due.recipient, subject: due.subject, text: due.text_body, html: due.html_body ?? undefined }
      const { messageId } = await send({ ...mail, messageId: `<${due.id}@wattdesk>` })
      await tx.execute(
        sql`update outbox_mails set sent_at = ${now}, message_id = ${messageId}, attempts = attempts + 1, last_error = null where id = ${due.id}`,
      )
    } catch (error) {
      const pauseMs = Math.min(3_600_000, 10_000 * 2 ** due.attempts)
      const next = new Date(clock.now().getTime() + pauseMs).toISOString()
      const reason = error instanceof Error ? error.message : String(error)
      await tx.execute(
        sql`update outbox_mails set attempts = attempts + 1, next_attempt_at = ${next}, last_error = ${reason} where id = ${due.id}`,
      )
    }
    return true
  })
}
