import { type Permission, permissionsOfRole } from '../../permissions.ts'

/** Rights over others' access: a loan of an hour must not outlive it in another person's account, role or secret. */
const neverLent: readonly Permission[] = [
  'write:account-users',
  'delete:account-users',
  'write:account-api-access',
  'delete:account-api-access',
]

/** Roles whose permissions can be lent. Root is never lent. */
export const lentRoles = ['admin', 'support', 'installer'] as const
export type LentRole = (typeof lentRoles)[number]

/** Permissions that a loan of a role adds: those the lender holds, less those the borrower already holds. */
export function lentBy(lender: ReadonlySet<string>, role: LentRole, borrower: ReadonlySet<string>): Permission[] {
  return permissionsOfRole(role).filter((one) => lender.has(one) && !borrower.has(one) && !neverLent.includes(one))
}

/** How long access can be lent. */
export const loanDaysMax = 30
/** The most open requests of a member, and the most people named and notified. */
export const openRequestsMax = 5
export const grantorsShown = 10

export const requestStates = ['open', 'granted', 'declined'] as const

export const ownRequestsShown = 20
