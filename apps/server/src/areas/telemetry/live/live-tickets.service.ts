/**
 * Tickets for live sockets. A browser cannot send its bearer token when it opens a socket, so it first gets a ticket over HTTP, with its
 * permission checked there. A ticket is valid once, for thirty seconds, for one site; only its hash is stored. Members, customers in the
 * app and members who view one hold tickets.
 */
import type { Call, Caller } from '../../../platform/caller.ts'
import { randomToken, sha256 } from '../../../platform/crypto.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { countOpenTickets, insertTicket, takeTicket } from './live-tickets.store.ts'

/** Finds the holder of a session of the app; undefined if the session has ended. */
export type LiveHolders = Record<'viewer' | 'customer', (sessionId: string) => Promise<Caller | undefined>>

/** Without the app's sessions: for tests and benchmarks of the hub. */
export const noAppHolders: LiveHolders = { viewer: async () => undefined, customer: async () => undefined }

const goodForMs = 30_000
/** Unused tickets per member. */
const openTicketsMax = 50

export async function createTicket({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { caller }: Call, siteId: string) {
  const now = clock.now()
  if ((await countOpenTickets(db, caller.memberId, now)) >= openTicketsMax)
    throw new DomainError('TooManyRequests', { retryAfterSeconds: 30 })
  const ticket = randomToken()
  const expiresAt = new Date(now.getTime() + goodForMs)
  await insertTicket(db, {
    hash: sha256(ticket),
    siteId,
    memberId: caller.memberId,
    sessionId: caller.sessionId,
    holder: caller.kind === 'viewer' || caller.kind === 'customer' ? caller.kind : 'member',
    expiresAt,
    permissionsUntil: caller.permissionsUntil ?? null,
  })
  return { ticket, expiresAt: expiresAt.toISOString() }
}

/** Redeems a ticket. Throws `LiveTicketInvalid` if it is unknown, used or expired. */
export async function redeemTicket(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  ticket: string,
): Promise<{
  siteId: string
  sessionId: string
  memberId: string
  holder: 'member' | 'viewer' | 'customer'
  permissionsUntil: Date | null
}> {
  const found = ticket.length <= 64 ? await takeTicket(db, sha256(ticket)) : undefined
  if (!found || found.expiresAt <= clock.now()) throw new DomainError('LiveTicketInvalid')
  return found
}
