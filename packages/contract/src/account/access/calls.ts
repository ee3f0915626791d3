import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, line, nothing, plainText } from '../../formats.ts'
import { roles } from '../../permissions.ts'
import { accessLoan, accessRequest, loanModel, neededPermissions, requestModel } from './models.ts'

const area = 'account'

export const explainPermissions = endpoint({
  name: 'explainPermissions',
  area,
  method: 'GET',
  path: '/api/v1/profile/permissions/explanation',
  summary: 'Who can grant the caller permissions: roles that hold them, members who may grant them, and the last request',
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
    /** Roles with all of these permissions. */
    roles: z.array(z.enum(roles)),
    /** Members who may grant them, at most ten. */
    people: z.array(z.object({ id, name: z.string(), role: z.enum(roles) })),
    /** The caller's last request for these permissions. */
    request: accessRequest.nullable(),
    /** Loans for one tenant with all of these permissions. */
    loans: z.array(accessLoan),
  }),
})

export const listOwnAccess = endpoint({
  name: 'listOwnAccess',
  area,
  method: 'GET',
  path: '/api/v1/profile/permissions/access',
  summary: 'Access currently lent to and by the caller, and the caller’s latest requests with their decisions',
  access: 'read:profile',
  response: z.object({
    borrowed: z.array(accessLoan),
    lent: z.array(accessLoan.extend({ member: z.object({ id, name: z.string() }) })),
    requests: z.array(accessRequest),
  }),
})

const working = { area, access: 'session', whileWorking: 'unaffected' } as const

export const startWorkingInTenant = endpoint({
  ...working,
  name: 'startWorkingInTenant',
  method: 'POST',
  path: '/api/v1/profile/permissions/access/{loanId}/use',
  summary:
    'Work in the tenant of a loan: until the loan or this ends, the session sees only that tenant and has the permissions lent for it',
  params: z.strictObject({ loanId: id }),
  response: nothing,
  errors: ['NotFound'],
})

export const stopWorkingInTenant = endpoint({
  ...working,
  name: 'stopWorkingInTenant',
  method: 'DELETE',
  path: '/api/v1/profile/permissions/access/use',
  summary: 'Return to everything that the caller may see, with their own permissions',
  response: nothing,
})

export const requestAccess = endpoint({
  name: 'requestAccess',
  area,
  method: 'POST',
  path: '/api/v1/profile/permissions/requests',
  summary: 'Request permissions; members who may grant them are notified once; repeating it changes nothing',
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
  summary: 'Open requests for permissions, oldest first, at most 100',
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
  body: z.strictObject({ comment: line(300) }),
  response: accessRequest,
  errors: ['NotFound', 'AccessRequestDecided', 'OwnMemberProtected', 'RootMemberReserved'],
})

const ofMember = { area, path: '/api/v1/account/users/{id}/loans' } as const

export const listLoans = endpoint({
  ...ofMember,
  name: 'listLoans',
  method: 'GET',
  summary: 'Access currently lent to a member',
  access: 'write:account-users',
  params: z.strictObject({ id }),
  response: z.object({ items: z.array(accessLoan) }),
  errors: ['RootMemberReserved', 'NotFound'],
})

export const lendAccess = endpoint({
  ...ofMember,
  name: 'lendAccess',
  method: 'POST',
  summary:
    'Lend a member the additional permissions of a role until an instant, as far as the caller holds them; for one tenant if it is named',
  access: 'write:account-users',
  params: z.strictObject({ id }),
  body: loanModel,
  response: accessLoan,
  errors: ['AccessAlreadyLent', 'NothingToLend', 'OwnMemberProtected', 'RootMemberReserved', 'NotFound', 'Conflict'],
})

export const listLoanTenants = endpoint({
  ...ofMember,
  name: 'listLoanTenants',
  method: 'GET',
  path: '/api/v1/account/users/{id}/loans/tenants',
  summary: 'Tenants for which access can be lent to a member: those that caller and member may see, affiliates first',
  access: 'write:account-users',
  params: z.strictObject({ id }),
  query: z.strictObject({ searchValue: plainText(200).optional() }),
  response: z.object({
    items: z.array(z.object({ id, name: z.string(), kind: z.enum(['affiliate', 'partner']) })),
    hasMore: z.boolean(),
  }),
  errors: ['RootMemberReserved', 'NotFound'],
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
  summary: 'Preview the portal as a role sees it; this session is read-only until the preview ends',
  access: 'write:account-users',
  body: z.strictObject({ role: z.enum(roles) }),
  response: nothing,
  whileWorking: 'refused',
  errors: ['RootMemberReserved', 'WorkingInTenant'],
})

export const endRolePreview = endpoint({
  ...preview,
  name: 'endRolePreview',
  method: 'DELETE',
  summary: 'End the preview and return to the caller’s own permissions',
  access: 'session',
  inPreview: 'allowed',
  response: nothing,
})
