/**
 * Members of the portal. States: invited, signed up, removed. Nobody changes their own roles, removes themselves or lifts their own
 * second factor here; only root members decide about root members; the last root member stays. Changes affect the member's open sessions
 * immediately; a removal ends them, deletes the sign-in and frees the work.
 */
import type { inviteMember as inviteMemberCall, updateMember as updateMemberCall } from '@wattdesk/contract/account/calls.ts'
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import type { Db } from '../../db/connect.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, changesBy, placeOf, recordActivity } from '../activities/activities.service.ts'
import { removeIdentity } from '../auth/identities/identities.service.ts'
import { inviteMember as mailInvitation } from '../auth/identities/identity-links.service.ts'
import { removeMultifactor } from '../auth/multifactor/multifactor.service.ts'
import { announceSessions, endSessionsOfMember } from '../auth/sessions/sessions.service.ts'
import { findTenant, requireTenantOfScope, type Tenant } from '../tenants/tenants.service.ts'
import { settleRequests } from './access-settling.service.ts'
import { deleteEmailChange } from './email-changes.store.ts'
import {
  findMemberRow,
  freeWorkOf,
  insertMember,
  isOtherRoot,
  lockMember,
  lockMembersOf,
  lockRoots,
  type MemberRow,
  updateMemberRow,
} from './members.store.ts'

export type Managing = Pick<Ctx, 'config' | 'clock' | 'db' | 'bus'>

/** Adds a member and sends the invitation. Returns the new member's ID. Repeating a call adds nothing, and is refused with other values. */
export async function inviteMember(ctx: Managing, call: Call, body: BodyOf<typeof inviteMemberCall>): Promise<string> {
  const now = ctx.clock.now()
  const { tenantId, id = newId(now), ...fields } = body
  return transaction(ctx.db, async (tx) => {
    const tenant = await requireTenant(tx, call, tenantId)
    requireMayDecide(call, fields.roles)
    requireRootAtOperator(tenant, fields.roles)
    if (!(await insertMember(tx, { id, tenantId: tenant.id, ...fields, createdAt: now }))) {
      const existing = await lockMember(tx, id)
      if (existing && existing.tenantId === tenant.id && !changesBy(existing, fields)) return id
      throw new DomainError(existing && existing.email !== fields.email ? 'Conflict' : 'DuplicatedMember')
    }
    await mailInvitation(tx, ctx, { ...fields, tenant })
    await record(tx, ctx, call, { action: 'create', event: 'member.invited', id, tenant, after: fields })
    return id
  })
}

async function requireTenant(tx: Tx, { caller: { scope } }: Call, tenantId: string | undefined): Promise<Tenant> {
  const tenant = tenantId ? await findTenant(tx, scope, tenantId) : await requireTenantOfScope(tx, scope)
  if (!tenant) throw new DomainError('NotFound')
  return tenant
}

export async function updateMember(ctx: Managing, call: Call, id: string, body: BodyOf<typeof updateMemberCall>): Promise<void> {
  const { version, ...given } = body
  await transaction(ctx.db, async (tx) => {
    const { member, tenant } = await lockManaged(tx, call, id)
    if (version !== undefined && version !== member.version) throw new DomainError('MemberChanged', { version: member.version })
    const changes = changesBy(member, given)
    if (!changes) return
    if (given.roles && 'roles' in changes.after) {
      requireRolesMayChange(call, { member, tenant }, given.roles)
      if (member.roles.includes('root') && !given.roles.includes('root')) await lockOtherRoot(tx, id)
    }
    await updateMemberRow(tx, id, changes.after)
    await record(tx, ctx, call, { action: 'update', event: 'member.changed', id, tenant, ...changes })
    if (given.roles) await settleRequests(tx, ctx, call, { member: { id, roles: given.roles }, tenant })
  })
  announceSessions(ctx, { memberId: id })
}

export type Managed = { member: MemberRow; tenant: Tenant }

function requireRolesMayChange(call: Call, { member, tenant }: Managed, roles: MemberRow['roles']): void {
  requireSomebodyElse(call, member.id)
  requireMayDecide(call, roles)
  requireRootAtOperator(tenant, roles)
}

/** Removes a member with their sign-in, second factor and sessions. Their activity entries remain. */
export async function removeMember(ctx: Managing, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const { member, tenant } = await lockManaged(tx, call, id)
    requireSomebodyElse(call, id)
    if (member.roles.includes('root')) await lockOtherRoot(tx, id)
    await takeAway(tx, ctx, member)
    const { email, firstName, lastName, roles } = member
    await record(tx, ctx, call, { action: 'delete', event: 'member.removed', id, tenant, before: { email, firstName, lastName, roles } })
  })
  announceSessions(ctx, { memberId: id })
}

/** Removes all members of a tenant that ends. Returns them, so that the end of their sessions is announced after the commit. */
export async function removeMembersOfTenant(tx: Tx, ctx: Pick<Ctx, 'clock'>, tenantId: string): Promise<string[]> {
  const members = await lockMembersOf(tx, tenantId)
  for (const member of members) await takeAway(tx, ctx, member)
  return members.map((member) => member.id)
}

async function takeAway(tx: Tx, ctx: Pick<Ctx, 'clock'>, { id, email }: MemberRow): Promise<void> {
  await updateMemberRow(tx, id, { removedAt: ctx.clock.now() })
  await endSessionsOfMember(tx, ctx, id, 'member_removed')
  await deleteEmailChange(tx, id)
  await freeWorkOf(tx, id, ctx.clock.now())
  await removeIdentity(tx, ctx, { memberId: id, email })
}

export async function removeMemberMultifactor(ctx: Managing, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await lockManaged(tx, call, id)
    // Removing one's own requires a fresh proof, as the profile does.
    requireSomebodyElse(call, id)
    await removeMultifactor(tx, ctx, call, id)
  })
  announceSessions(ctx, { memberId: id })
}

export async function requireManaged({ db }: Pick<Ctx, 'db'>, call: Call, id: string): Promise<Managed> {
  return managedBy(db, call, await findMemberRow(db, id))
}

export async function lockManaged(tx: Tx, call: Call, id: string): Promise<Managed> {
  return managedBy(tx, call, await lockMember(tx, id))
}

async function managedBy(db: Db, call: Call, member: MemberRow | undefined): Promise<Managed> {
  const tenant = member && (await findTenant(db, call.caller.scope, member.tenantId))
  if (!member || !tenant) throw new DomainError('NotFound')
  requireMayDecide(call, member.roles)
  return { member, tenant }
}

function requireMayDecide({ caller }: Call, roles: MemberRow['roles']): void {
  if (roles.includes('root') && !caller.roles.includes('root')) throw new DomainError('RootMemberReserved')
}

/** Only members of the operator can be root: in any other tenant the role would have no effect. */
function requireRootAtOperator(tenant: Tenant, roles: MemberRow['roles']): void {
  if (!roles.includes('root') || tenant.kind === 'operator') return
  throw new DomainError('ValidationFailed', [{ field: 'roles', code: 'Invalid', message: 'A root member belongs to the operator' }])
}

export function requireSomebodyElse({ caller }: Call, id: string): void {
  if (caller.memberId === id) throw new DomainError('OwnMemberProtected')
}

/** Two roots cannot remove each other: the second waits until the first is done. */
async function lockOtherRoot(tx: Tx, id: string): Promise<void> {
  await lockRoots(tx)
  if (!(await isOtherRoot(tx, id))) throw new DomainError('LastRootKept')
}

type Entry = Change & { id: string; tenant: Tenant }

async function record(tx: Tx, ctx: Managing, call: Call, { id, tenant, ...change }: Entry): Promise<void> {
  await recordActivity(tx, ctx, call, { ...change, object: { type: 'member', id }, tenant: placeOf(tenant) })
}
