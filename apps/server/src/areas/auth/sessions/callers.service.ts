import { permissionsOfRole, permissionsOfRoles } from '@wattdesk/contract/permissions.ts'
import type { Call, Caller } from '../../../platform/caller.ts'
import { isTenantWithin, scopeOf } from '../../tenants/tenants.service.ts'
import type { SigningLoan, SigningMember } from './members.store.ts'
import type { SessionRow } from './sessions.store.ts'

type State = Pick<SessionRow, 'id' | 'previewedRole' | 'workingLoanId'>
export type TenantLoan = SigningLoan & { tenant: NonNullable<SigningLoan['tenant']> }

/**
 * A member as the server sees them, with or without a session. A session that previews a role holds the permissions of both the role and
 * the member, without loans. One that works in a tenant sees that tenant only, and only there do loans for it count.
 */
export function callerOf(member: SigningMember, now: Date, session?: State): Caller {
  const previewedRole = session?.previewedRole ?? undefined
  const loan = previewedRole ? undefined : findTenantLoan(member, now, session?.workingLoanId)
  const { permissions, until } = permissionsOf(member, now, loan?.tenant.id)
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
    scope: scopeOf(loan?.tenant ?? member.tenant),
    permissionsUntil: until,
    previewedRole,
    workingIn: loan && { loanId: loan.id, tenantId: loan.tenant.id },
  }
}

/**
 * A member as they worked in a tenant, for work that continues without their session. Undefined when nothing is lent to them for it any
 * more: such work never continues in a wider scope.
 */
export function callerWithin(member: SigningMember, now: Date, tenantId: string): Caller | undefined {
  if (tenantId === member.tenant.id) return callerOf(member, now)
  const loan = runningLoans(member, now).find(({ tenant }) => tenant?.id === tenantId)
  const caller = loan && callerOf(member, now, { id: '', previewedRole: null, workingLoanId: loan.id })
  return caller?.workingIn && caller
}

/** The running loan for one tenant with this ID, if the member sees the tenant. */
export function findTenantLoan(member: SigningMember, now: Date, id: string | null | undefined): TenantLoan | undefined {
  const loan = id ? runningLoans(member, now).find((one) => one.id === id) : undefined
  const tenant = loan?.tenant
  return tenant && isTenantWithin(scopeOf(member.tenant), tenant) ? { ...loan, tenant } : undefined
}

const runningLoans = ({ loans }: SigningMember, now: Date) => loans.filter(({ endsAt }) => new Date(endsAt) > now)

/** Loans for other tenants do not count. */
function permissionsOf(
  member: SigningMember,
  now: Date,
  tenantId: string | undefined,
): { permissions: Set<string>; until: Date | undefined } {
  const counted = runningLoans(member, now).filter(({ tenant }) => tenant === null || tenant.id === tenantId)
  const permissions = new Set<string>([...permissionsOfRoles(member.roles), ...counted.flatMap((loan) => loan.permissions)])
  const ends = counted.map(({ endsAt }) => new Date(endsAt)).sort((one, other) => one.getTime() - other.getTime())
  return { permissions, until: ends[0] }
}

/** A call that a member makes before having a session: signing up, resetting a password. */
export function callWithoutSession(member: SigningMember, now: Date, requestId: string): Call {
  return { caller: { ...callerOf(member, now), permissions: new Set() }, requestId }
}

export function tenantOf(member: SigningMember): { tenantId: string; affiliateId: string | null } {
  return { tenantId: member.tenant.id, affiliateId: member.tenant.affiliateId }
}
