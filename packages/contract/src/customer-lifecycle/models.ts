import { z } from 'zod'
import { tenantRef } from '../customers/models.ts'
import { errorCodes } from '../errors.ts'
import { email, id, instant, line, optionalLine } from '../formats.ts'
import { migrationStates } from './terms.ts'

export const customerDeactivateModel = z.strictObject({
  version: z.number().int(),
  /** The customer's account e-mail, typed as confirmation. */
  accountEmail: email,
  /** Confirms deactivating a customer that was created automatically. */
  isAutomated: z.boolean().optional(),
  reason: optionalLine(200).optional(),
})
export type CustomerDeactivateModel = z.output<typeof customerDeactivateModel>

/** The log keeps the reason, so it must not identify anybody. */
export const customerRemoveModel = z.strictObject({ accountName: line(120), reason: line(200) })
export type CustomerRemoveModel = z.output<typeof customerRemoveModel>

export const customerHoldings = z.object({
  users: z.number().int(),
  sites: z.number().int(),
  installations: z.number().int(),
  gateways: z.number().int(),
  sales: z.number().int(),
  alarms: z.number().int(),
  invitations: z.number().int(),
  mails: z.number().int(),
  /** Rows of uploads that became or matched the customer, and all rows of a partner's own uploads. */
  importRows: z.number().int(),
  /** Raw measurements; counting stops at a million. */
  samples: z.number().int(),
  samplesAreCapped: z.boolean(),
  energyDays: z.number().int(),
  deliveries: z.number().int(),
  logEntries: z.number().int(),
  /** Customers of a partner that are not purged. They must be moved first. */
  customers: z.number().int(),
  members: z.number().int(),
})
export type CustomerHoldings = z.infer<typeof customerHoldings>

export const partnerMigration = z.object({
  id,
  status: z.enum(migrationStates),
  target: tenantRef,
  total: z.number().int(),
  moved: z.number().int(),
  /** Removed feature groups, which are not available below the target. */
  droppedGroups: z.number().int(),
  /** Why the migration stopped early. */
  fault: z.enum(errorCodes).nullable(),
  startedBy: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
})
export type PartnerMigration = z.infer<typeof partnerMigration>
