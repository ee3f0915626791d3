import { z } from 'zod'
import { customer, searchValue, tenantRef } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { errorCodes } from './errors.ts'
import { email, id, instant, line, optionalLine } from './formats.ts'

const area = 'customer-lifecycle'
const customerId = z.strictObject({ id })

/** A deactivated customer can be reactivated for exactly this time. */
export const reactivationMs = 30 * 24 * 60 * 60 * 1_000

/**
 * The end of the reactivation period of a customer deactivated at that instant, when its purge is due: 30 x 24 hours later,
 * regardless of daylight saving time.
 */
export function purgeDueAt(deactivatedAt: Date): Date {
  return new Date(deactivatedAt.getTime() + reactivationMs)
}

/** Customers deactivated at this instant or earlier are due to be purged. */
export function dueWhenDeactivatedBy(now: Date): Date {
  return new Date(now.getTime() - reactivationMs)
}

/** The request to deactivate a customer. */
export const customerDeactivateModel = z.strictObject({
  version: z.number().int(),
  /** Typed to confirm the customer. */
  accountEmail: email,
  /** Confirms deactivating a customer that was created automatically. */
  isAutomated: z.boolean().optional(),
  reason: optionalLine(200).optional(),
})
export type CustomerDeactivateModel = z.output<typeof customerDeactivateModel>

/** The request to purge a customer. The log keeps the reason, which must not identify anybody. */
export const customerRemoveModel = z.strictObject({ accountName: line(120), reason: line(200) })
export type CustomerRemoveModel = z.output<typeof customerRemoveModel>

export const deactivateCustomer = endpoint({
  name: 'deactivateCustomer',
  area,
  method: 'DELETE',
  path: '/api/v1/customers/{id}/deactivate',
  summary:
    "Ends the access of a customer's users. It can be reactivated for 30 x 24 hours and is then purged. Does nothing to an inactive customer",
  access: 'delete:customers',
  params: customerId,
  body: customerDeactivateModel,
  response: customer,
  errors: ['CustomerNotFound', 'CustomerChanged', 'CustomerNotActive'],
})

export const reactivateCustomer = endpoint({
  name: 'reactivateCustomer',
  inPreview: 'refused',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/reactivate',
  summary: 'Reactivates a customer within 30 x 24 hours of its deactivation. Does nothing to an active customer',
  access: 'write:customers',
  params: customerId,
  response: customer,
  errors: ['CustomerNotFound', 'ReactivationEnded'],
})

export const purgeCustomer = endpoint({
  name: 'purgeCustomer',
  area,
  method: 'DELETE',
  path: '/api/v1/customers/{id}',
  summary: 'Permanently destroys all data of a deactivated customer; a partner only after its customers were moved',
  access: 'delete:customers',
  params: customerId,
  body: customerRemoveModel,
  response: customer,
  errors: ['CustomerNotFound', 'CustomerNotInactive', 'PartnerHasCustomers'],
})

/** The number of records a customer has. */
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
  /** Days with energy sums. */
  energyDays: z.number().int(),
  deliveries: z.number().int(),
  logEntries: z.number().int(),
  /** Customers of a partner that are not purged. They must be moved first. */
  customers: z.number().int(),
  /** Members of a partner. */
  members: z.number().int(),
})
export type CustomerHoldings = z.infer<typeof customerHoldings>

export const getHoldings = endpoint({
  name: 'getHoldings',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/holdings',
  summary: 'What belongs to a customer: a deactivation suspends it, a purge destroys it',
  access: 'read:customers',
  params: customerId,
  response: customerHoldings,
  errors: ['CustomerNotFound'],
})

// A partner's customers ----------------------------------------------------------------------------------------------

export const migrationStates = ['running', 'done', 'stopped'] as const

export const partnerMigration = z.object({
  id,
  status: z.enum(migrationStates),
  target: tenantRef,
  total: z.number().int(),
  moved: z.number().int(),
  /** Removed feature groups, which are not available below the target. */
  droppedGroups: z.number().int(),
  /** Why it stopped early. */
  fault: z.enum(errorCodes).nullable(),
  startedBy: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
})
export type PartnerMigration = z.infer<typeof partnerMigration>

/** The newest migration and the partner's current number of customers. */
const migrationState = z.object({ migration: partnerMigration.nullable(), remaining: z.number().int() })

export const migrateCustomers = endpoint({
  name: 'migrateCustomers',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/migration',
  summary: "Starts to move all of a partner's customers to its affiliate or to another active partner of it",
  access: { allOf: ['write:customers', 'write:customers-sub-customers'] },
  params: customerId,
  body: z.strictObject({ tenantId: id }),
  response: migrationState,
  errors: ['CustomerNotFound', 'NotFound', 'NotAPartner', 'PartnerNotActive', 'MigrationUnderWay'],
})

export const getMigration = endpoint({
  name: 'getMigration',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/migration',
  summary: "How far the newest move of a partner's customers is",
  access: { allOf: ['read:customers', 'read:customers-sub-customers'] },
  params: customerId,
  response: migrationState,
  errors: ['CustomerNotFound', 'NotAPartner'],
})

export const listMigrationTargets = endpoint({
  name: 'listMigrationTargets',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/migration/targets',
  summary: "Tenants a partner's customers can be moved to: its affiliate, and other active partners that a search finds, twenty at most",
  access: { allOf: ['read:customers', 'read:customers-sub-customers'] },
  params: customerId,
  query: z.strictObject({ searchValue }),
  response: z.object({ items: z.array(tenantRef.extend({ kind: z.enum(['affiliate', 'partner']) })), hasMore: z.boolean() }),
  errors: ['CustomerNotFound', 'NotAPartner'],
})
