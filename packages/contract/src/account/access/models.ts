import { z } from 'zod'
import { id, instant, line } from '../../formats.ts'
import { allPermissions, type Permission, roles } from '../../permissions.ts'
import { lentRoles, requestStates } from './terms.ts'

export const neededPermissions = z
  .array(z.enum(allPermissions as [Permission, ...Permission[]])) // the catalogue is not empty
  .min(1)
  .max(5)
  .transform((given) => [...new Set(given)].sort())

export const accessRequest = z.object({
  id,
  member: z.object({ id, name: z.string(), email: z.string(), roles: z.array(z.enum(roles)) }),
  permissions: z.array(z.string()),
  reason: z.string().nullable(),
  state: z.enum(requestStates),
  createdAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  /** The decider's comment. */
  comment: z.string().nullable(),
})
export type AccessRequest = z.infer<typeof accessRequest>

export const accessLoan = z.object({
  id,
  role: z.enum(lentRoles),
  permissions: z.array(z.string()),
  /** The permissions count only in sessions that work in this tenant; null: everywhere the member may see. */
  tenant: z.object({ id, name: z.string() }).nullable(),
  reason: z.string(),
  lentBy: z.string(),
  createdAt: instant,
  endsAt: instant,
})
export type AccessLoan = z.infer<typeof accessLoan>

export const requestModel = z.strictObject({
  permissions: neededPermissions,
  reason: line(300).optional(),
})

export const loanModel = z.strictObject({
  /** Chosen by the caller, so retries are idempotent. */
  id: id.optional(),
  role: z.enum(lentRoles),
  /** One that caller and borrower may see. Absent, null or the borrower's own: everything that the borrower may see. */
  tenantId: id.nullable().optional(),
  /** In the future, at most `loanDaysMax` days from now. */
  endsAt: z.iso.datetime({ offset: true, error: 'DateInvalid' }),
  reason: line(300),
})
