/**
 * Identities of the embedded identity provider: an e-mail address and a password, separate from members. Accepting an
 * invitation creates an identity; a link sent by mail resets a forgotten password. Links work once. Neither content nor
 * timing of a response reveals whether an e-mail address has an identity.
 */
import type { Db } from '../../../db/connect.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { makeToken, openToken } from '../../../platform/derived-tokens.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../../activities/activities.service.ts'
import { faultOfPassword } from '../passwords/password-policy.rules.ts'
import { hashPassword, verifyNothing, verifyPassword } from '../passwords/passwords.service.ts'
import { deletePayloadsOfAccount } from '../provider/oidc-payloads.store.ts'
import {
  admitAttempt,
  clientLimit,
  clientOf,
  knownBrowserLimit,
  knownBrowserOf,
  liftLimit,
  linkLimit,
  passwordLimit,
} from '../sessions/attempts.service.ts'
import { callWithoutSession, tenantOf } from '../sessions/callers.service.ts'
import { findMemberByEmail, type SigningMember } from '../sessions/members.store.ts'
import { announceSessions, endSessionsOfMember } from '../sessions/sessions.service.ts'
import {
  closeLinks,
  deleteIdentity,
  deleteMemberSubjects,
  findIdentity,
  findIdentityByEmail,
  findOpenLink,
  insertIdentity,
  type LinkPurpose,
  rehashPassword,
  updateIdentityEmail,
  updatePassword,
  useLink,
} from './identities.store.ts'

type Ident = Pick<Ctx, 'config' | 'clock' | 'db'>

/** Creates an identity for an e-mail address that is known to belong to its holder. For seeds and the command line. */
export async function createIdentity(tx: Tx, { email, password, at }: { email: string; password: string; at: Date }): Promise<string> {
  const passwordHash = await hashNewPassword(password, email)
  const subject = newId(at)
  const isNew = await insertIdentity(tx, { subject, email, passwordHash, createdAt: at, passwordChangedAt: at })
  if (!isNew) throw new DomainError('IdentityExists')
  return subject
}

/** The people known to a client of the provider: members for the portal, customers' users for their app. */
export type IdentityDirectory = {
  /** Returns the subject with this password. Throws `LoginFailed` or `SignInLocked`. */
  checkPassword(attempt: PasswordAttempt): Promise<{ subject: string; browserToken: string }>
  findAccount(subject: string): Promise<{ email: string } | undefined>
}

export function memberDirectory(ctx: Ident): IdentityDirectory {
  return { checkPassword: (attempt) => checkPassword(ctx, attempt), findAccount: (subject) => findIdentity(ctx.db, subject) }
}

export type PasswordAttempt = { email: string; password: string; clientAddress: string; browserToken?: string }

async function checkPassword(ctx: Ident, attempt: PasswordAttempt): Promise<{ subject: string; browserToken: string }> {
  const { email, password } = attempt
  const now = ctx.clock.now()
  const identity = await findIdentityByEmail(ctx.db, email)
  const browser =
    identity && attempt.browserToken && openToken(ctx.config.secretKey, 'known-browser', attempt.browserToken, identity.subject)
  const ofClient = await admitAttempt(ctx.db, clientLimit, clientOf(attempt.clientAddress), now)
  const ofAccount = await (identity && browser
    ? admitAttempt(ctx.db, knownBrowserLimit, knownBrowserOf(browser, identity), now)
    : admitAttempt(ctx.db, passwordLimit, email, now))
  try {
    const isRight = identity ? await judge(ctx.db, identity, password) : await verifyNothing(password).then(() => false)
    if (!identity || !isRight) throw new DomainError('LoginFailed')
    await Promise.all([ofAccount.forget(), ofClient.uncount()])
    const id = browser || newId(now)
    return { subject: identity.subject, browserToken: makeToken(ctx.config.secretKey, 'known-browser', id, identity.subject) }
  } catch (error) {
    // The server was too busy to verify, so the attempt does not count.
    if (error instanceof DomainError && error.code === 'Unavailable') await Promise.all([ofAccount.uncount(), ofClient.uncount()])
    throw error
  }
}

async function judge(db: Db, identity: { subject: string; passwordHash: string }, password: string): Promise<boolean> {
  const { isRight, isOutdated } = await verifyPassword(identity.passwordHash, password)
  if (isRight && isOutdated) await rehashPassword(db, identity.subject, identity.passwordHash, await hashPassword(password))
  return isRight
}

export type LinkUse = { token: string; password: string; clientAddress: string; requestId: string }

/** The recipient of an open link. Tokens cannot be guessed; the limit only keeps attempts from filling the log. */
export async function requireLink(ctx: Ident, purpose: LinkPurpose, token: string): Promise<{ id: string; email: string }> {
  const id = openToken(ctx.config.secretKey, purpose, token)
  const link = id ? await findOpenLink(ctx.db, id, ctx.clock.now()) : undefined
  if (!link || link.purpose !== purpose) throw new DomainError('InvitationInvalid')
  return { id: link.id, email: link.email }
}

export async function signUp(ctx: Ident, use: LinkUse): Promise<{ email: string }> {
  const { link, member, passwordHash } = await prepare(ctx, 'sign_up', use)
  const now = ctx.clock.now()
  await transaction(ctx.db, async (tx) => {
    if (!(await useLink(tx, link.id, now))) throw new DomainError('InvitationInvalid')
    const subject = newId(now)
    const isNew = await insertIdentity(tx, { subject, email: link.email, passwordHash, createdAt: now, passwordChangedAt: now })
    if (!isNew) throw new DomainError('IdentityExists')
    await closeLinks(tx, link.email, now)
    await recordActivity(tx, ctx, callWithoutSession(member, ctx.clock.now(), use.requestId), {
      action: 'create',
      event: 'identity.signed-up',
      object: { type: 'member', id: member.id },
      tenant: tenantOf(member),
    })
  })
  await liftLimit(ctx.db, passwordLimit, link.email)
  return { email: link.email }
}

/** Resets a forgotten password. Ends every session, so that anyone who knew the old password is signed out. */
export async function resetPassword(ctx: Ident & Pick<Ctx, 'bus'>, use: LinkUse): Promise<{ email: string }> {
  const { link, member, passwordHash } = await prepare(ctx, 'password_reset', use)
  const now = ctx.clock.now()
  await transaction(ctx.db, async (tx) => {
    if (!(await useLink(tx, link.id, now))) throw new DomainError('InvitationInvalid')
    const identity = await findIdentityByEmail(tx, link.email)
    if (!identity) throw new DomainError('InvitationInvalid')
    await updatePassword(tx, identity.subject, passwordHash, now)
    await deletePayloadsOfAccount(tx, identity.subject)
    await closeLinks(tx, link.email, now)
    await endSessionsOfMember(tx, ctx, member.id, 'password_changed')
    await recordActivity(tx, ctx, callWithoutSession(member, ctx.clock.now(), use.requestId), {
      action: 'update',
      event: 'identity.password-reset',
      object: { type: 'member', id: member.id },
      tenant: tenantOf(member),
    })
  })
  announceSessions(ctx, { memberId: member.id })
  await liftLimit(ctx.db, passwordLimit, link.email)
  return { email: link.email }
}

/** Changes the address a member signs in with, and invalidates links to the previous one. */
export async function moveIdentity(tx: Tx, { from, to, at }: { from: string; to: string; at: Date }): Promise<void> {
  await updateIdentityEmail(tx, from, to)
  await closeLinks(tx, from, at)
}

/** Removes the sign-in of a removed member, and every link sent to them. */
export async function removeIdentity(tx: Tx, ctx: Pick<Ctx, 'clock'>, member: { memberId: string; email: string }): Promise<void> {
  // First, so that it waits for a sign-up that is using a link.
  await closeLinks(tx, member.email, ctx.clock.now())
  const identity = await findIdentityByEmail(tx, member.email)
  if (identity) {
    await deletePayloadsOfAccount(tx, identity.subject)
    await deleteIdentity(tx, identity.subject)
  }
  await deleteMemberSubjects(tx, member.memberId)
}

type Prepared = { link: { id: string; email: string }; member: SigningMember; passwordHash: string }

async function prepare(ctx: Ident, purpose: LinkPurpose, use: LinkUse): Promise<Prepared> {
  const attempt = await admitAttempt(ctx.db, linkLimit, clientOf(use.clientAddress), ctx.clock.now())
  const link = await requireLink(ctx, purpose, use.token)
  await attempt.uncount()
  const member = await findMemberByEmail(ctx.db, link.email)
  if (!member) throw new DomainError('InvitationInvalid')
  return { link, member, passwordHash: await hashNewPassword(use.password, link.email) }
}

/** Hashes a chosen password. Throws `PasswordTooWeak` if it is easily guessed. */
export async function hashNewPassword(password: string, email: string): Promise<string> {
  const fault = faultOfPassword(password, email)
  if (fault) throw new DomainError('PasswordTooWeak', { fault })
  return hashPassword(password)
}
