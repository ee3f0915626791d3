import type { QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { listMails as listMailsCall, MailDetail } from '@wattdesk/contract/mails/calls.ts'
import type { Mail } from '@wattdesk/contract/mails/models.ts'
import { templatesReadableBy } from '@wattdesk/contract/mails/terms.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { mailFiles, outboxMails } from '../../db/domains/mails/tables.ts'
import { filterSql, scopeSql } from '../../db/filter-sql.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { countMax, countUpTo, listPage } from '../../platform/list-page.ts'
import { fileHead, findPictures, type MailFile } from './mail-delivery.store.ts'
import { withholdLinks } from './mail-link.format.ts'
import { embedPicture } from './mail-picture.format.ts'
import { findMailFile } from './mailbox.views.ts'

type Reading = Pick<Ctx, 'config' | 'db'>
type Reader = Pick<Caller, 'scope' | 'permissions' | 'email'>

const columns = { state: outboxMails.state, template: outboxMails.template, recipient: outboxMails.recipient }

/** Newest first by default. */
export async function listMails(
  { db, config }: Reading,
  caller: Reader,
  query: QueryOf<typeof listMailsCall>,
): Promise<ResponseInput<typeof listMailsCall>> {
  const direction = query.order[0]?.direction === 'asc' ? sql`asc` : sql`desc`
  const { page, limit } = query
  const list = await listPage(
    { page, limit },
    {
      within: [visibleTo(caller), ...query.filter.flatMap(conditionsOf)],
      order: sql`${outboxMails.createdAt} ${direction}, ${outboxMails.id} ${direction}`,
      select: async ({ where, order, ...slice }) => {
        const rows = await selectMails(db, where).orderBy(order).limit(slice.limit).offset(slice.offset)
        return rows.map((row) => present(config, row))
      },
      count: (where) => countUpTo(db, sql`${outboxMails} where ${where}`),
      countMax,
    },
  )
  return { ...list, isDelivering: config.smtpUrl !== undefined }
}

/**
 * The mails of a scope that a caller may read: those sent to them as a member (not to a customer with the same address), and those whose
 * content their permissions show. Mails older than their templates were sent to customers.
 */
function visibleTo({ scope, permissions, email }: Reader): SQL {
  const isOwn = sql`(lower(${outboxMails.recipient}) = ${email.toLowerCase()} and ${outboxMails.template} like 'member-%')`
  return sql`${scopeSql(scope, outboxMails)} and (${isOwn} or ${isReadable(permissions)})`
}

/** Whether the permissions allow reading the content of mails. */
function isReadable(permissions: Reader['permissions']): SQL {
  const templates = sql`${outboxMails.template} = any(${sql.param(templatesReadableBy(permissions))}::text[])`
  return permissions.has('read:customers-users') ? sql`(${outboxMails.template} is null or ${templates})` : templates
}

/** Addresses are compared in lower case, like the index. */
function conditionsOf(term: FilterTerm): SQL[] {
  if (term.field === 'recipient' && term.op === 'eq') return [sql`lower(${outboxMails.recipient}) = ${String(term.value).toLowerCase()}`]
  return filterSql([term], columns)
}

/** As written, without the link. */
export async function readMail({ db, config }: Reading, caller: Reader, id: string): Promise<MailDetail> {
  const [row] = await selectMails(db, and(eq(outboxMails.id, id), visibleTo(caller)) ?? sql`false`)
  if (!row) throw new DomainError('NotFound')
  const pictures = await findPictures(db, [id])
  return { ...present(config, row), ...bodiesOf(row.mail, pictures.get(id)) }
}

/** The file of a mail that the caller may read. */
export async function readMailFile(ctx: Reading, caller: Reader, id: string): Promise<MailFile> {
  await requireMail(ctx, caller, id)
  const file = await findMailFile(ctx.db, id)
  if (!file) throw new DomainError('NotFound')
  return file
}

export async function requireMail({ db, config }: Reading, caller: Reader, id: string): Promise<Mail> {
  const [row] = await selectMails(db, and(eq(outboxMails.id, id), visibleTo(caller)) ?? sql`false`)
  if (!row) throw new DomainError('NotFound')
  return present(config, row)
}

type Bodies = Pick<MailDetail, 'text' | 'html' | 'isLinkWithheld'>

/** Following a mail's link acts as its recipient, so the link is withheld from all members. */
function bodiesOf({ sealedLink, textBody, htmlBody }: Row['mail'], picture: Buffer | undefined): Bodies {
  const html = htmlBody && embedPicture(withholdLinks(htmlBody), picture)
  return { text: withholdLinks(textBody), html, isLinkWithheld: sealedLink !== null }
}

function selectMails(db: Db, where: SQL) {
  return db
    .select({ mail: outboxMails, accountName: customers.accountName, file: fileHead })
    .from(outboxMails)
    .leftJoin(customers, eq(customers.id, outboxMails.customerId))
    .leftJoin(mailFiles, eq(mailFiles.mailId, outboxMails.id))
    .where(where)
    .$dynamic()
}
type Row = Awaited<ReturnType<typeof selectMails>>[number]

function present(config: Reading['config'], { mail, accountName, file }: Row): Mail {
  const iso = (value: Date | null) => value?.toISOString() ?? null
  const hasNext = config.smtpUrl !== undefined && (mail.state === 'waiting' || mail.state === 'retrying')
  return {
    ...mail,
    language: mail.language as Language | null, // only product languages are written
    createdAt: mail.createdAt.toISOString(),
    sentAt: iso(mail.sentAt),
    deliveryAt: iso(mail.deliveryAt),
    // A spam filter's refusal may quote the link.
    lastError: mail.lastError && withholdLinks(mail.lastError),
    deliveryNote: mail.deliveryNote && withholdLinks(mail.deliveryNote),
    nextAttemptAt: hasNext ? mail.nextAttemptAt.toISOString() : null,
    customer: mail.customerId && accountName !== null ? { id: mail.customerId, accountName } : null,
    file,
  }
}
