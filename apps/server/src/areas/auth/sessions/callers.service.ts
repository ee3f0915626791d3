import { permissionsOfRoles } from '@wattdesk/contract/permissions.ts'
import type { Call, Caller } from '../../../platform/caller.ts'
import { scopeOf } from '../../tenants/tenants.service.ts'
import type { SigningMember } from './members.store.ts'

/** A member as the rest of the server sees them. */
export function callerOf(member: SigningMember, sessionId: string): Caller {
  return {
    kind: 'member',
    memberId: member.id,
    name: `${member.firstName} ${member.lastName}`,
    email: member.email,
    language: member.language,
    roles: member.roles,
    permissions: new Set(permissionsOfRoles(member.roles)),
    sessionId,
    scope: scopeOf(member.tenant),
  }
}

/** A call a member makes before there is a session: signing up, resetting a password. */
export function callWithoutSession(member: SigningMember, requestId: string): Call {
  return { caller: { ...callerOf(member, ''), permissions: new Set() }, requestId }
}

export function tenantOf(member: SigningMember): { tenantId: string; affiliateId: string | null } {
  return { tenantId: member.tenant.id, affiliateId: member.tenant.affiliateId }
}
