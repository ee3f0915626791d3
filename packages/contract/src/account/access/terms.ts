import { type Permission, permissionsOfRole } from '../../permissions.ts'

/** Rights for others: what was borrowed for an hour must not outlive it in an account, a role or a secret of somebody else. */
const neverLent: readonly Permission[] = [
  'write:account-users',
  'delete:account-users',
  'write:account-api-access',
  'delete:account-api-access',
]

/** Roles whose permissions can be lent. Root is never lent. */
export const lentRoles = ['admin', 'support', 'installer'] as const
export type LentRole = (typeof lentRoles)[number]

/** What a loan of a role gives a borrower: what the lender holds too, less what the borrower holds already. */
export function lentBy(lender: ReadonlySet<string>, role: LentRole, borrower: ReadonlySet<string>): Permission[] {
  return permissionsOfRole(role).filter((one) => lender.has(one) && !borrower.has(one) && !neverLent.includes(one))
}

/** How long access can be lent. */
export const loanDaysMax = 30
/** How many requests of a member may wait for an answer, and how many people are named and told. */
export const openRequestsMax = 5
export const grantorsShown = 10

export const requestStates = ['open', 'granted', 'declined'] as const

/** How many of their latest requests members see. */
export const ownRequestsShown = 20
