/**
 * A user's e-mail address: unique among the users of an affiliate's customers that are not deleted. The account's address is a
 * copy of the main user's. A new address is unconfirmed and gets a confirmation link; links sent to the old address become
 * invalid, and a confirmed old address is notified.
 */
import type { Tx } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type Actor, recordActivity } from '../../activities/activities.service.ts'
import { queueCustomerMail } from '../../mails/mails.service.ts'
import { type CustomerRecord, lockCustomer } from '../customers.store.ts'
import { type Recipient, sendCustomerLink } from './customer-links.service.ts'
import { closeLinks } from './customer-links.store.ts'
import { changeUser, isAddressTaken, lockAddress, lockMainUser } from './customer-users.store.ts'

type Moving = Pick<Ctx, 'config' | 'clock'>

/** The caller updates the account's copy of the address. */
export async function moveUser(tx: Tx, ctx: Moving, call: Actor, { customer, user }: Recipient, email: string): Promise<void> {
  const address = { affiliateId: customer.affiliateId, email, userId: user.id }
  await lockAddress(tx, address)
  if (await isAddressTaken(tx, address)) {
    throw new DomainError('DuplicatedCustomerUser', { field: 'email' })
  }
  const now = ctx.clock.now()
  // A username that equals the address changes with it.
  const username = user.username === user.email ? email : user.username
  const moved = { ...user, email, username, emailVerifiedAt: null, version: user.version + 1, updatedAt: now }
  await changeUser(tx, user.id, moved)
  await closeLinks(tx, user.id, now)
  if (user.emailVerifiedAt) await queueCustomerMail(tx, ctx, { template: 'customer-email-changed', customer, user })
  await sendCustomerLink(tx, ctx, 'verification', { customer, user: moved })
  await recordActivity(tx, ctx, call, {
    action: 'update',
    event: 'customer-user.email-changed',
    object: { type: 'customer-user', id: user.id },
    customerId: customer.id,
    tenant: customer,
    before: { email: user.email },
    after: { email },
  })
}

/** Changes the main user's address to the account's new one. */
export async function moveMainUser(tx: Tx, ctx: Moving, call: Actor, customer: CustomerRecord, email: string): Promise<void> {
  const user = await lockMainUser(tx, customer.id)
  if (user && user.email !== email) await moveUser(tx, ctx, call, { customer, user }, email)
}

/**
 * Changes the addresses of main users to the new ones of their accounts, which the caller has locked. Returns the customers whose new
 * address another user has; their users are unchanged.
 */
export async function moveMainUsers(
  tx: Tx,
  ctx: Moving,
  call: Actor,
  moves: readonly { customerId: string; email: string }[],
): Promise<ReadonlySet<string>> {
  const refused = new Set<string>()
  // All transactions use the same order, so that they wait for each other instead of deadlocking.
  for (const { customerId, email } of moves.toSorted((one, other) => (one.email < other.email ? -1 : 1))) {
    const customer = await lockCustomer(tx, { kind: 'all' }, customerId)
    if (!customer) continue
    try {
      await tx.transaction((own) => moveMainUser(own, ctx, call, customer, email))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.add(customerId)
    }
  }
  return refused
}
