import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { instant, line } from '../../formats.ts'
import { ownEmailModel } from './models.ts'

const area = 'account'
const access = 'write:profile'

export const changeOwnEmail = endpoint({
  area,
  access,
  name: 'changeOwnEmail',
  method: 'POST',
  path: '/api/v1/account/email',
  summary: 'Change the address that the member signs in with; it changes once the link mailed to it is confirmed',
  body: ownEmailModel,
  /** Null if the address is unchanged and nothing was sent. */
  response: z.object({ email: z.string(), expiresAt: instant.nullable() }),
  errors: ['DuplicatedMember', 'FreshProofRequired', 'TooManyRequests'],
})

export const validateOwnEmail = endpoint({
  area,
  access,
  name: 'validateOwnEmail',
  method: 'POST',
  path: '/api/v1/account/validate',
  summary: 'Confirm the member’s new address with the token of the mailed link; repeating it changes nothing',
  body: z.strictObject({ token: line(200) }),
  response: z.object({ email: z.string() }),
  errors: ['EmailLinkInvalid', 'DuplicatedMember'],
})

export const changeOwnPassword = endpoint({
  area,
  access,
  name: 'changeOwnPassword',
  method: 'POST',
  path: '/api/v1/account/changePassword',
  summary: 'Mail the member a link to the identity provider’s page for a new password, which the portal never sees',
  response: z.object({ email: z.string() }),
  errors: ['NotFound', 'TooManyRequests'],
})
