import { z } from 'zod'
import { customer, searchValue, tenantRef } from '../customers/models.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { customerDeactivateModel, customerHoldings, customerRemoveModel, partnerMigration } from './models.ts'

const area = 'customer-lifecycle'
const customerId = z.strictObject({ id })

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
  summary: 'Reactivates a customer within 30 x 24 hours of its deactivation. No effect on an active customer',
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

export const getHoldings = endpoint({
  name: 'getHoldings',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/holdings',
  summary: 'What belongs to a customer, suspended by a deactivation and destroyed by a purge',
  access: 'read:customers',
  params: customerId,
  response: customerHoldings,
  errors: ['CustomerNotFound'],
})

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
  summary: "Progress of the latest move of a partner's customers",
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
  summary: "Tenants a partner's customers can be moved to: its affiliate, and at most twenty other active partners that match a search",
  access: { allOf: ['read:customers', 'read:customers-sub-customers'] },
  params: customerId,
  query: z.strictObject({ searchValue }),
  response: z.object({ items: z.array(tenantRef.extend({ kind: z.enum(['affiliate', 'partner']) })), hasMore: z.boolean() }),
  errors: ['CustomerNotFound', 'NotAPartner'],
})
