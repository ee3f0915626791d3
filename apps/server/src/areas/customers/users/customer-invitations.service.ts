/**
 * Invitations of customers' users, written in the transaction of the caller, who has locked the customer and its user. E-mails of
 * one kind to one user are limited, so that the portal cannot flood a mailbox.
 */
import type { Tx } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { newId } from '../../../platform/ids.ts'
import { type Activity, recordActivity } from '../../activities/activities.service.ts'
import { admitAttempt, type Limit } from '../../auth/sessions/attempts.service.ts'
import { type Recipient, sendCustomerLink } from './customer-links.service.ts'
import { type InvitationRecord, insertInvitation } from './customer-users.store.ts'

type Sending = Pick<Ctx, 'config' | 'clock'>

/** Mails of one kind to one user: three at once, then one per minute, at growing intervals. */
export const userMailLimit: Limit = {
  name: 'customer-mail',
  free: 3,
  firstDelayS: 60,
  longestDelayS: 3_600,
  forgetS: 24 * 3_600,
  refusal: 'TooManyRequests',
}

export async function invite(tx: Tx, ctx: Sending, call: Call, recipient: Recipient): Promise<InvitationRecord> {
  const invitation = await putInvitation(tx, ctx, recipient)
  await record(tx, ctx, call, recipient, { action: 'create', event: 'customer-user.invited', after: { email: recipient.user.email } })
  return invitation
}

export async function putInvitation(tx: Tx, ctx: Sending, recipient: Recipient): Promise<InvitationRecord> {
  const { customer, user } = recipient
  const mailId = await sendLimited(tx, ctx, 'invitation', recipient)
  const at = ctx.clock.now()
  const invitation = await insertInvitation(tx, {
    id: newId(at),
    customerId: customer.id,
    customerUserId: user.id,
    deliveryState: 'pending',
    mailId,
    createdAt: at,
    updatedAt: at,
  })
  if (!invitation) throw new Error('The invitation was not stored')
  return invitation
}

/** Counts in the caller's transaction, so that an e-mail that is not sent does not count. */
export async function sendLimited(
  tx: Tx,
  ctx: Sending,
  purpose: Parameters<typeof sendCustomerLink>[2],
  recipient: Recipient,
): Promise<string> {
  await admitAttempt(tx, userMailLimit, `${purpose}:${recipient.user.id}`, ctx.clock.now())
  return sendCustomerLink(tx, ctx, purpose, recipient)
}

type Entry = { action: 'create' | 'update'; event: string; before?: Record<string, unknown>; after?: Record<string, unknown> }

export async function record(tx: Tx, ctx: Sending, call: Call, recipient: Recipient, entry: Entry): Promise<void> {
  await recordActivity(tx, ctx, call, activityOf(recipient, entry))
}

export function activityOf({ customer, user }: Recipient, entry: Entry): Activity {
  return { ...entry, object: { type: 'customer-user', id: user.id }, customerId: customer.id, tenant: customer }
}
