/**
 * How members change their own sign-in. A new address is requested, then confirmed over the link mailed to it, within half an hour, by
 * the same member; another request replaces the previous one. Sessions continue. The old address is notified. A new password is set on a
 * page of the identity provider, over a mailed link.
 */

import { emailChangeMs } from '@wattdesk/contract/account/own-sign-in/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, placeOf, recordActivity } from '../activities/activities.service.ts'
import { moveIdentity } from '../auth/identities/identities.service.ts'
import { addressLinkOf, mailPasswordLink, openAddressToken } from '../auth/identities/identity-links.service.ts'
import { admitAttempt, mailLimit } from '../auth/sessions/attempts.service.ts'
import { announceSessions, requireFreshProof } from '../auth/sessions/sessions.service.ts'
import { queueMemberMail } from '../mails/mails.service.ts'
import { requireTenantById, type Tenant } from '../tenants/tenants.service.ts'
import * as store from './email-changes.store.ts'
import { isAddressTaken, lockMember, type MemberRow, updateMemberRow } from './members.store.ts'

type Changing = Pick<Ctx, 'config' | 'clock' | 'db' | 'bus'>
type Own = { member: MemberRow; tenant: Tenant }

export async function changeOwnEmail(ctx: Changing, call: Call, email: string): Promise<{ email: string; expiresAt: Date | null }> {
  await requireFreshProof(ctx, call.caller)
  const now = ctx.clock.now()
  return transaction(ctx.db, async (tx) => {
    const own = await lockOwn(tx, call)
    if (own.member.email === email) return { email, expiresAt: null }
    await admitAttempt(tx, mailLimit, `address:${own.member.id}`, now)
    if (await isAddressTaken(tx, email)) throw new DomainError('DuplicatedMember')
    const [id, expiresAt] = [newId(now), new Date(now.getTime() + emailChangeMs)]
    await store.putEmailChange(tx, { memberId: own.member.id, id, email, createdAt: now, expiresAt, confirmedAt: null })
    const { firstName, language } = own.member
    const link = addressLinkOf(ctx, id)
    await queueMemberMail(tx, ctx, {
      template: 'member-email-change',
      tenant: placeOf(own.tenant),
      member: { email, firstName, language },
      link,
    })
    await record(tx, ctx, call, own, { action: 'create', event: 'member.email-change-requested', after: { email } })
    return { email, expiresAt }
  })
}

export async function validateOwnEmail(ctx: Changing, call: Call, token: string): Promise<{ email: string }> {
  const id = openAddressToken(ctx, token)
  const confirmed = await transaction(ctx.db, async (tx) => {
    const own = await lockOwn(tx, call)
    const change = id && (await store.findEmailChange(tx, own.member.id, id))
    if (!change) throw new DomainError('EmailLinkInvalid')
    const { email } = change
    if (change.confirmedAt && own.member.email === email) return { email }
    const now = ctx.clock.now()
    if (change.confirmedAt || change.expiresAt <= now) throw new DomainError('EmailLinkInvalid')
    const former = own.member.email
    await updateMemberRow(tx, own.member.id, { email })
    await moveIdentity(tx, { from: former, to: email, at: now })
    await store.closeEmailChange(tx, own.member.id, now)
    await queueMemberMail(tx, ctx, { template: 'member-email-changed', tenant: placeOf(own.tenant), member: own.member, params: { email } })
    const values = { before: { email: former }, after: { email } }
    await record(tx, ctx, call, own, { action: 'update', event: 'member.email-changed', ...values })
    return { email }
  }).catch((error: unknown) => {
    const isTaken = ['members_email', 'identities_email_key'].includes(violatedConstraint(error) ?? '')
    throw isTaken ? new DomainError('DuplicatedMember') : error
  })
  announceSessions(ctx, { memberId: call.caller.memberId })
  return confirmed
}

export async function changeOwnPassword(ctx: Changing, call: Call): Promise<{ email: string }> {
  if (ctx.config.oidc) throw new DomainError('NotFound')
  return transaction(ctx.db, async (tx) => {
    const own = await lockOwn(tx, call)
    const { email } = own.member
    await admitAttempt(tx, mailLimit, `password_reset:${email}`, ctx.clock.now())
    await mailPasswordLink(tx, ctx, own)
    await record(tx, ctx, call, own, { action: 'create', event: 'member.password-link-sent' })
    return { email }
  })
}

export async function dropOldEmailChanges({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await store.deleteEmailChangesBefore(db, new Date(clock.now().getTime() - dayMs))
}

async function lockOwn(tx: Tx, { caller }: Call): Promise<Own> {
  const member = await lockMember(tx, caller.memberId)
  if (!member) throw new DomainError('NotFound')
  return { member, tenant: await requireTenantById(tx, member.tenantId) }
}

async function record(tx: Tx, ctx: Changing, call: Call, own: Own, entry: Change): Promise<void> {
  await recordActivity(tx, ctx, call, { ...entry, object: { type: 'member', id: own.member.id }, tenant: placeOf(own.tenant) })
}
