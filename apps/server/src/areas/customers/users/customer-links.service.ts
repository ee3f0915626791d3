/**
 * Links for a customer's user: to accept an invitation (valid for seven days), to confirm an address, or to choose a new
 * password (sixty minutes each). A link works once, for the address it was sent to, while the customer is active. The
 * database stores only the hash of its token.
 */
import type { Tx } from '../../../db/transaction.ts'
import { randomToken, sha256 } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { queueCustomerMail } from '../../mails/mails.service.ts'
import type { CustomerRecord } from '../customers.store.ts'
import { type CustomerLinkPurpose, deleteOldLinks, findLink, insertLink } from './customer-links.store.ts'
import type { CustomerUserRecord } from './customer-users.store.ts'

const minute = 60_000
const day = 24 * 60 * minute
const lifetimeMs: Record<CustomerLinkPurpose, number> = { invitation: 7 * day, verification: 60 * minute, password_reset: 60 * minute }
const templates = {
  invitation: 'customer-invitation',
  verification: 'customer-verification',
  password_reset: 'customer-password-reset',
} as const satisfies Record<CustomerLinkPurpose, string>
/** Where a purpose's pages are, below `/idp/customer`. */
export const linkPaths = {
  invitation: 'invitation',
  verification: 'verify',
  password_reset: 'password',
} as const satisfies Record<CustomerLinkPurpose, string>

type Sending = Pick<Ctx, 'config' | 'clock'>
export type Recipient = { customer: CustomerRecord; user: CustomerUserRecord }

/** Queues an e-mail with a new link and returns its ID. Older links of the user remain valid. */
export async function sendCustomerLink(tx: Tx, ctx: Sending, purpose: CustomerLinkPurpose, { customer, user }: Recipient): Promise<string> {
  const now = ctx.clock.now()
  const token = randomToken()
  await insertLink(tx, {
    id: newId(now),
    customerUserId: user.id,
    purpose,
    email: user.email,
    tokenHash: sha256(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
  })
  const link = `${ctx.config.publicUrl}/idp/customer/${linkPaths[purpose]}/${token}`
  return queueCustomerMail(tx, ctx, { template: templates[purpose], customer, user, link })
}

export type OpenLink = {
  id: string
  userId: string
  customerId: string
  email: string
  language: string
  owner: string
  tenantId: string
  contactEmail: string | null
}

/** The recipient of an open link. Throws `InvitationInvalid`, which names the tenant if the link was ever valid. */
export async function requireCustomerLink(ctx: Pick<Ctx, 'clock' | 'db'>, purpose: CustomerLinkPurpose, token: string): Promise<OpenLink> {
  const row = /^[\w-]{43}$/.test(token) ? await findLink(ctx.db, purpose, sha256(token)) : undefined
  if (!row) throw new DomainError('InvitationInvalid')
  const { link, customerId, email, language, owner, tenantId, contactEmail } = row
  const isOpen = link.usedAt === null && link.expiresAt > ctx.clock.now() && link.email === email && row.customerStatus === 'active'
  if (!isOpen) throw new DomainError('InvitationInvalid', { owner, tenantId, language, contactEmail })
  return { id: link.id, userId: link.customerUserId, customerId, email, language, owner, tenantId, contactEmail }
}

/** Deletes expired links. The outbox still shows what was sent. */
export async function removeOldCustomerLinks(ctx: Pick<Ctx, 'clock' | 'db'>): Promise<void> {
  await deleteOldLinks(ctx.db, new Date(ctx.clock.now().getTime() - 90 * day))
}
