/**
 * Actions of a customer's user over a mailed link: accept the invitation, confirm the address, choose a new password. Each also confirms
 * the address. Users' passwords are stored apart from members', so a customer's user can never sign in as staff, even with a member's
 * address.
 */
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity, systemActor } from '../../activities/activities.service.ts'
import { hashNewPassword } from '../../auth/identities/identities.service.ts'
import { admitAttempt, clientOf, linkLimit } from '../../auth/sessions/attempts.service.ts'
import { queueCustomerMail } from '../../mails/mails.service.ts'
import { changeCustomer, lockCustomer } from '../customers.store.ts'
import { type OpenLink, type Recipient, requireCustomerLink } from './customer-links.service.ts'
import { type CustomerLinkPurpose, closeLinks, useLink } from './customer-links.store.ts'
import { unlockCustomerAddress } from './customer-sign-ins.service.ts'
import { changeUser, lockUser, putIdentity } from './customer-users.store.ts'

type Joining = Pick<Ctx, 'config' | 'clock' | 'db'>
export type LinkUse = { token: string; clientAddress: string; requestId: string }

/** The user now has a password. If it is the main user, the customer counts as registered. */
export async function acceptInvitation(ctx: Joining, use: LinkUse & { password: string }): Promise<OpenLink> {
  const link = await admitLink(ctx, 'invitation', use)
  const passwordHash = await hashNewPassword(use.password, link.email)
  await redeemLink(ctx, link, async (tx, { customer, user }) => {
    const at = ctx.clock.now()
    const subject = await putIdentity(tx, { userId: user.id, subject: newId(at), passwordHash, at })
    if (user.isMain) {
      const registered = { idpStatus: 'registered', idpId: subject, joinedAt: customer.joinedAt ?? at, updatedAt: at } as const
      await changeCustomer(tx, customer.id, registered)
    }
    await closeLinks(tx, user.id, at, 'invitation')
    await record(tx, ctx, { customer, user }, use.requestId, 'customer-user.joined')
  })
  await unlockCustomerAddress(ctx.db, link.email)
  return link
}

export async function verifyEmail(ctx: Joining, use: LinkUse): Promise<OpenLink> {
  const link = await admitLink(ctx, 'verification', use)
  await redeemLink(ctx, link, async (tx, recipient) => {
    await closeLinks(tx, recipient.user.id, ctx.clock.now(), 'verification')
    await record(tx, ctx, recipient, use.requestId, 'customer-user.email-verified')
  })
  return link
}

/** Sets a new password and notifies the address. */
export async function resetCustomerPassword(ctx: Joining, use: LinkUse & { password: string }): Promise<OpenLink> {
  const link = await admitLink(ctx, 'password_reset', use)
  const passwordHash = await hashNewPassword(use.password, link.email)
  await redeemLink(ctx, link, async (tx, { customer, user }) => {
    const at = ctx.clock.now()
    await putIdentity(tx, { userId: user.id, subject: newId(at), passwordHash, at })
    await closeLinks(tx, user.id, at, 'password_reset')
    await queueCustomerMail(tx, ctx, { template: 'customer-password-changed', customer, user })
    await record(tx, ctx, { customer, user }, use.requestId, 'customer-user.password-reset')
  })
  await unlockCustomerAddress(ctx.db, link.email)
  return link
}

/** Tokens cannot be guessed; the limit only keeps attempts from filling the log. */
async function admitLink(ctx: Joining, purpose: CustomerLinkPurpose, { token, clientAddress }: LinkUse): Promise<OpenLink> {
  const attempt = await admitAttempt(ctx.db, linkLimit, clientOf(clientAddress), ctx.clock.now())
  const link = await requireCustomerLink(ctx, purpose, token)
  await attempt.uncount()
  return link
}

/** Uses the link, confirms its address and does `work` in one transaction: of two concurrent uses, only one succeeds. */
async function redeemLink(ctx: Joining, link: OpenLink, work: (tx: Tx, recipient: Recipient) => Promise<void>): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const customer = await lockCustomer(tx, { kind: 'all' }, link.customerId)
    const user = customer && (await lockUser(tx, customer.id, link.userId))
    const isGood = customer?.status === 'active' && user?.email === link.email && (await useLink(tx, link.id, now))
    if (!isGood || !user)
      throw new DomainError('InvitationInvalid', {
        owner: link.owner,
        tenantId: link.tenantId,
        language: link.language,
        contactEmail: link.contactEmail,
      })
    if (!user.emailVerifiedAt) await changeUser(tx, user.id, { emailVerifiedAt: now, updatedAt: now })
    await work(tx, { customer, user })
  })
}

async function record(tx: Tx, ctx: Joining, { customer, user }: Recipient, requestId: string, event: string): Promise<void> {
  await recordActivity(
    tx,
    ctx,
    { caller: systemActor, requestId },
    { action: 'update', event, object: { type: 'customer-user', id: user.id }, customerId: customer.id, tenant: customer },
  )
}
