import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, language, line } from '../../formats.ts'
import { listOf, pageLimit, pageNumber } from '../../paging.ts'
import { customer, customerAddModel, searchValue, tenantRef } from '../models.ts'
import { allocation, cmsCustomer, idpProvider, subscriptionModel, tenantAffiliate, tenantMoveModel } from './models.ts'
import { tenantKinds } from './terms.ts'

const area = 'customers'
const customerId = z.strictObject({ id })

export const addTechnicalCustomer = endpoint({
  name: 'addTechnicalCustomer',
  area,
  method: 'POST',
  path: '/api/v1/customers/technical',
  summary: 'Creates a technical customer: a demonstration or test home without a contract',
  access: 'write:customers',
  body: customerAddModel,
  response: customer,
  errors: ['DuplicatedCustomer', 'NotFound', 'PartnerNotActive'],
})

const ownerIds = z
  .string()
  .max(800)
  .optional()
  .transform((text) => text?.split(',').filter(Boolean))
  .pipe(z.array(id).max(20).optional())

export const listCmsCustomers = endpoint({
  name: 'listCmsCustomers',
  area,
  method: 'GET',
  path: '/api/v1/customers/cms',
  summary: 'Customers who see content of the given tenants (`system_owners`, separated by commas), for the content editor',
  access: { allOf: ['read:customers', 'read:cms-content'] },
  query: z.strictObject({
    system_owners: ownerIds,
    searchValue,
    page: pageNumber.pipe(z.number().max(100, 'PageTooLarge')),
    limit: pageLimit,
  }),
  response: listOf(cmsCustomer),
  errors: ['NotFound', 'ListTooLong'],
})

export const getTenantUser = endpoint({
  name: 'getTenantUser',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/tenant/{tenantUserUid}',
  summary: "A customer's user by their ID at the tenant's identity provider",
  access: { allOf: ['read:customers', 'read:customers-users'] },
  params: z.strictObject({ id, tenantUserUid: line(128) }),
  response: z.object({
    uid: z.string(),
    tenant: tenantRef,
    user: z.object({
      id,
      username: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      language,
      isMain: z.boolean(),
    }),
  }),
  errors: ['CustomerNotFound', 'CustomerUserNotFound'],
})

export const moveCustomer = endpoint({
  name: 'moveCustomer',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/tenant',
  summary: 'Moves a customer with its users, sites and devices to its affiliate or another of the affiliate’s partners',
  access: 'write:customers',
  params: customerId,
  body: tenantMoveModel,
  response: customer,
  errors: ['CustomerNotFound', 'CustomerChanged', 'CustomerNotActive', 'NotFound', 'PartnerNotActive'],
})

export const listMoveTargets = endpoint({
  name: 'listMoveTargets',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/tenants',
  summary: 'Tenants a customer can be moved to: its affiliate, and at most twenty active partners that match a search',
  access: 'read:customers',
  params: customerId,
  query: z.strictObject({ searchValue }),
  response: z.object({ items: z.array(tenantRef.extend({ kind: z.enum(tenantKinds) })), hasMore: z.boolean() }),
  errors: ['CustomerNotFound'],
})

export const getTenantAffiliate = endpoint({
  name: 'getTenantAffiliate',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/tenant-affiliate',
  summary: "Settings of the customer's affiliate that concern the customer",
  access: 'read:customers',
  params: customerId,
  response: tenantAffiliate,
  errors: ['CustomerNotFound'],
})

export const changeSubscription = endpoint({
  name: 'changeSubscription',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/subscription',
  summary: 'Sets the subscription of a customer; null ends it',
  access: 'write:customers',
  params: customerId,
  body: subscriptionModel,
  response: customer,
  errors: ['CustomerNotFound', 'CustomerChanged', 'CustomerNotActive'],
})

export const getIdpProvider = endpoint({
  name: 'getIdpProvider',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/idpprovider',
  summary: "The customer's account at the identity provider, and which provider that is",
  access: 'read:customers',
  params: customerId,
  response: idpProvider,
  errors: ['CustomerNotFound'],
})

export const listAllocations = endpoint({
  name: 'listAllocations',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/allocations',
  summary: "The vendor account and the tenant to which a customer's installations are assigned",
  access: { allOf: ['read:customers', 'read:vendor-settings'] },
  params: customerId,
  response: z.object({ items: z.array(allocation) }),
  errors: ['CustomerNotFound'],
})
