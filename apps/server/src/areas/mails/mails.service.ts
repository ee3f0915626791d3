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
import { insertMail, type OutgoingMail } from './mail-delivery.store.ts'
import { type MailLook, ownLook, renderMail, type Sender } from './mail-layout.format.ts'
import { putLink, sealLink } from './mail-link.format.ts'
import { lockMail, makeDue, moveMailsToTenant } from './mails.store.ts'

type Writing = Pick<Ctx, 'config' | 'clock'>

/** Moves the mails of customers to their new tenant. */
export async function moveMails(tx: Tx, customerIds: readonly string[], tenantId: string): Promise<void> {
  await moveMailsToTenant(tx, customerIds, tenantId)
}

export type CustomerMail = {
  template: Extract<MailTemplate, `customer-${string}`>
  customer: { id: string; tenantId: string; affiliateId: string }
  user: { id: string; email: string; firstName: string; lastName: string; language: string }
  /** Parameters of the template's sentences; `sender` is always present. */
  params?: Record<string, string | number>
  /** The target of its button. Stored encrypted and apart from the body. */
  link?: string
}

/** Writes a mail to a customer's user on behalf of their tenant. Returns the mail's ID. */
export async function queueCustomerMail(tx: Tx, ctx: Writing, { template, customer, user, params, link }: CustomerMail): Promise<string> {
  const language = languageOf(user.language)
  const sender = await brandedSenderOf(tx, ctx, customer.tenantId)
  const name = fullName(user)
  const rendered = renderMail({ template, language, name, sender, params, hasLink: link !== undefined })
  return queue(tx, ctx, {
    ...rendered,
    to: user.email,
    template,
    language,
    tenant: customer,
    customerId: customer.id,
    customerUserId: user.id,
    senderName: sender.isBranded ? sender.name : null,
    link,
  })
}

/** Renders a mail as customers would get it, in a brand that may be a draft. Nothing is sent. */
export async function previewCustomerMail(
  db: Db,
  { config }: Pick<Ctx, 'config'>,
  { tenantId, language, brand }: { tenantId: string; language: Language; brand: Brand & { mailSender: string | null } },
): Promise<{ from: string; subject: string; html: string }> {
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

/** Pictures that were uploaded are named without the deployment's address. */
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
}

/** Writes a mail to a member. Returns the mail's ID. */
export async function queueMemberMail(tx: Tx, ctx: Writing, { template, tenant, member, params, link }: MemberMail): Promise<string> {
  // Mails to members exist only in the languages of staff.
  const language = wholeLanguageOf(languageOf(member.language))
  const sender = await senderOf(tx, tenant.tenantId)
  const rendered = renderMail({ template, language, name: member.firstName, sender, params, hasLink: link !== undefined })
  return queue(tx, ctx, { ...rendered, to: member.email, template, language, tenant, link })
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

type Written = Omit<OutgoingMail, 'id' | 'sealedLink'> & { link?: string }

/** Adds a mail to the outbox, which sends it if the transaction commits. Returns its ID. */
async function queue(tx: Tx, { config, clock }: Writing, { link, ...mail }: Written): Promise<string> {
  const now = clock.now()
  const id = newId(now)
  await insertMail(tx, { ...mail, id, sealedLink: link === undefined ? null : sealLink(config.secretKey, link) }, now)
  return id
}

/** The sender of mails to customers, with its published brand. */
async function brandedSenderOf(db: Db, { config }: Pick<Ctx, 'config'>, tenantId: string): Promise<Sender> {
  const [sender, brand] = [await senderOf(db, tenantId), await readAppBrand(db, tenantId)]
  const look = lookOf(config.publicUrl, brand)
  if (!brand.isBranded) return { ...sender, look: { ...ownLook, logoUrl: look.logoUrl } }
  return { ...sender, name: brand.mailSender ?? sender.name, look, isBranded: true }
}

/** A partner without contact details uses those of its affiliate. */
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
