import { z } from 'zod'
import { customerTypes, idpStatuses } from './customer-choices.ts'
import { customer, customerAddModel, searchValue, tenantRef } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { country, id, instant, language, line, optionalLine } from './formats.ts'
import { installationKinds, vendorRef } from './installations/installation.ts'
import { languages } from './languages.ts'
import { listOf, pageLimit, pageNumber } from './paging.ts'

const area = 'customers'
const customerId = z.strictObject({ id })

export const tenantKinds = ['operator', 'affiliate', 'partner'] as const
export const idpTypes = ['embedded', 'openid', 'cognito'] as const

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

// Tenant ------------------------------------------------------------------------------------------------------------

/** A tenant whose content a customer sees: its partner, its affiliate, or the operator. */
export const systemOwner = z.object({ id, name: z.string(), kind: z.enum(tenantKinds) })
export type SystemOwner = z.infer<typeof systemOwner>

const ownerIds = z
  .string()
  .max(800)
  .optional()
  .transform((text) => text?.split(',').filter(Boolean))
  .pipe(z.array(id).max(20).optional())

export const cmsCustomer = z.object({
  id,
  accountName: z.string(),
  type: z.enum(customerTypes),
  /** Nearest first; content of a nearer tenant takes precedence. */
  systemOwners: z.array(systemOwner),
})
export type CmsCustomer = z.infer<typeof cmsCustomer>

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
  summary: "A customer's user by the ID that the tenant's identity provider knows them by",
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

export const tenantMoveModel = z.strictObject({ version: z.number().int(), tenantId: id })

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

/** The customer settings of an affiliate. */
export const tenantAffiliate = z.object({
  id,
  name: z.string(),
  country,
  domain: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  activationEmail: z.string().nullable(),
  impressumUrl: z.string().nullable(),
  supportedLanguages: z.array(z.enum(languages)),
  openRegistration: z.boolean(),
  surveyMobileUrl: z.string().nullable(),
  surveyWebUrl: z.string().nullable(),
  pvOnboarding: z.object({ email: z.string().nullable(), phone: z.string().nullable(), installEmail: z.string().nullable() }),
})
export type TenantAffiliate = z.infer<typeof tenantAffiliate>

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

// Subscription, identity, allocations ------------------------------------------------------------------------------

export const subscriptionModel = z.strictObject({ version: z.number().int(), subscription: optionalLine(60) })

export const changeSubscription = endpoint({
  name: 'changeSubscription',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/subscription',
  summary: 'Sets what a customer has subscribed to, or ends it with null',
  access: 'write:customers',
  params: customerId,
  body: subscriptionModel,
  response: customer,
  errors: ['CustomerNotFound', 'CustomerChanged', 'CustomerNotActive'],
})

export const idpProvider = z.object({
  /** The customer's ID at the identity provider, and the URL of its administration page there. */
  id: z.string().nullable(),
  link: z.string().nullable(),
  status: z.enum(idpStatuses),
  registeredAt: instant.nullable(),
  lastSeenAt: instant.nullable(),
  twoFactor: z.boolean(),
  provider: z.object({ type: z.enum(idpTypes), clientId: z.string().nullable(), poolId: z.string().nullable() }),
})
export type IdpProvider = z.infer<typeof idpProvider>

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

export const allocation = z.object({
  vendor: vendorRef.extend({ category: z.string(), referenceId: id }),
  tenant: tenantRef,
  installations: z.array(z.object({ id, kind: z.enum(installationKinds), siteId: id, addedAt: instant })),
})
export type Allocation = z.infer<typeof allocation>

export const listAllocations = endpoint({
  name: 'listAllocations',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/allocations',
  summary: "To which account at which vendor, and under which tenant, a customer's installations are assigned",
  access: { allOf: ['read:customers', 'read:vendor-settings'] },
  params: customerId,
  response: z.object({ items: z.array(allocation) }),
  errors: ['CustomerNotFound'],
})
