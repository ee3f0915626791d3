/**
 * Sign-in. It starts here (state, nonce and PKCE verifier are stored, bound to the browser by a cookie, and valid once for
 * five minutes), continues at the identity provider, and returns with a code that is exchanged here. Members with two-factor
 * authentication then enter a code. The first sign-in links a subject of the provider permanently to the member with the same
 * verified e-mail address.
 */

import type { Language } from '@wattdesk/contract/languages.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import * as openid from 'openid-client'
import { transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import { isSame, type Keys, randomToken, seal, sha256, unseal } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { deriveKeys } from '../../platform/secret-keys.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { deleteExpiredRequests, hasManyOpen, insertRequest, takeRequest } from './authorization-requests.store.ts'
import { findMemberIdOfSubject, hasOtherTie, insertMemberSubject } from './identities/identities.store.ts'
import type { OpenIdClient, Subject } from './identities/openid-party.service.ts'
import { isMultifactorActive, requireCode } from './multifactor/multifactor.service.ts'
import { clientOf } from './sessions/attempts.service.ts'
import { callerOf, tenantOf } from './sessions/callers.service.ts'
import { findMember, findMemberByEmail, type SigningMember } from './sessions/members.store.ts'
import { awaitsCode, type Client, openSession, type Signed, signSession } from './sessions/sessions.service.ts'
import { activateSession, findSessionWithMember, type SessionRow } from './sessions/sessions.store.ts'

const requestLifetimeMs = 5 * minuteMs
/** More open sign-ins than the people behind one IP address need: beyond this, someone is filling the table. */
const openRequestsMax = 2_000
/** A requested fresh authentication is at most as old as the sign-in. */
const freshMaxAgeS = requestLifetimeMs / 1_000

type Signing = Pick<Ctx, 'config' | 'clock' | 'db'>

export type Start = { language: Language; fresh: boolean; browserToken: string | undefined; clientAddress: string }

/** Starts a sign-in: where to send the browser, and the token of its cookie. Several tabs share one cookie. */
export async function startSignIn(
  ctx: Signing,
  client: OpenIdClient,
  { language, fresh, browserToken, clientAddress }: Start,
): Promise<{ uri: string; expiresAt: Date; browserToken: string }> {
  const now = ctx.clock.now()
  const address = clientOf(clientAddress)
  if (await hasManyOpen(ctx.db, address, now, openRequestsMax)) throw new DomainError('TooManyRequests', { retryAfterSeconds: 60 })
  const isFresh = fresh || client.party.isEmbedded
  const browser = browserToken && /^[\w-]{43}$/.test(browserToken) ? browserToken : randomToken()
  const state = randomToken()
  const nonce = randomToken()
  const codeVerifier = openid.randomPKCECodeVerifier()
  const uri = await client.authorizationUri({ state, nonce, codeVerifier, language, fresh: isFresh })
  const expiresAt = new Date(now.getTime() + requestLifetimeMs)
  await insertRequest(ctx.db, {
    stateHash: sha256(state),
    browserHash: sha256(browser),
    nonce,
    sealedCodeVerifier: seal(sealingKeys(ctx), codeVerifier),
    maxAgeSeconds: isFresh ? freshMaxAgeS : null,
    clientAddress: address,
    createdAt: now,
    expiresAt,
  })
  return { uri, expiresAt, browserToken: browser }
}

export type Finish = { state: string; code: string; browserToken: string | undefined; client: Client; requestId: string }

/** Redeems a sign-in once, in the browser that started it. Throws `LoginFailed`. */
export async function redeemSignIn(
  ctx: Signing,
  client: OpenIdClient,
  finish: Pick<Finish, 'state' | 'code' | 'browserToken'>,
): Promise<{ subject: Subject; isFresh: boolean }> {
  const request = await takeRequest(ctx.db, sha256(finish.state), ctx.clock.now())
  const isSameBrowser = request && finish.browserToken && isSame(request.browserHash, sha256(finish.browserToken))
  if (!request || !isSameBrowser) throw new DomainError('LoginFailed')
  const subject = await client.exchange({
    state: finish.state,
    code: finish.code,
    nonce: request.nonce,
    codeVerifier: unseal(sealingKeys(ctx), request.sealedCodeVerifier).toString('utf8'),
    maxAgeS: request.maxAgeSeconds ?? undefined,
  })
  return { subject, isFresh: request.maxAgeSeconds !== null }
}

/** Throws `LoginFailed`, or `UserNotRegistered` if the subject is no member. */
export async function finishSignIn(ctx: Signing, client: OpenIdClient, finish: Finish): Promise<Signed> {
  const { subject, isFresh } = await redeemSignIn(ctx, client, finish)
  const member = await requireMemberOf(ctx, client.party, subject)
  const needsCode = await isMultifactorActive(ctx.db, member.id)
  const session = await transaction(ctx.db, async (tx) => {
    await insertMemberSubject(tx, {
      issuer: client.party.issuer,
      subject: subject.subject,
      memberId: member.id,
      createdAt: ctx.clock.now(),
    })
    const opened = await openSession(tx, ctx, {
      memberId: member.id,
      needsCode,
      provedAt: isFresh ? ctx.clock.now() : subject.provedAt,
      sealedIdToken: client.party.isEmbedded ? null : seal(sealingKeys(ctx), subject.idToken),
      client: finish.client,
    })
    if (!needsCode) await recordSignIn(tx, ctx, { member, session: opened, requestId: finish.requestId })
    return opened
  })
  return signSession(ctx, session, member)
}

async function requireMemberOf(ctx: Signing, { issuer, onRefusal }: OpenIdClient['party'], subject: Subject): Promise<SigningMember> {
  const knownId = await findMemberIdOfSubject(ctx.db, issuer, subject.subject)
  if (knownId) {
    const member = await findMember(ctx.db, knownId)
    if (!member) throw new DomainError('UserNotRegistered')
    return member
  }
  if (!subject.email || !subject.isEmailVerified) onRefusal?.('it states no e-mail address, or not that it is verified (email_verified)')
  const member = subject.email && subject.isEmailVerified ? await findMemberByEmail(ctx.db, subject.email) : undefined
  // If the provider gives the address to another person, that person does not become the member.
  if (!member || (await hasOtherTie(ctx.db, { issuer, subject: subject.subject, memberId: member.id })))
    throw new DomainError('UserNotRegistered')
  return member
}

/** `token` is a code of the authenticator application or a recovery code. */
export async function finishSecondStep(ctx: Signing, call: Call, token: string): Promise<Signed> {
  const { memberId, sessionId } = call.caller
  const { isRecoveryCode } = await requireCode(ctx, memberId, token)
  const now = ctx.clock.now()
  await transaction(ctx.db, async (tx) => {
    const found = await findSessionWithMember(tx, sessionId)
    // Of two concurrent requests with correct codes, only one opens the session.
    if (!found || !awaitsCode(found.session, now) || !(await activateSession(tx, sessionId, now))) throw new DomainError('SessionExpired')
    await recordSignIn(tx, ctx, { ...found, requestId: call.requestId, isRecoveryCode })
  })
  const opened = await findSessionWithMember(ctx.db, sessionId)
  if (!opened) throw new DomainError('SessionExpired')
  return signSession(ctx, opened.session, opened.member)
}

type SignedIn = { member: SigningMember; session: SessionRow; requestId: string; isRecoveryCode?: boolean }

async function recordSignIn(tx: Parameters<typeof recordActivity>[0], ctx: Signing, signed: SignedIn): Promise<void> {
  const { member, session, requestId, isRecoveryCode } = signed
  await recordActivity(
    tx,
    ctx,
    { caller: callerOf(member, ctx.clock.now(), session), requestId },
    {
      action: 'create',
      event: isRecoveryCode ? 'session.signed-in-by-recovery-code' : 'session.signed-in',
      object: { type: 'session', id: session.id },
      tenant: tenantOf(member),
    },
  )
}

/** The external identity provider's sign-out page. */
export async function endSessionUriOf(ctx: Signing, client: OpenIdClient, sessions: readonly SessionRow[]): Promise<string | null> {
  const sealed = sessions.find((session) => session.sealedIdToken)?.sealedIdToken
  if (!sealed) return null
  return client.endSessionUri(unseal(sealingKeys(ctx), sealed).toString('utf8'), client.party.redirectUri)
}

export async function removeExpiredRequests(ctx: Pick<Ctx, 'clock' | 'db'>): Promise<void> {
  await deleteExpiredRequests(ctx.db, ctx.clock.now())
}

function sealingKeys(ctx: Pick<Ctx, 'config'>): Keys {
  return deriveKeys(ctx.config.secretKey, 'sign-ins')
}
