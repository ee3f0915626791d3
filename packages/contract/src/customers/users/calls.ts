import { z } from 'zod'
import { endpoint, type ResponseOf } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { listOf, pageLimit, pageNumber } from '../../paging.ts'
import { customerUser, customerUserBasic, customerUserEmailModel, customerUserUpdateModel, invitation } from './models.ts'

const area = 'customers'

const paged = z.strictObject({ page: pageNumber, limit: pageLimit })
const ofCustomer = z.strictObject({ id })
const userOfCustomer = z.strictObject({ id, userId: id })
const ofUser = z.strictObject({ id })

export const listCustomerUsers = endpoint({
  name: 'listCustomerUsers',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/users',
  summary: "A customer's users, the main one first, each with its newest invitations",
  access: 'read:customers-users',
  params: ofCustomer,
  query: paged,
  response: listOf(customerUser),
  errors: ['CustomerNotFound', 'ListTooLong'],
})

export const getCustomerUser = endpoint({
  name: 'getCustomerUser',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/users/{userId}',
  summary: "One of a customer's users",
  access: 'read:customers-users',
  params: userOfCustomer,
  response: customerUser,
  errors: ['CustomerNotFound', 'CustomerUserNotFound'],
})

export const getCustomerUserBasic = endpoint({
  name: 'getCustomerUserBasic',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/users/{userId}/basic',
  summary: "Name, address and language of one of a customer's users",
  access: 'read:customers-users',
  params: userOfCustomer,
  response: customerUserBasic,
  errors: ['CustomerNotFound', 'CustomerUserNotFound'],
})

export const updateCustomerUser = endpoint({
  name: 'updateCustomerUser',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/users/{userId}',
  summary: "Changes a user's name, language and consents; the e-mail address has its own call",
  access: 'write:customers-users',
  params: userOfCustomer,
  body: customerUserUpdateModel,
  response: customerUser,
  errors: ['CustomerNotFound', 'CustomerUserNotFound', 'CustomerUserChanged', 'CustomerNotActive'],
})

export const changeCustomerUserEmail = endpoint({
  name: 'changeCustomerUserEmail',
  area,
  method: 'PUT',
  path: '/api/v1/customers/users/{id}/email',
  summary: "Changes a user's e-mail address, and the account's with the main user's; the new address must confirm it",
  access: { allOf: ['write:customers', 'write:customers-users'] },
  params: ofUser,
  body: customerUserEmailModel,
  response: customerUser,
  errors: ['CustomerUserNotFound', 'CustomerUserChanged', 'CustomerNotActive', 'DuplicatedCustomerUser'],
})

/** The address and ID of a sent mail. */
const mailed = z.object({ email: z.string(), mailId: id })

export const resetCustomerUserPassword = endpoint({
  name: 'resetCustomerUserPassword',
  area,
  method: 'POST',
  path: '/api/v1/customers/users/{id}/resetpassword',
  summary: 'Sends a password reset link to a user who has joined',
  access: 'write:customers-reset-password',
  params: ofUser,
  response: mailed,
  errors: ['CustomerUserNotFound', 'CustomerNotActive', 'ResetPasswordMailNotSent', 'TooManyRequests'],
})

export const validateCustomerUserEmail = endpoint({
  name: 'validateCustomerUserEmail',
  area,
  method: 'POST',
  path: '/api/v1/customers/users/{id}/validate',
  summary: 'Sends a user a link that confirms their e-mail address',
  access: 'write:customers-validate-email',
  params: ofUser,
  response: mailed,
  errors: ['CustomerUserNotFound', 'CustomerNotActive', 'VerificationMailNotSent', 'TooManyRequests'],
})

const invitationErrors = ['CustomerUserNotFound', 'CustomerNotActive', 'CustomerUserJoined', 'TooManyRequests'] as const

export const inviteCustomerUser = endpoint({
  name: 'inviteCustomerUser',
  inPreview: 'refused',
  area,
  method: 'GET',
  path: '/api/v1/customers/users/{id}/sendinvitation',
  summary: 'Invites a user. If an invitation is open, returns it and sends nothing',
  access: 'write:customers-users',
  params: ofUser,
  response: invitation,
  errors: invitationErrors,
})

export const inviteCustomerUserAgain = endpoint({
  name: 'inviteCustomerUserAgain',
  area,
  method: 'POST',
  path: '/api/v1/customers/users/{id}/sendinvitation',
  summary: 'Sends a user another invitation',
  access: 'write:customers-users',
  params: ofUser,
  response: invitation,
  errors: invitationErrors,
})

export const listEmailCampaigns = endpoint({
  name: 'listEmailCampaigns',
  area,
  method: 'GET',
  path: '/api/v1/customers/users/{id}/email-campaigns',
  summary: 'All invitations of a user with their delivery states, newest first',
  access: 'read:customers-users',
  params: ofUser,
  query: paged,
  response: listOf(invitation.extend({ mailId: id.nullable(), note: z.string().nullable() })),
  errors: ['CustomerUserNotFound', 'ListTooLong'],
})
export type EmailCampaign = ResponseOf<typeof listEmailCampaigns>['items'][number]
