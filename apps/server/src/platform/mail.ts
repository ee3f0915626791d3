import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { Clock } from './clock.ts'
import { newId } from './ids.ts'
import { deliverDue } from './mail-delivery.ts'
import { sealLink } from './mail-link.ts'

/** A mail ready to go: rendered in the recipient's language. Where its one link stands, the bodies hold `linkPlace`. */
export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  template: string
  language: string
  /** Whose mail it is: who may see it in the outbox. */
  tenant: { tenantId: string; affiliateId: string | null }
  customerId?: string
  customerUserId?: string
  link?: string
}

export type Mail = {
  /** Puts a mail into the outbox: it will go out exactly when the transaction commits. Answers its key. */
  queue(tx: Tx, mail: OutgoingMail): Promise<string>
  /** Sends what is due; a mail that cannot be sent now is tried again later. Returns how many went out. */
  deliver(): Promise<number>
  close(): void
}

type MailOptions = { smtpUrl: string | undefined; from: string; secretKey: Buffer; db: Database; clock: Clock }

/** A server that does not answer is given up well before others take its mails over. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 }

/** Mails over SMTP; without a server they stay in the outbox. */
export async function openMail({ smtpUrl, from, secretKey, db, clock }: MailOptions): Promise<Mail> {
  const transport = smtpUrl ? await openTransport(smtpUrl, from) : undefined
  return {
    async queue(tx, mail) {
      const now = clock.now()
      const id = newId(now)
      const at = now.toISOString()
      const { tenantId, affiliateId } = mail.tenant
      const link = mail.link === undefined ? null : sealLink(secretKey, mail.link)
      await tx.execute(sql`
        insert into outbox_mails (id, recipient, subject, text_body, html_body, purpose, template, language,
          tenant_id, affiliate_id, customer_id, customer_user_id, sealed_link, created_at, next_attempt_at)
        values (${id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.template}, ${mail.template}, ${mail.language},
          ${tenantId}, ${affiliateId}, ${mail.customerId ?? null}, ${mail.customerUserId ?? null}, ${link}, ${at}, ${at})`)
      return id
    },
    async deliver() {
      if (!transport) return 0
      return deliverDue({ db, clock, secretKey, send: (mail) => transport.sendMail(mail) })
    },
    close() {
      transport?.close()
    },
  }
}

/** Loaded only where mails go out: a process that sends none does without the 5 MB. */
async function openTransport(smtpUrl: string, from: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url: smtpUrl, ...timeouts }, { from })
}
