import { z } from 'zod'
import { email, id, instant, language, line } from '../formats.ts'
import { roles } from '../permissions.ts'

export const member = z.object({
  id,
  email,
  firstName: z.string(),
  lastName: z.string(),
  /** The first role is the displayed one. */
  roles: z.array(z.enum(roles)),
  language,
  tenantId: id,
  tenantName: z.string(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
  /** False until the invitation is accepted. */
  hasSignedUp: z.boolean(),
  multifactorActive: z.boolean(),
  /** When the last of their loans ends. */
  lentUntil: instant.nullable(),
  version: z.number().int(),
})
export type Member = z.infer<typeof member>

/** At least one role; the first is the displayed one. */
const memberRoles = z
  .array(z.enum(roles))
  .min(1)
  .max(roles.length)
  .refine((given) => new Set(given).size === given.length, 'Invalid')

export const memberAddModel = z.strictObject({
  /** Chosen by the caller, so retries are idempotent. */
  id: id.optional(),
  email,
  firstName: line(100),
  lastName: line(100),
  language,
  roles: memberRoles,
  /** Defaults to the caller's own tenant. */
  tenantId: id.optional(),
})

export const memberUpdateModel = z.strictObject({
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  language: language.optional(),
  roles: memberRoles.optional(),
  /** The version read, to detect concurrent changes. */
  version: z.number().int().optional(),
})
