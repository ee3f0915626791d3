/**
 * Sessions of members. States: waiting for the second factor (grants nothing else), active, ended. An active session ends
 * when it is signed out or revoked, after two hours without use, and after twelve hours in total. Its refresh token rotates
 * at every use. Each token carries a generation:
 * - the current generation renews the session and is replaced by the next one;
 * - the previous generation, within ten seconds and from a client with an access token of the session, gets the current token
 *   again. A second tab or a lost response resends the same cookie and must not sign the member out. Access tokens are kept
 *   apart from the cookie, so a copy of the cookie comes without one;
 * - anything else is a stolen copy and ends the session for both. A thief with both tokens gets the same token as the member,
 *   and the next renewal by either reveals the theft.
 */
import type { AuthResult, SessionRecord } from '@wattdesk/contract/auth/models.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Call, Caller } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { judgeRenewal, makeRefreshToken, openRefreshToken } from '../../../platform/refresh-tokens.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { issueToken, sessionOfToken } from './access-tokens.format.ts'
import { callerOf, tenantOf } from './callers.service.ts'
import type { SigningMember } from './members.store.ts'
import {
  deleteOldSessions,
  endSessionRow,
  endSessionRowsOfMember,
  findSessionWithMember,
  insertSession,
  listOpenSessions,
  lockSession,
  type SessionEndReason,
  type SessionRow,
  updateSession,
} from './sessions.store.ts'

const minute = 60_000
const hour = 60 * minute
export const sessionIdleMs = 2 * hour
export const sessionLifetimeMs = 12 * hour
const secondStepMs = 5 * minute
/** How recent a proof must be to change two-factor authentication. */
const freshProofMs = 10 * minute

type Keeping = Pick<Ctx, 'config' | 'clock' | 'db'>
/** Where a session was opened from, for the member's own list. */
export type Client = { address: string; userAgent: string | undefined }
export type Signed = { result: AuthResult; refreshToken?: string; sessionExpiresAt: Date }

/** Announced to every process when sessions, or what their members may do, changed. */
export const sessionsChanged = 'sessions.changed'
export type SessionsChanged = { memberId?: string; sessionId?: string }

/** Makes the change effective at once everywhere, on open sockets too. Call it after the transaction has committed. */
export function announceSessions(ctx: Pick<Ctx, 'bus'>, change: SessionsChanged): void {
  ctx.bus.publish(sessionsChanged, change)
}

export async function openSession(
  tx: Tx,
  ctx: Keeping,
  opening: { memberId: string; needsCode: boolean; provedAt: Date | null; sealedIdToken: Buffer | null; client: Client },
): Promise<SessionRow> {
  const now = ctx.clock.now()
  return insertSession(tx, {
    id: newId(now),
    memberId: opening.memberId,
    activatedAt: opening.needsCode ? null : now,
    provedAt: opening.provedAt,
    sealedIdToken: opening.sealedIdToken,
    clientAddress: opening.client.address,
    userAgent: opening.client.userAgent?.slice(0, 400) ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetimeMs),
  })
}

/** The result of a sign-in or a renewal: tokens of an active session, or the token for the second step. */
export async function signSession(ctx: Keeping, session: SessionRow, member: SigningMember): Promise<Signed> {
  const isActive = session.activatedAt !== null
  const access = await issueToken(ctx, isActive ? 'session' : 'multifactor', session)
  const result: AuthResult = {
    accessToken: access.token,
    expiresAt: access.expiresAt.toISOString(),
    sessionExpiresAt: session.expiresAt.toISOString(),
    scopes: isActive ? [...callerOf(member, ctx.clock.now(), session).permissions] : [],
    multiFactor: !isActive,
  }
  const refreshToken = isActive ? makeRefreshToken(ctx.config.secretKey, session) : undefined
  return { result, refreshToken, sessionExpiresAt: session.expiresAt }
}

/** Throws `SessionExpired` unless the token renews the session. */
export async function renewSession(
  ctx: Keeping & Pick<Ctx, 'bus'>,
  tokens: { refreshToken?: string; accessToken?: string },
  { requestId, isUse }: { requestId: string; isUse: boolean },
): Promise<Signed> {
  const opened = tokens.refreshToken ? openRefreshToken(ctx.config.secretKey, tokens.refreshToken) : undefined
  if (!opened) throw new DomainError('SessionExpired')
  const { sessionId, generation } = opened
  const isOwnClient = tokens.accessToken !== undefined && (await sessionOfToken(ctx, tokens.accessToken)) === sessionId
  const outcome = await transaction(ctx.db, (tx) => renew(tx, ctx, { sessionId, generation, isOwnClient, isUse }))
  if (outcome === 'reused') await endReusedSession(ctx, sessionId, requestId)
  if (typeof outcome === 'string') throw new DomainError('SessionExpired')
  const found = await findSessionWithMember(ctx.db, sessionId)
  if (!found) throw new DomainError('SessionExpired')
  return signSession(ctx, outcome, found.member)
}

type Renewal = { sessionId: string; generation: number; isOwnClient: boolean; isUse: boolean }

async function renew(
  tx: Tx,
  ctx: Keeping,
  { sessionId, generation, isOwnClient, isUse }: Renewal,
): Promise<SessionRow | 'over' | 'reused'> {
  const now = ctx.clock.now()
  const session = await lockSession(tx, sessionId)
  if (!session || !isOpen(session, now)) return 'over'
  const verdict = judgeRenewal(session, generation, isOwnClient, now)
  if (verdict === 'reused') return 'reused'
  if (verdict === 'repeat') return session
  const change = { refreshGeneration: generation + 1, refreshedAt: now, ...(isUse ? { lastUsedAt: now } : {}) }
  await updateSession(tx, session.id, change)
  return { ...session, ...change }
}

async function endReusedSession(ctx: Keeping & Pick<Ctx, 'bus'>, sessionId: string, requestId: string): Promise<void> {
  const found = await findSessionWithMember(ctx.db, sessionId)
  if (found) await endSession(ctx, { caller: callerOf(found.member, ctx.clock.now(), found.session), requestId }, found, 'token_reused')
}

export function isOpen(session: SessionRow, now: Date): boolean {
  const isUsed = now.getTime() - session.lastUsedAt.getTime() < sessionIdleMs
  return session.activatedAt !== null && session.endedAt === null && session.expiresAt > now && isUsed
}

/** True while only the password was verified. */
export function awaitsCode(session: SessionRow, now: Date): boolean {
  const isInTime = now.getTime() - session.createdAt.getTime() < secondStepMs
  return session.activatedAt === null && session.endedAt === null && isInTime
}

type Found = { session: SessionRow; member: SigningMember }

async function endSession(
  ctx: Keeping & Pick<Ctx, 'bus'>,
  call: Call,
  { session, member }: Found,
  reason: SessionEndReason,
): Promise<boolean> {
  const isEnded = await transaction(ctx.db, async (tx) => {
    const hasChanged = await endSessionRow(tx, session.id, ctx.clock.now(), reason)
    // Sessions that never got past the password are not logged.
    if (hasChanged && session.activatedAt) {
      await recordActivity(tx, ctx, call, {
        action: 'delete',
        event: reason === 'token_reused' ? 'session.revoked' : 'session.signed-out',
        object: { type: 'session', id: session.id },
        tenant: tenantOf(member),
        after: { reason },
      })
    }
    return hasChanged
  })
  // Views of customers' apps end with the session of their member.
  if (isEnded) announceSessions(ctx, { sessionId: session.id, memberId: member.id })
  return isEnded
}

/** Ends the sessions of a browser's cookie and a bearer token. Returns the sessions that this call ended. */
export async function signOutSessions(
  ctx: Keeping & Pick<Ctx, 'bus'>,
  tokens: { refreshToken?: string; accessToken?: string },
  requestId: string,
  reason: SessionEndReason = 'signed_out',
): Promise<SessionRow[]> {
  const ofCookie = tokens.refreshToken ? openRefreshToken(ctx.config.secretKey, tokens.refreshToken)?.sessionId : undefined
  const ofBearer = tokens.accessToken ? await sessionOfToken(ctx, tokens.accessToken) : undefined
  const ended: SessionRow[] = []
  for (const id of new Set([ofCookie, ofBearer])) {
    const found = id ? await findSessionWithMember(ctx.db, id) : undefined
    if (!found) continue
    const call = { caller: callerOf(found.member, ctx.clock.now(), found.session), requestId }
    if (await endSession(ctx, call, found, reason)) ended.push(found.session)
  }
  return ended
}

/** Announce it after the commit. */
export async function endSessionsOfMember(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  memberId: string,
  reason: SessionEndReason,
  exceptId?: string,
): Promise<void> {
  await endSessionRowsOfMember(tx, { memberId, at: ctx.clock.now(), reason, exceptId })
}

/** `sessionId` is the caller's own. */
export async function listSessions(
  ctx: Pick<Ctx, 'clock' | 'db'>,
  { memberId, sessionId }: Pick<Caller, 'memberId' | 'sessionId'>,
): Promise<SessionRecord[]> {
  const now = ctx.clock.now()
  const rows = await listOpenSessions(ctx.db, { memberId, now, usedAfter: new Date(now.getTime() - sessionIdleMs) })
  return rows.map((row) => ({
    id: row.id,
    startedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    clientAddress: row.clientAddress,
    userAgent: row.userAgent,
    isCurrent: row.id === sessionId,
  }))
}

/** Another member's session is not found. */
export async function endSessionOf(ctx: Keeping & Pick<Ctx, 'bus'>, call: Call, memberId: string, sessionId: string): Promise<void> {
  const found = await findSessionWithMember(ctx.db, sessionId)
  if (!found || found.member.id !== memberId) throw new DomainError('NotFound')
  await endSession(ctx, call, found, 'ended_by_member')
}

/** Throws `FreshProofRequired` unless the member authenticated recently in this session. */
export async function requireFreshProof(ctx: Pick<Ctx, 'clock' | 'db'>, caller: Caller): Promise<void> {
  const found = await findSessionWithMember(ctx.db, caller.sessionId)
  const provedAt = found?.session.provedAt?.getTime() ?? 0
  if (ctx.clock.now().getTime() - provedAt > freshProofMs) throw new DomainError('FreshProofRequired')
}

export async function removeOldSessions(ctx: Pick<Ctx, 'clock' | 'db'>): Promise<void> {
  await deleteOldSessions(ctx.db, new Date(ctx.clock.now().getTime() - 30 * 24 * hour))
}
