/**
 * Links for setting a password: the invitation of a new member (valid for seven days) and the reset of a forgotten password
 * (half an hour). A link works once, and using one invalidates the others. Every request for a mail gets the same immediate
 * response; a job checks whether the address has an account.
 */
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { z } from 'zod'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { makeToken, openToken } from '../../../platform/derived-tokens.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import type { JobDeclaration } from '../../../platform/jobs.ts'
import { queueMemberMail } from '../../mails/mails.service.ts'
import { admitAttempt, clientOf, linkLimit, mailLimit } from '../sessions/attempts.service.ts'
import { findMemberByEmail, type SigningMember } from '../sessions/members.store.ts'
import {
  deleteLinksTo,
  deleteOldLinks,
  findIdentityByEmail,
  insertLink,
  type LinkPurpose,
  listNewestSignUpLinks,
} from './identities.store.ts'

const lifetimeMs: Record<LinkPurpose, number> = { sign_up: 7 * dayMs, password_reset: 30 * minuteMs }

export const mailLinkJob = {
  name: 'auth.mail-link',
  payload: z.object({ purpose: z.enum(['sign_up', 'password_reset']), email: z.string() }),
  pollingIntervalSeconds: 1,
} satisfies JobDeclaration

type Linking = Pick<Ctx, 'config' | 'clock' | 'db'>
type Linked = Pick<SigningMember, 'email' | 'firstName' | 'language'> & { tenant: Pick<SigningMember['tenant'], 'id' | 'affiliateId'> }

/** Records a request for a mail. Limited for each client and, silently, for each address. */
export async function requestLink(
  ctx: Linking & Pick<Ctx, 'jobs'>,
  request: { purpose: LinkPurpose; email: string; clientAddress: string },
): Promise<void> {
  await admitAttempt(ctx.db, linkLimit, clientOf(request.clientAddress), ctx.clock.now())
  await transaction(ctx.db, (tx) => ctx.jobs.send(tx, mailLinkJob, { purpose: request.purpose, email: request.email }))
}

/** Sends a requested link if the address has an eligible account. */
export async function mailLink(ctx: Linking, { purpose, email }: z.output<typeof mailLinkJob.payload>): Promise<void> {
  const member = await findMemberByEmail(ctx.db, email)
  const identity = await findIdentityByEmail(ctx.db, email)
  const isFitting = purpose === 'sign_up' ? !identity : identity !== undefined
  if (!member || !isFitting) return
  try {
    await transaction(ctx.db, async (tx) => {
      await admitAttempt(tx, mailLimit, `${purpose}:${email}`, ctx.clock.now())
      await sendLink(tx, ctx, purpose, member)
    })
  } catch (error) {
    const isOverLimit = error instanceof DomainError && error.code === 'TooManyRequests'
    if (!isOverLimit) throw error
  }
}

/** Invites a member: queues the e-mail with the link in the caller's transaction. */
export async function inviteMember(tx: Tx, ctx: Linking, member: Linked): Promise<void> {
  if (!ctx.config.oidc) return sendLink(tx, ctx, 'sign_up', member)
  // The external provider has their password, so the link leads to the sign-in there.
  await queueMemberMail(tx, ctx, { template: 'member-provider-invitation', tenant: placeOf(member.tenant), member, link: signInUri(ctx) })
}

export async function mailPasswordLink(
  tx: Tx,
  ctx: Linking,
  { member, tenant }: { member: Omit<Linked, 'tenant'>; tenant: Linked['tenant'] },
): Promise<void> {
  const { email, firstName, language } = member
  await sendLink(tx, ctx, 'password_reset', { email, firstName, language, tenant })
}

/** The address of the portal where a member confirms a new e-mail address. */
export function addressLinkOf({ config }: Pick<Ctx, 'config'>, id: string): string {
  return `${config.publicUrl}/dashboard/profile/security?confirm=${makeToken(config.secretKey, 'member-address', id)}`
}

/** Undefined if the token was not issued here. */
export function openAddressToken({ config }: Pick<Ctx, 'config'>, token: string): string | undefined {
  return openToken(config.secretKey, 'member-address', token)
}

/** Its ID contains its creation time. */
export function makeSetupToken({ config, clock }: Pick<Ctx, 'config' | 'clock'>): string {
  return makeToken(config.secretKey, 'setup', newId(clock.now()))
}

/** Undefined if the token was not issued here. */
export function openSetupToken({ config }: Pick<Ctx, 'config'>, token: string): string | undefined {
  return openToken(config.secretKey, 'setup', token)
}

/** A link with which a new member chooses a password now, without a mail. */
export async function makeSignUpLink(tx: Tx, ctx: Linking, email: string): Promise<string> {
  const now = ctx.clock.now()
  const id = newId(now)
  await insertLink(tx, { id, purpose: 'sign_up', email, createdAt: now, expiresAt: new Date(now.getTime() + lifetimeMs.sign_up) })
  return uriOf(ctx, 'sign_up', id)
}

async function sendLink(tx: Tx, ctx: Linking, purpose: LinkPurpose, member: Linked): Promise<void> {
  const now = ctx.clock.now()
  const id = newId(now)
  await insertLink(tx, { id, purpose, email: member.email, createdAt: now, expiresAt: new Date(now.getTime() + lifetimeMs[purpose]) })
  await queueMemberMail(tx, ctx, {
    template: purpose === 'sign_up' ? 'member-invitation' : 'member-password-reset',
    tenant: placeOf(member.tenant),
    member,
    link: uriOf(ctx, purpose, id),
  })
}

/** The operator's own mails: no affiliate sees them. */
function placeOf(tenant: { id: string; affiliateId: string | null }) {
  return { tenantId: tenant.id, affiliateId: tenant.affiliateId }
}

export type SignUpLink = { userId: string; state: 'open' | 'expired' | 'signed_up' | 'none'; uri: string | null; expiresAt: string | null }

export async function listSignUpLinks(
  ctx: Pick<Ctx, 'config' | 'clock' | 'db'>,
  members: readonly { id: string; email: string; hasSignedUp: boolean }[],
): Promise<SignUpLink[]> {
  const links = new Map(
    (
      await listNewestSignUpLinks(
        ctx.db,
        members.map((one) => one.email),
      )
    ).map((link) => [link.email, link]),
  )
  return members.map(({ id: userId, email, hasSignedUp }): SignUpLink => {
    const link = links.get(email)
    if (hasSignedUp) return { userId, state: 'signed_up', uri: null, expiresAt: null }
    if (ctx.config.oidc) return { userId, state: 'open', uri: signInUri(ctx), expiresAt: null }
    if (!link) return { userId, state: 'none', uri: null, expiresAt: null }
    const isOpen = link.usedAt === null && link.expiresAt > ctx.clock.now()
    if (!isOpen) return { userId, state: 'expired', uri: null, expiresAt: link.expiresAt.toISOString() }
    return { userId, state: 'open', uri: uriOf(ctx, 'sign_up', link.id), expiresAt: link.expiresAt.toISOString() }
  })
}

/** Links are shown as expired for a while, then forgotten. */
export async function removeOldLinks(ctx: Pick<Ctx, 'clock' | 'db'>): Promise<void> {
  await deleteOldLinks(ctx.db, new Date(ctx.clock.now().getTime() - 90 * dayMs))
}

const pageOf: Record<LinkPurpose, string> = { sign_up: 'sign-up', password_reset: 'password' }

function uriOf(ctx: Pick<Ctx, 'config'>, purpose: LinkPurpose, id: string): string {
  return `${ctx.config.publicUrl}/idp/${pageOf[purpose]}/${makeToken(ctx.config.secretKey, purpose, id)}`
}

function signInUri({ config }: Pick<Ctx, 'config'>): string {
  return `${config.publicUrl}/login`
}

/** Removes the links sent to addresses, and the addresses from the job queue. */
export async function forgetAddresses(tx: Tx, { jobs }: Pick<Ctx, 'jobs'>, emails: readonly string[]): Promise<void> {
  await deleteLinksTo(tx, emails)
  await jobs.forget(tx, mailLinkJob, 'email', emails)
}
