/**
 * Resolves the caller of each call from the database. A small cache saves queries: an entry lives for at most five seconds,
 * never outlives its token or lent permissions, and is dropped when the bus reports a change, so that a sign-out, a removal or a new role takes
 * effect immediately.
 */
import type { Db } from '../../../db/connect.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { findCallerOfClientToken } from '../clients/client-callers.service.ts'
import { readToken, type TokenKind } from './access-tokens.format.ts'
import { callerOf, callerWithin } from './callers.service.ts'
import { findMember } from './members.store.ts'
import { awaitsCode, isOpen, type SessionsChanged, sessionsChanged } from './sessions.service.ts'
import { findSessionWithMember, type SessionRow, updateSession } from './sessions.store.ts'

const keptMs = 5_000
const entriesMax = 20_000
/** Last use is written at most this often, to save a write per read. */
const touchEveryMs = 60_000

export type Access = {
  /** Throws `Unauthenticated` or `SessionExpired`. */
  resolveAccessToken(token: string, kind: TokenKind, options?: { isUse: boolean }): Promise<Caller>
  close(): void
}

type Entry = { caller: Caller; until: number }

export function openAccess(ctx: Pick<Ctx, 'config' | 'clock' | 'db' | 'bus'>): Access {
  const entries = new Map<string, Entry>()
  /** Reads under way, which concurrent calls with the same token share: a thousand at once would use every database connection. */
  const reads = new Map<string, Promise<Found>>()
  let changes = 0
  const unsubscribe = ctx.bus.subscribe(sessionsChanged, (data) => {
    changes += 1
    // What a read found may be outdated for later calls.
    reads.clear()
    const { memberId, sessionId } = data as SessionsChanged // published by announceSessions only
    for (const [token, { caller }] of entries) {
      if (caller.memberId === memberId || caller.sessionId === sessionId) entries.delete(token)
    }
  })

  async function readSession(token: string, now: number, isUse: boolean): Promise<Found> {
    const before = changes
    const found = isOpaque(token) ? await requireClient(ctx, token) : await requireMember(ctx, token, 'session', isUse)
    const { caller, expiresAt } = found
    // A read during a change may be outdated, so it is not cached.
    if (before === changes) {
      keep(entries, token, { caller, until: Math.min(now + keptMs, expiresAt.getTime(), caller.permissionsUntil?.getTime() ?? Infinity) })
    }
    return found
  }

  return {
    async resolveAccessToken(token, kind, { isUse } = { isUse: true }) {
      if (kind === 'multifactor') return (await requireMember(ctx, token, kind, isUse)).caller
      const now = ctx.clock.now().getTime()
      const known = entries.get(token)
      if (known && known.until > now) return known.caller
      const read = reads.get(token) ?? readSession(token, now, isUse)
      reads.set(token, read)
      return (await read.finally(() => reads.get(token) === read && reads.delete(token))).caller
    },
    close: unsubscribe,
  }
}

/** Members have JSON Web Tokens, with dots; programs have random ones. */
const isOpaque = (token: string) => !token.includes('.')

type Found = { caller: Caller; expiresAt: Date }

async function requireMember(ctx: Pick<Ctx, 'config' | 'clock' | 'db'>, token: string, kind: TokenKind, isUse: boolean): Promise<Found> {
  const { sessionId, expiresAt } = await readToken(ctx, kind, token)
  const caller = kind === 'session' ? await findCallerOfSession(ctx, sessionId, { isUse }) : await findCallerOfSecondStep(ctx, sessionId)
  if (!caller) throw new DomainError('SessionExpired')
  return { caller, expiresAt }
}

async function requireClient(ctx: Pick<Ctx, 'config' | 'clock' | 'db'>, token: string): Promise<Found> {
  const found = await findCallerOfClientToken(ctx, token)
  if (!found) throw new DomainError('Unauthenticated')
  return found
}

function keep(entries: Map<string, Entry>, token: string, entry: Entry): void {
  entries.delete(token)
  if (entries.size >= entriesMax) {
    // Maps iterate in insertion order, so the first entry is the oldest.
    const [oldest] = entries.keys()
    if (oldest !== undefined) entries.delete(oldest)
  }
  entries.set(token, entry)
}

/**
 * The member of a session with their current permissions, or undefined when it has ended. Open sockets check again after a
 * change and periodically with `isUse` false, as the calls of an unattended client do, so that a forgotten tab does not keep the
 * session alive.
 */
export async function findCallerOfSession(
  ctx: Pick<Ctx, 'clock' | 'db'>,
  sessionId: string,
  { isUse = true } = {},
): Promise<Caller | undefined> {
  const now = ctx.clock.now()
  const found = await findSessionWithMember(ctx.db, sessionId)
  if (!found || !isOpen(found.session, now)) return undefined
  if (isUse) await touch(ctx, found.session, now)
  return callerOf(found.member, now, found.session)
}

async function touch(ctx: Pick<Ctx, 'db'>, session: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - session.lastUsedAt.getTime() >= touchEveryMs) await updateSession(ctx.db, session.id, { lastUsedAt: now })
}

async function findCallerOfSecondStep(ctx: Pick<Ctx, 'clock' | 'db'>, sessionId: string): Promise<Caller | undefined> {
  const found = await findSessionWithMember(ctx.db, sessionId)
  if (!found || !awaitsCode(found.session, ctx.clock.now())) return undefined
  return { ...callerOf(found.member, ctx.clock.now(), found.session), permissions: new Set() }
}

/**
 * A member's current rights, for work that continues without them. Work begun in another tenant than their own, by a loan, continues with
 * the rights there. Undefined for a removed member, and when nothing is lent to them for that tenant any more.
 */
export async function findCallerOfMember(db: Db, memberId: string, now: Date, tenantId?: string | null): Promise<Caller | undefined> {
  const member = await findMember(db, memberId)
  if (!member) return undefined
  return tenantId ? callerWithin(member, now, tenantId) : callerOf(member, now)
}
