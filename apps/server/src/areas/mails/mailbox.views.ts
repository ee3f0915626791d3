import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { mailFiles, mailPictures, outboxMails } from '../../db/domains/mails/tables.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { fileHead, findFiles, type MailFile } from './mail-delivery.store.ts'
import { openLink, putLink } from './mail-link.format.ts'
import { embedPicture } from './mail-picture.format.ts'

const pageLength = 50

const head = {
  id: outboxMails.id,
  recipient: outboxMails.recipient,
  subject: outboxMails.subject,
  createdAt: outboxMails.createdAt,
  file: fileHead,
}
export type MailHead = Awaited<ReturnType<typeof selectHeads>>[number]

/** A page of all mails, newest first, and whether there are older ones. */
export async function listMailHeads(db: Db, page: number): Promise<{ mails: MailHead[]; hasOlder: boolean }> {
  const rows = await selectHeads(db)
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(pageLength + 1)
    .offset(page * pageLength)
  return { mails: rows.slice(0, pageLength), hasOlder: rows.length > pageLength }
}

export async function findMailHead(db: Db, id: string): Promise<MailHead | undefined> {
  const [row] = await selectHeads(db).where(eq(outboxMails.id, id))
  return row
}

function selectHeads(db: Db) {
  return db.select(head).from(outboxMails).leftJoin(mailFiles, eq(mailFiles.mailId, outboxMails.id)).$dynamic()
}

export async function findMailFile(db: Db, id: string): Promise<MailFile | undefined> {
  return (await findFiles(db, [id])).get(id)
}

export type WholeBody = { text: string; html: string | null }

/** A mail's bodies as its recipient reads them, with the link inserted. */
export async function findWholeBody({ db, config }: Pick<Ctx, 'db' | 'config'>, id: string): Promise<WholeBody | undefined> {
  const [row] = await db
    .select({ mail: outboxMails, picture: mailPictures.content })
    .from(outboxMails)
    .leftJoin(mailPictures, eq(mailPictures.mailId, outboxMails.id))
    .where(eq(outboxMails.id, id))
  if (!row) return undefined
  const { mail, picture } = row
  const link = mail.sealedLink ? openLink(config.secretKey, mail.sealedLink) : ''
  return { text: putLink(mail.textBody, link), html: mail.htmlBody && embedPicture(putLink(mail.htmlBody, link), picture ?? undefined) }
}
