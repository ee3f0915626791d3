/**
 * Users of a customer's app. States: invited or not, joined (with a password) or not, address confirmed or not. Members with the
 * right to users change name and language; consents and address need the right to change customers.
 */
import type { CustomerUserUpdateModel } from '@wattdesk/contract/customers/users/models.ts'
import type { Db } from '../../../db/connect.ts'
import type { CustomerRule } from '../../../db/customer-sql.ts'
import { type Tx, transaction, violatedConstraint } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type Activity, changesBy, recordActivities } from '../../activities/activities.service.ts'
import { admitAttempt } from '../../auth/sessions/attempts.service.ts'
import { requireChangeable } from '../customers.service.ts'
import { type CustomerRecord, changeCustomer, lockCustomer } from '../customers.store.ts'
import { moveUser } from './customer-emails.service.ts'
import { activityOf, invite, putInvitation, record, sendLimited, userMailLimit } from './customer-invitations.service.ts'
import type { Recipient } from './customer-links.service.ts'
import {
  type CustomerUserRecord,
  changeUser,
  findCustomerOfUser,
  findMainUser,
  findOpenInvitation,
  hasJoined,
  type InvitationRecord,
  invitationRule,
  lockMainUser,
  lockUser,
} from './customer-users.store.ts'

type Sending = Pick<Ctx, 'config' | 'clock' | 'db'>

/** Does nothing, and logs nothing, if nothing differs. */
export async function updateCustomerUser(
  ctx: Pick<Ctx, 'config' | 'clock' | 'db'>,
  call: Call,
  ids: { id: string; userId: string },
  { version, ...fields }: CustomerUserUpdateModel,
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { customer, user } = await lockRecipient(tx, call, ids.userId, ids.id)
    if (user.version !== version) throw new DomainError('CustomerUserChanged', { version: user.version })
    const changes = changesBy(user, fields)
    if (!changes) return
    if ('consents' in changes.after && !call.caller.permissions.has('write:customers')) {
      throw new DomainError('PermissionMissing', { permission: 'write:customers' })
    }
    await changeUser(tx, user.id, { ...changes.after, version: version + 1, updatedAt: ctx.clock.now() })
    await record(tx, ctx, call, { customer, user }, { action: 'update', event: 'customer-user.changed', ...changes })
  })
}

/** The main user's address is also changed in the account. */
export async function changeUserEmail(ctx: Sending, call: Call, userId: string, model: { email: string; version: number }): Promise<void> {
  const { email, version } = model
  try {
    await transaction(ctx.db, async (tx) => {
      const { customer, user } = await lockRecipient(tx, call, userId)
      if (user.version !== version) throw new DomainError('CustomerUserChanged', { version: user.version })
      if (user.email === email) return
      await admitAttempt(tx, userMailLimit, `email:${user.id}`, ctx.clock.now())
      if (user.isMain) {
        await changeCustomer(tx, customer.id, { accountEmail: email, version: customer.version + 1, updatedAt: ctx.clock.now() })
      }
      await moveUser(tx, ctx, call, { customer, user }, email)
    })
  } catch (error) {
    const isTaken = violatedConstraint(error) === 'customers_email'
    throw isTaken ? new DomainError('DuplicatedCustomerUser', { field: 'email' }) : error
  }
}

/**
 * Invites a user who has not joined. Returns an open invitation instead, if there is one. With `again`, only if it was just sent, so that
 * a double click sends one e-mail.
 */
export async function inviteUser(ctx: Sending, call: Call, userId: string, { again }: { again: boolean }): Promise<InvitationRecord> {
  return transaction(ctx.db, async (tx) => {
    const recipient = await lockRecipient(tx, call, userId)
    if (await hasJoined(tx, recipient.user.id)) throw new DomainError('CustomerUserJoined')
    const now = ctx.clock.now()
    const open = await findOpenInvitation(tx, recipient.user.id, now)
    if (open && (!again || now.getTime() - open.createdAt.getTime() < doubleClickMs)) return open
    return invite(tx, ctx, call, recipient)
  })
}

export const ruleOfInviting = (now: Date): CustomerRule => invitationRule(now)

/**
 * Invites the main users of customers that the caller has locked and judged. Returns the customers that were not invited, with
 * the reason. Each invited one gets an activity entry that contains `note`.
 */
export async function inviteMainUsers(
  tx: Tx,
  ctx: Sending,
  call: Call,
  customers: readonly CustomerRecord[],
  note: Record<string, unknown>,
): Promise<Map<string, 'UserMissing' | 'InvitationLimit'>> {
  const refused = new Map<string, 'UserMissing' | 'InvitationLimit'>()
  const activities: Activity[] = []
  for (const customer of customers) {
    const user = await lockMainUser(tx, customer.id)
    if (!user) {
      refused.set(customer.id, 'UserMissing')
      continue
    }
    try {
      await putInvitation(tx, ctx, { customer, user })
      const entry = { action: 'create' as const, event: 'customer-user.invited', after: { email: user.email, ...note } }
      activities.push(activityOf({ customer, user }, entry))
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== userMailLimit.refusal) throw error
      refused.set(customer.id, 'InvitationLimit')
    }
  }
  await recordActivities(tx, ctx, call, activities)
  return refused
}

/** The user whose address is the customer's. */
export async function requireMainUser(db: Db, customerId: string): Promise<CustomerUserRecord> {
  const user = await findMainUser(db, customerId)
  if (!user) throw new DomainError('CustomerUserNotFound')
  return user
}

/** Mails a link to confirm the address. */
export async function sendVerification(ctx: Sending, call: Call, userId: string): Promise<{ email: string; mailId: string }> {
  return transaction(ctx.db, async (tx) => {
    const recipient = await lockRecipient(tx, call, userId)
    const { email, emailVerifiedAt } = recipient.user
    if (emailVerifiedAt) throw new DomainError('VerificationMailNotSent', { reason: 'verified' })
    const mailId = await sendLimited(tx, ctx, 'verification', recipient)
    await record(tx, ctx, call, recipient, { action: 'create', event: 'customer-user.verification-sent', after: { email } })
    return { email, mailId }
  })
}

/** Users who never joined have no password to reset. */
export async function sendPasswordReset(ctx: Sending, call: Call, userId: string): Promise<{ email: string; mailId: string }> {
  return transaction(ctx.db, async (tx) => {
    const recipient = await lockRecipient(tx, call, userId)
    const { email } = recipient.user
    if (!(await hasJoined(tx, recipient.user.id))) throw new DomainError('ResetPasswordMailNotSent', { reason: 'not-joined' })
    const mailId = await sendLimited(tx, ctx, 'password_reset', recipient)
    await record(tx, ctx, call, recipient, { action: 'create', event: 'customer-user.password-reset-sent', after: { email } })
    return { email, mailId }
  })
}

/** Locks the user and its customer within the caller's scope. */
export async function lockRecipient(tx: Tx, { caller }: Call, userId: string, customerId?: string): Promise<Recipient> {
  const ownerId = customerId ?? (await findCustomerOfUser(tx, caller.scope, userId))
  if (!ownerId) throw new DomainError('CustomerUserNotFound')
  const customer = await lockCustomer(tx, caller.scope, ownerId)
  if (!customer) throw new DomainError(customerId ? 'CustomerNotFound' : 'CustomerUserNotFound')
  const user = await lockUser(tx, ownerId, userId)
  if (!user) throw new DomainError('CustomerUserNotFound')
  requireChangeable(customer)
  return { customer, user }
}

/** A second request within this time counts as the first one repeated. */
const doubleClickMs = 10_000
