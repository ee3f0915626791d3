/**
 * Access lent to a member: the permissions that a role adds to their own, for a reason, until an instant. States: running, closed.
 * A loan for one tenant counts only in sessions that work in that tenant (`auth/sessions/working-tenant.service.ts`).
 * Each call reads the loans of that moment, so a loan ends on time without a job; the job only closes and logs it.
 * Nobody lends to themselves, more than their own roles hold, root, or the right to grant rights (`lentBy`).
 */

import type { lendAccess as lendAccessCall } from '@wattdesk/contract/account/access/calls.ts'
import type { AccessLoan } from '@wattdesk/contract/account/access/models.ts'
import { lentBy, loanDaysMax } from '@wattdesk/contract/account/access/terms.ts'
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import { permissionsOfRoles } from '@wattdesk/contract/permissions.ts'
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Actor, placeOf, recordActivity, systemActor } from '../activities/activities.service.ts'
import { announceSessions } from '../auth/sessions/sessions.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { findTenant, isTenantWithin, scopeOf, type Tenant } from '../tenants/tenants.service.ts'
import * as store from './access-loans.store.ts'
import { settleRequests } from './access-settling.service.ts'
import { lockManaged, type Managed, type Managing, requireManaged, requireSomebodyElse } from './account.service.ts'

export async function listLoansOf(ctx: Pick<Ctx, 'db' | 'clock'>, memberId: string): Promise<AccessLoan[]> {
  const now = ctx.clock.now()
  const rows = await store.listOpenLoans(ctx.db, memberId)
  return rows.filter(({ endsAt }) => endsAt > now).map(present)
}

/** The caller's loans for one tenant that hold all of the permissions. */
export async function listTenantLoansWith(ctx: Pick<Ctx, 'db' | 'clock'>, { caller }: Call, permissions: readonly string[]) {
  const loans = await listLoansOf(ctx, caller.memberId)
  return loans.filter((loan) => loan.tenant && permissions.every((one) => loan.permissions.includes(one)))
}

export async function listLoansBy(ctx: Pick<Ctx, 'db' | 'clock'>, lender: { memberId: string; name: string }) {
  const now = ctx.clock.now()
  const rows = await store.listOpenLoansBy(ctx.db, lender.memberId)
  return rows
    .filter(({ loan }) => loan.endsAt > now)
    .map(({ loan, borrower }) => ({ ...present({ ...loan, lender: lender.name }), member: borrower }))
}

export async function listManagedLoans(ctx: Managing, call: Call, memberId: string): Promise<AccessLoan[]> {
  await requireManaged(ctx, call, memberId)
  return listLoansOf(ctx, memberId)
}

export async function listLoanTenants(ctx: Managing, call: Call, memberId: string, searchValue: string | undefined) {
  const { tenant } = await requireManaged(ctx, call, memberId)
  return store.listTenantsWithin(ctx.db, [call.caller.scope, scopeOf(tenant)], { exceptId: tenant.id, searchValue })
}

export async function lendAccess(ctx: Managing, call: Call, memberId: string, body: BodyOf<typeof lendAccessCall>): Promise<AccessLoan> {
  const now = ctx.clock.now()
  const { id = newId(now), role, reason } = body
  const endsAt = requireTerm(new Date(body.endsAt), now)
  const loan = await transaction(ctx.db, async (tx) => {
    const managed = await lockManaged(tx, call, memberId)
    requireSomebodyElse(call, memberId)
    const open = await openLoansOf(tx, ctx, managed)
    const same = open.find((one) => one.id === id)
    const target = await findTarget(tx, call, managed, body.tenantId)
    const tenantId = target?.id ?? null
    if (same && isRepeated(same, { role, tenantId, reason, createdAt: now, endsAt })) return same
    if (open.some((one) => one.role === role && one.tenantId === tenantId)) throw new DomainError('AccessAlreadyLent')
    const counted = open.filter((one) => one.tenantId === null || one.tenantId === tenantId)
    const held = new Set<string>([...permissionsOfRoles(managed.member.roles), ...counted.flatMap((one) => one.permissions)])
    // Only the lender's own roles count: loans cannot be passed on.
    const permissions = lentBy(new Set(permissionsOfRoles(call.caller.roles)), role, held)
    if (permissions.length === 0) throw new DomainError('NothingToLend')
    const row = { id, memberId, role, permissions, tenantId, reason, lentBy: call.caller.memberId, createdAt: now, endsAt, closedAt: null }
    if (!(await store.insertLoan(tx, row))) throw new DomainError('Conflict')
    await record(tx, ctx, call, { event: 'member.access-lent', loan: row, tenant: managed.tenant })
    const { memberId: causedBy } = call.caller
    await notify(tx, ctx, { memberId, kind: 'access-lent', objectId: id, detail: role, causedBy })
    await settleRequests(tx, ctx, call, managed)
    return { ...row, tenantName: target?.name ?? null, lender: call.caller.name }
  })
  announceSessions(ctx, { memberId })
  return present(loan)
}

/** Repeating it changes nothing. */
export async function endLoan(ctx: Managing, call: Call, { id, loanId }: { id: string; loanId: string }): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { tenant } = await lockManaged(tx, call, id)
    const loan = await store.findLoan(tx, loanId)
    if (loan?.memberId !== id) throw new DomainError('NotFound')
    if (!(await store.closeLoan(tx, loanId, ctx.clock.now()))) return
    await record(tx, ctx, call, { event: 'member.access-ended', loan, tenant })
  })
  announceSessions(ctx, { memberId: id })
}

export async function closeEndedLoans(ctx: Pick<Ctx, 'config' | 'db' | 'clock'>): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const call: Actor = { caller: systemActor, requestId: newId(ctx.clock.now()) }
    for (const { loan, tenant } of await store.lockEndedLoans(tx, ctx.clock.now())) {
      await store.closeLoan(tx, loan.id, loan.endsAt)
      await record(tx, ctx, call, { event: 'member.access-ended', loan, tenant: { id: tenant.tenantId, affiliateId: tenant.affiliateId } })
    }
  })
}

/** The tenant of a loan. Undefined for one that is as wide as the member's own scope: that is the same as none. */
async function findTarget(tx: Tx, call: Call, { tenant }: Managed, tenantId: string | null | undefined): Promise<Tenant | undefined> {
  if (!tenantId || tenantId === tenant.id) return undefined
  const target = await findTenant(tx, call.caller.scope, tenantId)
  if (!target || !isTenantWithin(scopeOf(tenant), target)) throw new DomainError('NotFound', { field: 'tenantId' })
  return target
}

/** The running loans of a locked member. Expired ones are closed first, so that the role can be lent again. */
async function openLoansOf(tx: Tx, ctx: Managing, { member, tenant }: Managed) {
  const now = ctx.clock.now()
  const open = await store.listOpenLoans(tx, member.id)
  const call: Actor = { caller: systemActor, requestId: newId(now) }
  for (const loan of open.filter(({ endsAt }) => endsAt <= now)) {
    if (await store.closeLoan(tx, loan.id, loan.endsAt)) await record(tx, ctx, call, { event: 'member.access-ended', loan, tenant })
  }
  return open.filter(({ endsAt }) => endsAt > now)
}

type Asked = Pick<store.LoanRow, 'role' | 'tenantId' | 'reason' | 'createdAt' | 'endsAt'>

/** Whether a request asks for what was lent. Its end may be stated as an instant, or as a duration from the request. */
function isRepeated(loan: store.LoanRow, asked: Asked): boolean {
  const termOf = ({ createdAt, endsAt }: Asked) => endsAt.getTime() - createdAt.getTime()
  const endsAlike = loan.endsAt.getTime() === asked.endsAt.getTime() || Math.abs(termOf(loan) - termOf(asked)) < minuteMs
  return endsAlike && loan.role === asked.role && loan.tenantId === asked.tenantId && loan.reason === asked.reason
}

function requireTerm(endsAt: Date, now: Date): Date {
  if (endsAt <= now) throw new DomainError('ValidationFailed', [{ field: 'endsAt', code: 'DateInPast', message: 'DateInPast' }])
  if (endsAt.getTime() <= now.getTime() + loanDaysMax * dayMs) return endsAt
  const params = { days: loanDaysMax }
  throw new DomainError('ValidationFailed', [{ field: 'endsAt', code: 'DateTooLate', message: 'DateTooLate', params }])
}

type Entry = {
  event: 'member.access-lent' | 'member.access-ended'
  loan: store.LoanRow
  tenant: Pick<Managed['tenant'], 'id' | 'affiliateId'>
}

async function record(tx: Tx, ctx: Pick<Ctx, 'config' | 'clock'>, call: Call | Actor, { event, loan, tenant }: Entry): Promise<void> {
  const { role, permissions, tenantId, endsAt } = loan
  const values = { lentRole: role, ...(tenantId ? { tenantId } : {}), permissions, endsAt: endsAt.toISOString() }
  const isStart = event === 'member.access-lent'
  await recordActivity(tx, ctx, call, {
    action: isStart ? 'create' : 'delete',
    event,
    object: { type: 'member', id: loan.memberId },
    tenant: placeOf(tenant),
    ...(isStart ? { after: values } : { before: values }),
    reason: loan.reason,
  })
}

function present({ tenantId, tenantName, lender, ...loan }: store.LoanOfTenant & { lender: string }): AccessLoan {
  const { id, role, permissions, reason, createdAt, endsAt } = loan
  return {
    ...{ id, role, permissions, reason, lentBy: lender },
    // A loan's tenant exists, and so has a name.
    tenant: tenantId ? { id: tenantId, name: tenantName ?? '' } : null,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }
}
