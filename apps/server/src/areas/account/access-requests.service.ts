/**
 * Members ask for permissions they lack. States: open, then granted (a role or a loan gave them) or declined. A repeated request for the
 * same permissions returns the open one, and a member has only a few open ones; the people who may give them are notified once. The
 * member is notified of the decision.
 */

import type { requestAccess as requestAccessCall } from '@wattdesk/contract/account/access/calls.ts'
import type { AccessRequest } from '@wattdesk/contract/account/access/models.ts'
import { grantorsShown, openRequestsMax, ownRequestsShown } from '@wattdesk/contract/account/access/terms.ts'
import type { BodyOf } from '@wattdesk/contract/endpoint.ts'
import { type Permission, permissionsOfRole, permissionsOfRoles, type Role, roles } from '@wattdesk/contract/permissions.ts'
import type { Db } from '../../db/connect.ts'
import { transaction } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { placeOf, recordActivity } from '../activities/activities.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { requireTenantById, type Tenant } from '../tenants/tenants.service.ts'
import * as store from './access-requests.store.ts'
import { lockManaged, type Managing, requireSomebodyElse } from './account.service.ts'
import { lockExistingMember } from './member-record.service.ts'
import { findMemberRow, listMembersWithRole } from './members.store.ts'

const shownMax = 100

/** Permissions of all roles but root. */
const givenByAdmins: readonly string[] = permissionsOfRoles(roles.filter((role) => role !== 'root'))

type Person = { id: string; firstName: string; lastName: string }

/** Other admins of the tenant; the roots if it has none or only root holds the permissions. */
async function listGrantors(
  db: Db,
  { id: tenantId, affiliateId }: Tenant,
  permissions: readonly string[],
  exceptId: string,
): Promise<{ role: Role; people: Person[] }> {
  const byAdmins = permissions.every((one) => givenByAdmins.includes(one))
  const admins = byAdmins ? await listMembersWithRole(db, 'admin', affiliateId ? [tenantId, affiliateId] : [tenantId]) : []
  const others = (found: readonly Person[]) => found.filter(({ id }) => id !== exceptId)
  const people = others(admins)
  return people.length > 0 ? { role: 'admin', people } : { role: 'root', people: others(await listMembersWithRole(db, 'root')) }
}

export async function explainPermissions({ db }: Pick<Ctx, 'db'>, { caller }: Call, permissions: Permission[]) {
  const member = await findMemberRow(db, caller.memberId)
  if (!member) throw new DomainError('NotFound')
  const { role, people } = await listGrantors(db, await requireTenantById(db, member.tenantId), permissions, member.id)
  const last = await store.findLastFor(db, member.id, permissions)
  return {
    permissions,
    roles: roles.filter((one) => permissions.every((needed) => permissionsOfRole(one).includes(needed))),
    people: people.slice(0, grantorsShown).map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`, role })),
    request: last ? present(last) : null,
  }
}

export async function listOwnRequests({ db }: Pick<Ctx, 'db'>, { caller }: Call): Promise<AccessRequest[]> {
  return (await store.listLatestOf(db, caller.memberId, ownRequestsShown)).map(present)
}

/** Returns the open request, if any, instead of sending another. */
export async function requestAccess(ctx: Managing, call: Call, body: BodyOf<typeof requestAccessCall>): Promise<AccessRequest> {
  const now = ctx.clock.now()
  const { permissions, reason = null } = body
  if (permissions.every((one) => call.caller.permissions.has(one))) throw new DomainError('PermissionHeld')
  const id = await transaction(ctx.db, async (tx) => {
    // Serializes the requests of one member.
    const member = await lockExistingMember(tx, call.caller.memberId)
    const open = await store.listOpenRequestsOf(tx, member.id)
    const same = open.find((one) => one.permissions.join() === permissions.join())
    if (same) return same.id
    if (open.length >= openRequestsMax) throw new DomainError('TooManyAccessRequests', { max: openRequestsMax })
    const made = { id: newId(now), memberId: member.id, permissions, reason, state: 'open' as const, createdAt: now }
    await store.insertRequest(tx, { ...made, decidedAt: null, decidedBy: null, comment: null })
    const tenant = await requireTenantById(tx, member.tenantId)
    await recordActivity(tx, ctx, call, {
      action: 'create',
      event: 'member.access-requested',
      object: { type: 'member', id: member.id },
      tenant: placeOf(tenant),
      after: { permissions },
      reason: reason ?? undefined,
    })
    const { people } = await listGrantors(tx, tenant, permissions, member.id)
    const news = { kind: 'access-requested' as const, objectId: made.id, detail: permissions.join(', '), causedBy: member.id }
    for (const person of people) await notify(tx, ctx, { ...news, memberId: person.id })
    return made.id
  })
  return requireShown(ctx.db, id)
}

export async function listAccessRequests({ db }: Pick<Ctx, 'db'>, { caller }: Call) {
  const { memberId, scope } = caller
  const { rows, total } = await store.listOpenRequests(db, scope, { memberId, mayGive: mayGive(caller) }, shownMax)
  return { items: rows.map(present), total }
}

/** Nobody decides about a request for what they may not give. */
const mayGive = ({ roles: held }: Caller): readonly string[] => (held.includes('root') ? permissionsOfRoles(roles) : givenByAdmins)

export async function declineAccess(ctx: Managing, call: Call, id: string, comment: string): Promise<AccessRequest> {
  await transaction(ctx.db, async (tx) => {
    const asked = await store.findRequest(tx, id)
    const given = mayGive(call.caller)
    if (!asked?.permissions.every((one) => given.includes(one))) throw new DomainError('NotFound')
    const { member, tenant } = await lockManaged(tx, call, asked.memberId)
    requireSomebodyElse(call, member.id)
    // Read again: the member's row is locked now.
    const request = await store.findRequest(tx, id)
    if (request?.state === 'declined') return
    if (request?.state !== 'open') throw new DomainError('AccessRequestDecided')
    const { memberId: decidedBy } = call.caller
    await store.decideRequests(tx, [id], { state: 'declined', decidedAt: ctx.clock.now(), decidedBy, comment })
    await recordActivity(tx, ctx, call, {
      action: 'update',
      event: 'member.access-declined',
      object: { type: 'member', id: member.id },
      tenant: placeOf(tenant),
      after: { permissions: request.permissions },
      reason: comment,
    })
    const detail = request.permissions.join(', ')
    await notify(tx, ctx, { memberId: member.id, kind: 'access-declined', objectId: id, detail, causedBy: decidedBy })
  })
  return requireShown(ctx.db, id)
}

async function requireShown(db: Db, id: string): Promise<AccessRequest> {
  const found = await store.findShown(db, id)
  if (!found) throw new DomainError('NotFound')
  return present(found)
}

function present({ request, member, decidedBy }: store.ShownRequest): AccessRequest {
  const { id, permissions, reason, state, createdAt, decidedAt, comment } = request
  return {
    ...{ id, permissions, reason, state, comment, decidedBy },
    member: { id: member.id, name: `${member.firstName} ${member.lastName}`, email: member.email, roles: member.roles },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
