/**
 * Mails to customers and members, rendered from a template in the recipient's language. A mail is written in the
 * transaction that causes it, so it exists exactly when that commits, and is sent afterwards. States: waiting, retrying
 * (the mail server could not accept it yet), sent, failed (refused permanently). Afterwards the provider's reports set the
 * delivery state. A link in a mail acts on behalf of its recipient, so nobody else sees it.
 */
import type { MailTemplate } from '@wattdesk/contract/mails/terms.ts'
import { onColorOf } from '@wattdesk/contract/white-label/colors.ts'
import { type Language, languageOf, wholeLanguageOf } from '@wattdesk/i18n/languages.ts'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { readAppBrand } from '../tenants/brands.service.ts'
import { findTenant } from '../tenants/tenants.service.ts'
import { insertMail, type MailFile, type OutgoingMail } from './mail-delivery.store.ts'
import { type MailBody, type MailLook, ownLook, type Rendered, renderMail, type Sender } from './mail-layout.format.ts'
import { putLink, sealLink } from './mail-link.format.ts'
import { embedPicture, type MailPicture } from './mail-picture.format.ts'
import { findRequest, lockMail, makeDue, moveMailsToTenant } from './mails.store.ts'

type Writing = Pick<Ctx, 'config' | 'clock'>

export async function moveMails(tx: Tx, customerIds: readonly string[], tenantId: string): Promise<void> {
  await moveMailsToTenant(tx, customerIds, tenantId)
}

export type CustomerMail = {
  template: Extract<MailTemplate, `customer-${string}`>
  customer: { id: string; tenantId: string; affiliateId: string }
  user: { id: string; email: string; firstName: string; lastName: string; language: string }
  /** Parameters of the template's sentences; `sender` is always present. */
  params?: Record<string, string | number>
  /** The target of the mail's button. Stored encrypted and apart from the body. */
  link?: string
  body?: MailBody
  picture?: MailPicture | undefined
  /** The ID that the caller of the request chose, and what identifies the request. */
  request?: MailRequest
}
export type MailRequest = { id: string; hash: Buffer }

/** Writes a mail to a customer's user on behalf of their tenant. Returns the mail's ID. */
export async function queueCustomerMail(tx: Tx, ctx: Writing, mail: CustomerMail): Promise<string> {
  const { template, customer, user, link, picture, request } = mail
  const { sender, ...rendered } = await renderCustomerMail(tx, ctx, mail)
  return queue(tx, ctx, {
    ...rendered,
    id: request?.id,
    requestHash: request?.hash,
    picture: picture?.content,
    to: user.email,
    template,
    language: languageOf(user.language),
    tenant: customer,
    customerId: customer.id,
    customerUserId: user.id,
    senderName: sender.isBranded ? sender.name : null,
    link,
  })
}

async function renderCustomerMail(db: Db, ctx: Pick<Ctx, 'config'>, mail: CustomerMail): Promise<Rendered & { sender: Sender }> {
  const { template, customer, user, params, link, body, picture } = mail
  const sender = await brandedSenderOf(db, ctx, customer.tenantId)
  const language = languageOf(user.language)
  return { sender, ...renderMail({ template, language, name: fullName(user), sender, params, hasLink: link !== undefined, body, picture }) }
}

/** True if the same request was made before. Throws if another one was made under its ID. */
export async function isRepeatedMail(db: Db, { id, hash }: MailRequest): Promise<boolean> {
  const found = await findRequest(db, id)
  if (found && !found.requestHash?.equals(hash)) throw new DomainError('Conflict')
  return found !== undefined
}

/** A mail as its recipient would get it, for browsers. Nothing is sent. */
export async function previewMail(
  db: Db,
  ctx: Pick<Ctx, 'config'>,
  mail: CustomerMail,
): Promise<MailPreview & { recipient: { name: string; email: string; language: Language } }> {
  const { sender, subject, html } = await renderCustomerMail(db, ctx, mail)
  const { email, language } = mail.user
  const recipient = { name: fullName(mail.user), email, language: languageOf(language) }
  return { from: sender.name, subject, html: embedPicture(html, mail.picture?.content), recipient }
}
type MailPreview = { from: string; subject: string; html: string }

/** Renders a mail as customers would get it, in a brand that may be a draft. Nothing is sent. */
export async function previewCustomerMail(
  db: Db,
  { config }: Pick<Ctx, 'config'>,
  { tenantId, language, brand }: { tenantId: string; language: Language; brand: Brand & { mailSender: string | null } },
): Promise<MailPreview> {
  const sender = await senderOf(db, tenantId)
  const name = brand.mailSender ?? sender.name
  const look = lookOf(config.publicUrl, brand)
  const rendered = renderMail({
    template: 'customer-invitation',
    language,
    name: 'Erika Mustermann',
    sender: { ...sender, name, look },
    hasLink: true,
  })
  return { from: name, subject: rendered.subject, html: putLink(rendered.html, config.publicUrl) }
}

type Brand = { primaryColor: string; logoUrl: string | null; mailFooter: string | null }

/** URLs of uploaded pictures are relative to the deployment. */
function lookOf(publicUrl: string, { primaryColor, logoUrl, mailFooter }: Brand): MailLook {
  const logo = logoUrl?.startsWith('/') ? `${publicUrl}${logoUrl}` : logoUrl
  return { color: primaryColor, onColor: onColorOf(primaryColor), logoUrl: logo, footer: mailFooter }
}

export type MemberMail = {
  template: Extract<MailTemplate, `member-${string}`>
  tenant: { tenantId: string; affiliateId: string | null }
  member: { email: string; firstName: string; language: string }
  params?: Record<string, string | number>
  link?: string
  file?: MailFile | undefined
}

/** Writes a mail to a member. Returns the mail's ID. */
export async function queueMemberMail(tx: Tx, ctx: Writing, { template, tenant, member, params, link, file }: MemberMail): Promise<string> {
  // Mails to members exist only in the languages of staff.
  const language = wholeLanguageOf(languageOf(member.language))
  const sender = await senderOf(tx, tenant.tenantId)
  const rendered = renderMail({ template, language, name: member.firstName, sender, params, hasLink: link !== undefined })
  return queue(tx, ctx, { ...rendered, to: member.email, template, language, tenant, link, file })
}

/** Makes a waiting or refused mail due now. A mail that is being sent is unaffected. */
export async function retryMail(ctx: Pick<Ctx, 'config' | 'clock' | 'db'>, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const mail = await lockMail(tx, call.caller.scope, id)
    if (!mail?.tenantId) throw new DomainError('NotFound')
    if (mail.sentAt) throw new DomainError('MailAlreadySent')
    const now = ctx.clock.now()
    if (mail.claimedUntil && mail.claimedUntil > now) return
    await makeDue(tx, id, now)
    await recordActivity(tx, ctx, call, {
      action: 'update',
      event: 'mail.retried',
      object: { type: 'mail', id },
      customerId: mail.customerId ?? undefined,
      tenant: { tenantId: mail.tenantId, affiliateId: mail.affiliateId },
    })
  })
}

type Written = Omit<OutgoingMail, 'id' | 'sealedLink'> & { id?: string | undefined; link?: string }

/** Adds a mail to the outbox, which sends it if the transaction commits. Returns its ID. */
async function queue(tx: Tx, { config, clock }: Writing, { link, ...mail }: Written): Promise<string> {
  const now = clock.now()
  const id = mail.id ?? newId(now)
  const isNew = await insertMail(tx, { ...mail, id, sealedLink: link === undefined ? null : sealLink(config.secretKey, link) }, now)
  if (!isNew) throw new DomainError('Conflict')
  return id
}

export async function senderNameOf(db: Db, ctx: Pick<Ctx, 'config'>, tenantId: string): Promise<string> {
  return (await brandedSenderOf(db, ctx, tenantId)).name
}

/** The sender of mails to customers, with its published brand. */
async function brandedSenderOf(db: Db, { config }: Pick<Ctx, 'config'>, tenantId: string): Promise<Sender> {
  const [sender, brand] = [await senderOf(db, tenantId), await readAppBrand(db, tenantId)]
  const look = lookOf(config.publicUrl, brand)
  if (!brand.isBranded) return { ...sender, look: { ...ownLook, logoUrl: look.logoUrl } }
  return { ...sender, name: brand.mailSender ?? sender.name, look, isBranded: true }
}

/** A partner without contact details uses its affiliate's. */
async function senderOf(db: Db, tenantId: string): Promise<Sender> {
  const tenant = await findTenant(db, { kind: 'all' }, tenantId)
  if (!tenant) throw new Error(`Tenant ${tenantId} does not exist`)
  const hasContact = tenant.contactEmail !== null || tenant.contactPhone !== null
  const isAlone = tenant.affiliateId === null || tenant.affiliateId === tenant.id
  const above = hasContact || isAlone || !tenant.affiliateId ? undefined : await findTenant(db, { kind: 'all' }, tenant.affiliateId)
  const { contactEmail, contactPhone } = above ?? tenant
  return { name: tenant.name, contactEmail, contactPhone }
}

/** The family name comes first in Hungarian. */
function fullName({ firstName, lastName, language }: CustomerMail['user']): string {
  return languageOf(language) === 'hu' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
}
