/**
 * The reactivation link in the mail about a deactivation. It needs no sign-in and works once, until the purge is due. Showing
 * its page changes nothing.
 */
import { purgeDueAt } from '@wattdesk/contract/customer-lifecycle/terms.ts'
import { transaction } from '../../../db/transaction.ts'
import { sha256 } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { systemActor } from '../../activities/activities.service.ts'
import { admitAttempt, clientOf, linkLimit } from '../../auth/sessions/attempts.service.ts'
import { lockExistingCustomer } from '../../customers/customers.service.ts'
import { canComeBack, reactivateLocked } from '../customer-lifecycle.service.ts'
import { findReactivationLink } from '../customer-lifecycle.store.ts'

export type WayBack = {
  customerId: string
  email: string
  owner: string
  /** The brand of the page. */
  tenantId: string
  /** The contact address of the owner, or else of its region. */
  contactEmail: string | null
  language: string
  /** Whether the customer can still be reactivated, was reactivated, or the deadline has passed. */
  state: 'open' | 'back' | 'ended'
  /** End of the link, in the owner's local time. */
  until: Date | null
  timeZone: string
}

/** The state of a link's customer. Throws `InvitationInvalid` if the link does not exist or was replaced by a newer one. */
export async function requireWayBack({ db, clock }: Pick<Ctx, 'db' | 'clock'>, token: string): Promise<WayBack> {
  const link = /^[\w-]{43}$/.test(token) ? await findReactivationLink(db, sha256(token)) : undefined
  if (!link) throw new DomainError('InvitationInvalid')
  const { status, deactivatedAt, ...about } = link
  const state = status === 'active' ? 'back' : canComeBack(link, clock.now()) ? 'open' : 'ended'
  return { ...about, state, until: deactivatedAt && purgeDueAt(deactivatedAt) }
}

/** Reactivates the customer, or leaves an active one unchanged, and one whose deadline has passed. */
export async function comeBack(
  ctx: Pick<Ctx, 'config' | 'clock' | 'db'>,
  use: { token: string; clientAddress: string; requestId: string },
): Promise<WayBack> {
  // Tokens cannot be guessed; the limit only keeps attempts from filling the log.
  const attempt = await admitAttempt(ctx.db, linkLimit, clientOf(use.clientAddress), ctx.clock.now())
  const way = await requireWayBack(ctx, use.token)
  await attempt.uncount()
  if (way.state === 'ended') return way
  await transaction(ctx.db, async (tx) => {
    const customer = await lockExistingCustomer(tx, { kind: 'all' }, way.customerId)
    // It may have been replaced or purged since.
    if (!(await findReactivationLink(tx, sha256(use.token)))) throw new DomainError('InvitationInvalid')
    await reactivateLocked(tx, ctx, { caller: systemActor, requestId: use.requestId }, customer)
  })
  return { ...way, state: 'back' }
}
