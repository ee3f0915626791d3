import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, line, nothing } from './formats.ts'
import { allPermissions, type Permission, permissionsOfRole, roles } from './permissions.ts'

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

/** Permissions that an action needs. */
const neededPermissions = z
  .array(z.enum(allPermissions as [Permission, ...Permission[]])) // the catalogue is not empty
  .min(1)
  .max(5)
  .transform((given) => [...new Set(given)].sort())

export const requestStates = ['open', 'granted', 'declined'] as const

const accessRequest = z.object({
  id,
  member: z.object({ id, name: z.string(), email: z.string(), roles: z.array(z.enum(roles)) }),
  permissions: z.array(z.string()),
  reason: z.string().nullable(),
  state: z.enum(requestStates),
  createdAt: instant,
  answeredAt: instant.nullable(),
  answeredBy: z.string().nullable(),
  /** What was said with the answer. */
  answer: z.string().nullable(),
})
export type AccessRequest = z.infer<typeof accessRequest>

export const accessLoan = z.object({
  id,
  role: z.enum(lentRoles),
  permissions: z.array(z.string()),
  reason: z.string(),
  lentBy: z.string(),
  createdAt: instant,
  endsAt: instant,
})
export type AccessLoan = z.infer<typeof accessLoan>

const area = 'account'

export const explainPermissions = endpoint({
  name: 'explainPermissions',
  area,
  method: 'GET',
  path: '/api/v1/profile/permissions/explanation',
  summary: 'Who can give the caller permissions: roles that hold them, people who may give them, and whether they were asked',
  access: 'read:profile',
  query: z.strictObject({
    permissions: z
      .string()
      .max(400)
      .transform((text) => text.split(','))
      .pipe(neededPermissions),
  }),
  response: z.object({
    permissions: z.array(z.string()),
    /** Roles that hold all of them. */
    roles: z.array(z.enum(roles)),
    /** People who may give them, at most ten. */
    people: z.array(z.object({ id, name: z.string(), role: z.enum(roles) })),
    /** The caller's last request for them. */
    request: accessRequest.nullable(),
  }),
})

/** How many of their latest requests members see. */
export const ownRequestsShown = 20

export const listOwnAccess = endpoint({
  name: 'listOwnAccess',
  area,
  method: 'GET',
  path: '/api/v1/profile/permissions/access',
  summary: 'Access that is lent to the caller and by the caller now, and the caller’s latest requests with their answers',
  access: 'read:profile',
  response: z.object({
    borrowed: z.array(accessLoan),
    lent: z.array(accessLoan.extend({ member: z.object({ id, name: z.string() }) })),
    requests: z.array(accessRequest),
  }),
})

export const requestModel = z.strictObject({
  permissions: neededPermissions,
  /** What it is needed for. */
  reason: line(300).optional(),
})

export const requestAccess = endpoint({
  name: 'requestAccess',
  area,
  method: 'POST',
  path: '/api/v1/profile/permissions/requests',
  summary: 'Ask for permissions. People who may give them are told once; asking again changes nothing',
  access: 'write:profile',
  body: requestModel,
  response: accessRequest,
  errors: ['PermissionHeld', 'TooManyAccessRequests'],
})

export const listAccessRequests = endpoint({
  name: 'listAccessRequests',
  area,
  method: 'GET',
  path: '/api/v1/account/access-requests',
  summary: 'Requests for permissions that wait for an answer, the oldest first, at most 100',
  access: 'write:account-users',
  response: z.object({ items: z.array(accessRequest), total: z.number().int() }),
})

export const declineAccess = endpoint({
  name: 'declineAccess',
  area,
  method: 'POST',
  path: '/api/v1/account/access-requests/{id}/decline',
  summary: 'Decline a request for permissions. Declining it again changes nothing',
  access: 'write:account-users',
  params: z.strictObject({ id }),
  body: z.strictObject({ answer: line(300) }),
  response: accessRequest,
  errors: ['NotFound', 'AccessRequestAnswered', 'OwnMemberProtected', 'RootMemberReserved'],
})

const ofMember = { area, path: '/api/v1/account/users/{id}/loans' } as const

export const listLoans = endpoint({
  ...ofMember,
  name: 'listLoans',
  method: 'GET',
  summary: 'Access that is lent to a member now',
  access: 'write:account-users',
  params: z.strictObject({ id }),
  response: z.object({ items: z.array(accessLoan) }),
  errors: ['RootMemberReserved', 'NotFound'],
})

export const loanModel = z.strictObject({
  /** Chosen by the caller, so that a repeated call lends once. */
  id: id.optional(),
  role: z.enum(lentRoles),
  endsAt: instant,
  reason: line(300),
})

export const lendAccess = endpoint({
  ...ofMember,
  name: 'lendAccess',
  method: 'POST',
  summary: 'Lend a member the additional permissions of a role until an instant, as far as the caller holds them',
  access: 'write:account-users',
  params: z.strictObject({ id }),
  body: loanModel,
  response: accessLoan,
  errors: ['AccessAlreadyLent', 'NothingToLend', 'OwnMemberProtected', 'RootMemberReserved', 'NotFound', 'Conflict'],
})

export const endLoan = endpoint({
  ...ofMember,
  name: 'endLoan',
  method: 'DELETE',
  path: '/api/v1/account/users/{id}/loans/{loanId}',
  summary: 'End lent access at once',
  access: 'write:account-users',
  params: z.strictObject({ id, loanId: id }),
  response: nothing,
  errors: ['OwnMemberProtected', 'RootMemberReserved', 'NotFound'],
})

const preview = { area, path: '/api/v1/account/role-preview' } as const

export const startRolePreview = endpoint({
  ...preview,
  name: 'startRolePreview',
  method: 'POST',
  summary: 'See the portal as a role sees it, in this session and without changing anything, until it is ended',
  access: 'write:account-users',
  body: z.strictObject({ role: z.enum(roles) }),
  response: nothing,
  errors: ['RootMemberReserved'],
})

export const endRolePreview = endpoint({
  ...preview,
  name: 'endRolePreview',
  method: 'DELETE',
  summary: 'Return to one’s own permissions',
  access: 'session',
  inPreview: 'allowed',
  response: nothing,
})
