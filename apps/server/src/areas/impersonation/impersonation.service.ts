/**
 * Viewing a customer's app. A member with the permission gives a reason, which the activity log keeps, and gets a token for
 * one active customer for 30 minutes. The token reads what the app shows of that customer, nothing else, and never writes. It
 * ends when it expires, when a member ends it, with the session or the permission of its member, and when the customer is no
 * longer active or visible to the member. States: open, ended.
 */

import { viewLinkMinutes } from '@wattdesk/contract/customer-app/terms.ts'
import { minuteMs } from '@wattdesk/energy/durations.ts'
import { transaction } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import { randomToken, sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { findCallerOfSession } from '../auth/sessions/access.service.ts'
import { announceSessions } from '../auth/sessions/sessions.service.ts'
import { findCustomerWithin, requireCustomerRecord, shareActiveCustomer } from '../customers/customers.service.ts'
import * as store from './impersonations.store.ts'
import { isViewingToken, readViewingToken, signViewingToken } from './viewing-tokens.format.ts'

const lifetimeMs = 30 * minuteMs
/** Maximum number of open app views per member. */
const openMax = 20

export async function startImpersonation(ctx: Ctx, call: Call, customerId: string, reason: string) {
  const { memberId, sessionId } = call.caller
  const createdAt = ctx.clock.now()
  const row = {
    id: newId(createdAt),
    customerId,
    memberId,
    sessionId,
    reason,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetimeMs),
  }
  await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    await store.lockImpersonationsOf(tx, memberId)
    if ((await store.countOpen(tx, memberId, createdAt)) >= openMax) throw new DomainError('TooManyRequests', { retryAfterSeconds: 60 })
    await store.insertImpersonation(tx, row)
    await recordActivity(tx, ctx, call, {
      action: 'read',
      event: 'impersonation.started',
      object: { type: 'impersonation', id: row.id },
      customerId,
      tenant: customer,
      reason,
    })
  })
  return { id: row.id, token: await signViewingToken(ctx, row), expiresAt: row.expiresAt.toISOString() }
}

/** Ending it again has no effect. */
export async function endImpersonation(ctx: Ctx, call: Call, customerId: string, id: string): Promise<void> {
  const customer = await requireCustomerRecord(ctx, call.caller.scope, customerId)
  await transaction(ctx.db, async (tx) => {
    const row = await store.lockImpersonation(tx, customerId, id)
    if (!row) throw new DomainError('NotFound')
    const now = ctx.clock.now()
    if (row.endedAt || row.expiresAt <= now) return
    await store.endImpersonationRow(tx, id, now)
    await recordActivity(tx, ctx, call, {
      action: 'delete',
      event: 'impersonation.ended',
      object: { type: 'impersonation', id },
      customerId,
      tenant: customer,
    })
  })
  announceSessions(ctx, { sessionId: id })
}

/** The code of a link that opens the caller's own view on a phone. It is in the fragment (#) of the address, which no server sees. */
export async function linkView(ctx: Ctx, { caller }: Call, customerId: string, id: string): Promise<{ code: string; expiresAt: string }> {
  await requireCustomerRecord(ctx, caller.scope, customerId)
  const code = randomToken()
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + viewLinkMinutes * minuteMs)
  const view = { id, customerId, memberId: caller.memberId }
  if (!(await store.putLink(ctx.db, view, { hash: sha256(code), expiresAt, now }))) throw new DomainError('NotFound')
  return { code, expiresAt: expiresAt.toISOString() }
}

/** Opens a view by its link, once, and logs it with the reason of the view. */
export async function openLinkedView(ctx: Ctx, code: string, requestId: string): Promise<{ token: string; expiresAt: string }> {
  const row = await transaction(ctx.db, (tx) => store.takeLink(tx, sha256(code), ctx.clock.now()))
  const caller = row && (await findViewer(ctx, row.id))
  if (!row || caller?.scope.kind !== 'customer') throw new DomainError('ViewLinkInvalid')
  const { scope } = caller
  await transaction(ctx.db, (tx) =>
    recordActivity(
      tx,
      ctx,
      { caller, requestId },
      {
        action: 'read',
        event: 'impersonation.opened-on-phone',
        object: { type: 'impersonation', id: row.id },
        customerId: row.customerId,
        tenant: scope,
        reason: row.reason,
      },
    ),
  )
  return { token: await signViewingToken(ctx, row), expiresAt: row.expiresAt.toISOString() }
}

/** The viewer of a token, limited to its customer. Undefined for other kinds of tokens. */
export async function resolveViewer(ctx: Pick<Ctx, 'config' | 'clock' | 'db'>, token: string): Promise<Caller | undefined> {
  if (!isViewingToken(token)) return undefined
  const viewer = await findViewer(ctx, await readViewingToken(ctx, token))
  if (!viewer) throw new DomainError('SessionExpired')
  return viewer
}

/** The member who views an app, limited to its customer, or undefined when the view has ended. They hold no permissions in it. */
export async function findViewer(ctx: Pick<Ctx, 'clock' | 'db'>, id: string): Promise<Caller | undefined> {
  const row = await store.findImpersonation(ctx.db, id)
  if (!row || row.endedAt || row.expiresAt <= ctx.clock.now()) return undefined
  const member = await findCallerOfSession(ctx, row.sessionId, { isUse: false })
  if (!member?.permissions.has('read:impersonation')) return undefined
  const customer = await findCustomerWithin(ctx.db, member.scope, row.customerId)
  if (customer?.status !== 'active') return undefined
  return {
    ...member,
    kind: 'viewer',
    sessionId: row.id,
    roles: [],
    permissions: new Set(),
    scope: { kind: 'customer', customerId: customer.id, tenantId: customer.tenantId, affiliateId: customer.affiliateId },
    permissionsUntil: row.expiresAt,
    viewEndsAt: row.expiresAt,
  }
}
