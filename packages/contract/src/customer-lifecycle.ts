import { z } from 'zod'
import { customer, searchValue, tenantRef } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { errorCodes } from './errors.ts'
import { email, id, instant, line, optionalLine } from './formats.ts'

const area = 'customer-lifecycle'
const customerId = z.strictObject({ id })

const reactivationMs = 30 * 24 * 60 * 60 * 1_000

/**
 * Until when a customer deactivated at that instant can come back, and from when on it is due to be purged: 30 x 24 hours,
 * whatever the clocks did meanwhile.
 */
export function purgeDueAt(deactivatedAt: Date): Date {
  return new Date(deactivatedAt.getTime() + reactivationMs)
}

/** Whoever was deactivated at this instant or before it is due to be purged. */
export function dueWhenDeactivatedBy(now: Date): Date {
  return new Date(now.getTime() - reactivationMs)
}

/** What ends a customer's access for now. */
export const customerDeactivateModel = z.strictObject({
  version: z.number().int(),
  /** Typed, to be sure that the right customer is meant. */
  accountEmail: email,
  /** Says that it is known of a customer who was not added by a member that it was created automatically. */
  isAutomated: z.boolean().optional(),
  reason: optionalLine(200).optional(),
})
export type CustomerDeactivateModel = z.output<typeof customerDeactivateModel>

/** What ends a customer for good. The reason stays in the log when everything else is gone: it names nobody. */
export const customerRemoveModel = z.strictObject({ accountName: line(120), reason: line(200) })
export type CustomerRemoveModel = z.output<typeof customerRemoveModel>

export const deactivateCustomer = endpoint({
  name: 'deactivateCustomer',
  area,
  method: 'DELETE',
  path: '/api/v1/customers/{id}/deactivate',
  summary:
    "Ends the access of a customer's users; for 30 x 24 hours it can come back, then it is purged. Of an inactive one nothing changes",
  access: 'delete:customers',
  params: customerId,
  body: customerDeactivateModel,
  response: customer,
  errors: ['CustomerNotFound', 'CustomerChanged', 'CustomerNotActive'],
})

export const reactivateCustomer = endpoint({
  name: 'reactivateCustomer',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/reactivate',
  summary: 'Brings a deactivated customer back, within 30 x 24 hours. Of an active one nothing changes',
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
  summary: 'Destroys everything of a deactivated customer for good; a partner only once its customers are elsewhere',
  access: 'delete:customers',
  params: customerId,
  body: customerRemoveModel,
  response: customer,
  errors: ['CustomerNotFound', 'CustomerNotInactive', 'PartnerHasCustomers'],
})

/** How much hangs on a customer. */
export const customerHoldings = z.object({
  users: z.number().int(),
  sites: z.number().int(),
  installations: z.number().int(),
  gateways: z.number().int(),
  sales: z.number().int(),
  alarms: z.number().int(),
  invitations: z.number().int(),
  mails: z.number().int(),
  /** Rows of uploads that became or meant the customer, and all of a partner's own uploads. */
  importRows: z.number().int(),
  /** Measurements as they came; counting stops at a million. */
  samples: z.number().int(),
  samplesAreCapped: z.boolean(),
  /** Days that energy was summed for. */
  energyDays: z.number().int(),
  deliveries: z.number().int(),
  logEntries: z.number().int(),
  /** Customers of a partner that are not purged: they go elsewhere first. */
  customers: z.number().int(),
  /** People who work for a partner. */
  members: z.number().int(),
})
export type CustomerHoldings = z.infer<typeof customerHoldings>

export const getHoldings = endpoint({
  name: 'getHoldings',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/holdings',
  summary: 'How much hangs on a customer: what a deactivation puts to rest, and a purge destroys',
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
  /** Feature groups that customers had and, below the target, may not have. */
  droppedGroups: z.number().int(),
  /** Why it stopped before its end. */
  fault: z.enum(errorCodes).nullable(),
  startedBy: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
})
export type PartnerMigration = z.infer<typeof partnerMigration>

/** The newest migration, and how many customers the partner has at this moment. */
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
