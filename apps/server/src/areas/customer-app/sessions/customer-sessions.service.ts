/**
 * Sessions of customers in the app. States: active, ended. A session ends when it is signed out, after 30 days without use, after
 * 180 days in total, when the user's password changes and while the customer is not active. Its refresh token rotates at every use
 * like a member's; one that is used again ends the session.
 */
import type { AppSession } from '@wattdesk/contract/customer-app/models.ts'
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import type { Db } from '../../../db/connect.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { judgeRenewal, makeRefreshToken, openRefreshToken } from '../../../platform/refresh-tokens.ts'
import { announceSessions, type Client } from '../../auth/sessions/sessions.service.ts'
import { type CustomerAccount, findCustomerAccountOfUser } from '../../customers/users/customer-sign-ins.service.ts'
import * as store from './customer-sessions.store.ts'
import { isCustomerToken, readCustomerToken, signCustomerToken } from './customer-tokens.format.ts'

const idleMs = 30 * dayMs
const lifetimeMs = 180 * dayMs
/** Last use is written at most this often, to save a write per read. */
const touchEveryMs = 10 * minuteMs
const purpose = 'app-refresh-token'

type Keeping = Pick<Ctx, 'config' | 'clock' | 'db'>
export type SignedApp = { result: AppSession; refreshToken: string; sessionExpiresAt: Date }
type Tokens = { refreshToken?: string; accessToken?: string }

export async function openCustomerSession(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  { userId, client }: { userId: string; client: Client },
): Promise<store.CustomerSessionRow> {
  const now = ctx.clock.now()
  return store.insertSession(tx, {
    id: newId(now),
    customerUserId: userId,
    clientAddress: client.address,
    userAgent: client.userAgent?.slice(0, 400) ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  })
}

export async function signCustomerSession(ctx: Keeping, session: store.CustomerSessionRow): Promise<SignedApp> {
  const access = await signCustomerToken(ctx, session)
  const { expiresAt } = session
  return {
    result: { accessToken: access.token, expiresAt: access.expiresAt.toISOString(), sessionExpiresAt: expiresAt.toISOString() },
    refreshToken: makeRefreshToken(ctx.config.secretKey, session, purpose),
    sessionExpiresAt: expiresAt,
  }
}

/** Throws `SessionExpired` unless the token renews the session. */
export async function renewCustomerSession(ctx: Keeping & Pick<Ctx, 'bus'>, { refreshToken, accessToken }: Tokens): Promise<SignedApp> {
  const opened = refreshToken ? openRefreshToken(ctx.config.secretKey, refreshToken, purpose) : undefined
  if (!opened) throw new DomainError('SessionExpired')
  const { sessionId, generation } = opened
  const isOwnClient = accessToken !== undefined && (await sessionOfToken(ctx, accessToken)) === sessionId
  const outcome = await transaction(ctx.db, (tx) => renew(tx, ctx, sessionId, generation, isOwnClient))
  if (outcome === 'reused') {
    if (await store.endSessionRow(ctx.db, sessionId, ctx.clock.now(), 'token_reused')) announceSessions(ctx, { sessionId })
  }
  if (typeof outcome === 'string') throw new DomainError('SessionExpired')
  return signCustomerSession(ctx, outcome)
}

async function renew(
  tx: Tx,
  ctx: Keeping,
  id: string,
  generation: number,
  isOwnClient: boolean,
): Promise<store.CustomerSessionRow | 'over' | 'reused'> {
  const now = ctx.clock.now()
  const session = await store.lockSession(tx, id)
  if (!session || !(await findAccount(tx, session, now))) return 'over'
  const verdict = judgeRenewal(session, generation, isOwnClient, now)
  if (verdict === 'reused') return 'reused'
  if (verdict === 'repeat') return session
  const change = { refreshGeneration: generation + 1, refreshedAt: now, lastUsedAt: now }
  await store.updateSession(tx, id, change)
  return { ...session, ...change }
}

/** Undefined unless the customer is active and the password is that of the sign-in. */
async function findAccount(db: Db, session: store.CustomerSessionRow, now: Date): Promise<CustomerAccount | undefined> {
  const isUsed = now.getTime() - session.lastUsedAt.getTime() < idleMs
  if (session.endedAt !== null || session.expiresAt <= now || !isUsed) return undefined
  const account = await findCustomerAccountOfUser(db, session.customerUserId)
  return account && account.passwordChangedAt <= session.createdAt ? account : undefined
}

/** Ends the sessions of a browser's cookie and a bearer token. */
export async function endCustomerSessions(
  ctx: Keeping & Pick<Ctx, 'bus'>,
  { refreshToken, accessToken }: Tokens,
  reason: store.CustomerSessionEnd = 'signed_out',
): Promise<void> {
  const ofCookie = refreshToken ? openRefreshToken(ctx.config.secretKey, refreshToken, purpose)?.sessionId : undefined
  const ofBearer = accessToken ? await sessionOfToken(ctx, accessToken) : undefined
  for (const id of new Set([ofCookie, ofBearer])) {
    if (id && (await store.endSessionRow(ctx.db, id, ctx.clock.now(), reason))) announceSessions(ctx, { sessionId: id })
  }
}

/** The session of a token, expired or not; undefined if the token was not issued here. */
async function sessionOfToken(ctx: Keeping, token: string): Promise<string | undefined> {
  return readCustomerToken(ctx, token, lifetimeMs / 1_000).catch(() => undefined)
}

/** The customer of a token. Undefined for other kinds of tokens. */
export async function resolveCustomer(ctx: Keeping, token: string): Promise<Caller | undefined> {
  if (!isCustomerToken(token)) return undefined
  const caller = await findCallerOfCustomerSession(ctx, await readCustomerToken(ctx, token))
  if (!caller) throw new DomainError('SessionExpired')
  return caller
}

/** The user of a session, limited to their customer, or undefined when it has ended. */
export async function findCallerOfCustomerSession(
  ctx: Pick<Ctx, 'clock' | 'db'>,
  sessionId: string,
  { isUse = true } = {},
): Promise<Caller | undefined> {
  const now = ctx.clock.now()
  const session = await store.findSession(ctx.db, sessionId)
  const account = session && (await findAccount(ctx.db, session, now))
  if (!session || !account) return undefined
  if (isUse && now.getTime() - session.lastUsedAt.getTime() >= touchEveryMs) {
    await store.updateSession(ctx.db, session.id, { lastUsedAt: now })
  }
  return {
    kind: 'customer',
    memberId: account.userId,
    name: account.name,
    email: account.email,
    language: account.language,
    roles: [],
    permissions: new Set(),
    sessionId: session.id,
    scope: { kind: 'customer', customerId: account.customerId, tenantId: account.tenantId, affiliateId: account.affiliateId },
  }
}

export async function removeOldCustomerSessions(ctx: Pick<Ctx, 'clock' | 'db'>): Promise<void> {
  await store.deleteOldSessions(ctx.db, new Date(ctx.clock.now().getTime() - 30 * dayMs))
}
