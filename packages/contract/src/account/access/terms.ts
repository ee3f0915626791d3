import { type Permission, permissionsOfRole } from '../../permissions.ts'

/** Permissions over others' access: what an hour's loan changes in another person's account, role or secret would outlive the loan. */
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

export const loanDaysMax = 30
/** Open requests per member, and grantors named and notified per request. */
export const openRequestsMax = 5
export const grantorsShown = 10

export const requestStates = ['open', 'granted', 'declined'] as const

export const ownRequestsShown = 20
