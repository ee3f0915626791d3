import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { mailFiles } from '../../db/domains/mails/tables.ts'

/** A mail rendered in the recipient's language. The bodies contain `linkPlace` instead of its one link. */
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  template: string
  language: string
  /** The tenant whose staff see the mail in the outbox. */
  tenant: { tenantId: string; affiliateId: string | null }
  customerId?: string
  customerUserId?: string
  /** Defaults to the deployment's. */
  senderName?: string | null
  sealedLink: Buffer | null
  /** A PNG that the HTML body shows. */
  picture?: Uint8Array | undefined
  file?: MailFile | undefined
  /** Identifies the request, if its caller chose the mail's ID. */
  requestHash?: Buffer | undefined
}

/** A file that a mail carries, with its media type. */
export type MailFile = { name: string; type: string; content: Buffer }

export type DueMail = {
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string | null
  sealed_link: Buffer | null
  sender_name: string | null
  attempts: number
}

/** Returns false if another mail has the ID. */
export async function insertMail(db: Db, mail: OutgoingMail, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const { tenantId, affiliateId } = mail.tenant
  const { rowCount } = await db.execute(sql`
    insert into outbox_mails (id, recipient, subject, text_body, html_body, purpose, template, language,
      tenant_id, affiliate_id, customer_id, customer_user_id, sealed_link, sender_name, request_hash,
      created_at, next_attempt_at)
    values (${mail.id}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.template}, ${mail.template}, ${mail.language},
      ${tenantId}, ${affiliateId}, ${mail.customerId ?? null}, ${mail.customerUserId ?? null}, ${mail.sealedLink}, ${mail.senderName ?? null},
      ${mail.requestHash ?? null}, ${at}, ${at})
    on conflict (id) do nothing`)
  if (rowCount !== 1) return false
  if (mail.picture) await db.execute(sql`insert into mail_pictures (mail_id, content) values (${mail.id}, ${Buffer.from(mail.picture)})`)
  if (mail.file) {
    const { name, type, content } = mail.file
    await db.execute(sql`insert into mail_files (mail_id, name, type, content) values (${mail.id}, ${name}, ${type}, ${content})`)
  }
  return true
}

/** By mail ID. */
export async function findPictures(db: Db, mailIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const { rows } = await db.execute<{ id: string; content: Buffer }>(
    sql`select mail_id as id, content from mail_pictures where mail_id = any(${sql.param(mailIds)}::uuid[])`,
  )
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** By mail ID. */
export async function findFiles(db: Db, mailIds: readonly string[]): Promise<ReadonlyMap<string, MailFile>> {
  const { rows } = await db.execute<MailFile & { id: string }>(
    sql`select mail_id as id, name, type, content from mail_files where mail_id = any(${sql.param(mailIds)}::uuid[])`,
  )
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}

/** Describes a mail's file for a query that joins files, without reading it. */
export const fileHead = { name: mailFiles.name, type: mailFiles.type, bytes: sql<number>`octet_length(${mailFiles.content})` }

/** Claims due mails until an instant. Skips mails that another process is claiming. */
export async function claimMails(db: Db, { now, until, limit }: { now: Date; until: Date; limit: number }): Promise<DueMail[]> {
  const end = until.toISOString()
  const { rows } = await db.execute<DueMail>(sql`
    update outbox_mails set claimed_until = ${end}, next_attempt_at = ${end}, attempts = attempts + 1
    where id in (
      select id from outbox_mails where sent_at is null and failed_at is null and next_attempt_at <= ${now.toISOString()}
      order by next_attempt_at limit ${limit} for update skip locked)
    returning id, recipient, subject, text_body, html_body, sealed_link, sender_name, attempts`)
  return rows
}

export async function markSent(db: Db, id: string, { messageId, now }: { messageId: string; now: Date }): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    update outbox_mails set sent_at = ${at}, message_id = ${messageId}, last_error = null, claimed_until = null,
      delivery_state = case when delivery_rank = 0 then 'sent' else delivery_state end,
      delivery_at = case when delivery_rank = 0 then ${at}::timestamptz else delivery_at end,
      delivery_rank = greatest(delivery_rank, 1)
    where id = ${id} and sent_at is null`)
}

export type Refusal = { state: 'bounce' | 'blocked'; reason: string; now: Date }

export async function markRefused(db: Db, id: string, { state, reason, now }: Refusal): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    update outbox_mails set failed_at = ${at}, last_error = ${reason}, claimed_until = null, delivery_state = ${state}, delivery_at = ${at}
    where id = ${id} and sent_at is null`)
}

/** Postpones a mail, unless the claim expired and another process has retried it meanwhile. */
export async function postpone(db: Db, { id, attempts }: DueMail, { next, reason }: { next: Date; reason: string }): Promise<void> {
  await db.execute(sql`
    update outbox_mails set next_attempt_at = ${next.toISOString()}, last_error = ${reason}, claimed_until = null
    where id = ${id} and sent_at is null and attempts = ${attempts}`)
}
