import { permissionsOfRole, permissionsOfRoles } from '@wattdesk/contract/permissions.ts'
import type { Call, Caller } from '../../../platform/caller.ts'
import { scopeOf } from '../../tenants/tenants.service.ts'
import type { SigningMember } from './members.store.ts'
import type { SessionRow } from './sessions.store.ts'

/**
 * A member as the server sees them, with or without a session. A session that previews a role holds the permissions of both the role and
 * the member, without loans.
 */
export function callerOf(member: SigningMember, now: Date, session?: Pick<SessionRow, 'id' | 'previewedRole'>): Caller {
  const { permissions, until } = permissionsOf(member, now)
  const previewedRole = session?.previewedRole ?? undefined
  const own = new Set<string>(permissionsOfRoles(member.roles))
  return {
    kind: 'member',
    memberId: member.id,
    name: `${member.firstName} ${member.lastName}`,
    email: member.email,
    language: member.language,
    roles: previewedRole ? [previewedRole] : member.roles,
    permissions: previewedRole ? new Set(permissionsOfRole(previewedRole).filter((one) => own.has(one))) : permissions,
    sessionId: session?.id ?? '',
    scope: scopeOf(member.tenant),
    permissionsUntil: until,
    previewedRole,
  }
}

function permissionsOf({ roles, loans }: SigningMember, now: Date): { permissions: Set<string>; until: Date | undefined } {
  const current = loans.map(({ permissions, endsAt }) => ({ permissions, endsAt: new Date(endsAt) })).filter(({ endsAt }) => endsAt > now)
  const permissions = new Set<string>([...permissionsOfRoles(roles), ...current.flatMap((loan) => loan.permissions)])
  return { permissions, until: current.map(({ endsAt }) => endsAt).sort((one, other) => one.getTime() - other.getTime())[0] }
}

/** A call that a member makes before having a session: signing up, resetting a password. */
export function callWithoutSession(member: SigningMember, now: Date, requestId: string): Call {
  return { caller: { ...callerOf(member, now), permissions: new Set() }, requestId }
}

export function tenantOf(member: SigningMember): { tenantId: string; affiliateId: string | null } {
  return { tenantId: member.tenant.id, affiliateId: member.tenant.affiliateId }
}
