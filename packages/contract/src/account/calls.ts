import { z } from 'zod'
import { activityFilterChoices, activityList, activityListQuery } from '../activities/models.ts'
import { idList, sessionRecord } from '../auth/models.ts'
import { endpoint } from '../endpoint.ts'
import { country, id, instant, language, nothing, plainText } from '../formats.ts'
import { listOf, orderParameter, pageLimit, pageNumber } from '../paging.ts'
import { member, memberAddModel, memberUpdateModel } from './models.ts'
import { memberOrders } from './terms.ts'

export const getAccount = endpoint({
  name: 'getAccount',
  area: 'account',
  method: 'GET',
  path: '/api/v1/account',
  summary: 'The tenant the signed-in member belongs to',
  access: 'read:account',
  response: z.object({
    id,
    name: z.string(),
    kind: z.enum(['operator', 'affiliate', 'partner']),
    country,
    timeZone: z.string(),
    language,
    domain: z.string().nullable(),
    contactEmail: z.string().nullable(),
    contactPhone: z.string().nullable(),
    createdAt: instant,
    members: z.number().int(),
  }),
})

export const listMembers = endpoint({
  name: 'listMembers',
  area: 'account',
  method: 'GET',
  path: '/api/v1/account/users',
  summary: 'Members within the caller’s tenant and those below it',
  access: 'read:account-users',
  query: z.strictObject({
    page: pageNumber,
    limit: pageLimit,
    /** Part of a name or an e-mail address. */
    filterValue: plainText(200).trim().optional(),
    order: orderParameter(memberOrders),
  }),
  response: listOf(member),
  errors: ['ListTooLong'],
})

export const listMembersByIds = endpoint({
  name: 'listMembersByIds',
  area: 'account',
  method: 'GET',
  path: '/api/v1/account/usersByIds',
  summary: 'Members by their IDs; omits those that the caller may not see',
  access: 'read:account-users',
  query: z.strictObject({ ids: idList }),
  response: z.object({ items: z.array(member) }),
})

export const inviteMember = endpoint({
  name: 'inviteMember',
  area: 'account',
  method: 'POST',
  path: '/api/v1/account/users',
  summary: 'Add a member, who is invited by mail',
  access: 'write:account-users',
  body: memberAddModel,
  response: member,
  errors: ['DuplicatedMember', 'Conflict', 'RootMemberReserved', 'NotFound'],
})

export const updateMember = endpoint({
  name: 'updateMember',
  area: 'account',
  method: 'PUT',
  path: '/api/v1/account/users/{id}',
  summary: 'Change a member; a new role applies to open sessions at once',
  access: 'write:account-users',
  params: z.strictObject({ id }),
  body: memberUpdateModel,
  response: member,
  errors: ['MemberChanged', 'OwnMemberProtected', 'RootMemberReserved', 'LastRootKept', 'NotFound'],
})

export const removeMember = endpoint({
  name: 'removeMember',
  area: 'account',
  method: 'DELETE',
  path: '/api/v1/account/users/{id}',
  summary: 'Remove a member, who is signed out everywhere at once',
  access: 'delete:account-users',
  params: z.strictObject({ id }),
  response: nothing,
  errors: ['OwnMemberProtected', 'RootMemberReserved', 'LastRootKept', 'NotFound'],
})

export const removeMemberMultifactor = endpoint({
  name: 'removeMemberMultifactor',
  area: 'account',
  method: 'DELETE',
  path: '/api/v1/account/users/{id}/multifactor',
  summary: 'Remove the two-factor authentication of a member who lost their device',
  access: 'delete:account-users',
  params: z.strictObject({ id }),
  response: nothing,
  errors: ['OwnMemberProtected', 'RootMemberReserved', 'MultifactorNotActive', 'NotFound'],
})

export const inviteMemberAgain = endpoint({
  name: 'inviteMemberAgain',
  area: 'account',
  method: 'POST',
  path: '/api/v1/account/users/{id}/sendinvitation',
  summary: 'Send another invitation to a member who has not signed up',
  access: 'write:account-users',
  params: z.strictObject({ id }),
  response: nothing,
  errors: ['MemberSignedUp', 'RootMemberReserved', 'TooManyRequests', 'NotFound'],
})

export const listMemberSessions = endpoint({
  name: 'listMemberSessions',
  area: 'account',
  method: 'GET',
  path: '/api/v1/account/users/{id}/sessions',
  summary: 'Where a member is signed in',
  access: 'write:account-users',
  params: z.strictObject({ id }),
  response: z.object({ items: z.array(sessionRecord) }),
  errors: ['RootMemberReserved', 'NotFound'],
})

export const endMemberSession = endpoint({
  name: 'endMemberSession',
  area: 'account',
  method: 'DELETE',
  path: '/api/v1/account/users/{id}/sessions/{sessionId}',
  summary: 'End a session of a member at once',
  access: 'write:account-users',
  params: z.strictObject({ id, sessionId: id }),
  response: nothing,
  errors: ['RootMemberReserved', 'NotFound'],
})

export const listAccountActivities = endpoint({
  name: 'listAccountActivities',
  area: 'account',
  method: 'GET',
  path: '/api/v1/account/activities',
  summary: 'The activity log within the caller’s reach',
  access: 'read:activities',
  query: activityListQuery.required({ filter: true }),
  response: activityList,
  errors: ['ListTooLong'],
})

export const listAccountActivityFilters = endpoint({
  name: 'listAccountActivityFilters',
  area: 'account',
  method: 'GET',
  path: '/api/v1/account/activities/filters',
  summary: 'The filter values of the activity log',
  access: 'read:activities',
  response: activityFilterChoices,
})
