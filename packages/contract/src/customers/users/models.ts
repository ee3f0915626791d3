import { z } from 'zod'
import { email, id, instant, language, line } from '../../formats.ts'
import { deliveryStates } from '../terms.ts'

/** An invitation and the delivery state of its mail. */
export const invitation = z.object({
  id,
  deliveryState: z.enum(deliveryStates),
  sentAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
})
export type Invitation = z.infer<typeof invitation>

export const customerUserBasic = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language,
  isMain: z.boolean(),
})

export const customerUser = customerUserBasic.extend({
  customerId: id,
  username: z.string(),
  consents: z.record(z.string(), z.boolean()),
  emailVerifiedAt: instant.nullable(),
  lastLoginAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int(),
  /** True once an invitation was accepted, so that the user can sign in. */
  hasJoined: z.boolean(),
  /** The newest few. The list of e-mail campaigns has all. */
  invitations: z.array(invitation),
})
export type CustomerUser = z.infer<typeof customerUser>

/** The app defines the names of consents. */
const consents = z
  .record(z.string().regex(/^[A-Za-z][\w-]{0,59}$/), z.boolean())
  .refine((given) => Object.keys(given).length <= 50, 'TooManyConsents')

/** Absent fields stay unchanged. Consents are replaced as a whole, which also requires the permission to change customers. */
export const customerUserUpdateModel = z.strictObject({
  version: z.number().int(),
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  language: language.optional(),
  consents: consents.optional(),
})
export type CustomerUserUpdateModel = z.output<typeof customerUserUpdateModel>

export const customerUserEmailModel = z.strictObject({ email, version: z.number().int() })
