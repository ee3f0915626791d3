import { z } from 'zod'
import { customerStatuses, customerTypes } from './customer-choices.ts'
import { tenantRef } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { id, plainText, wholeNumberBetween } from './formats.ts'
import { gatewayStates } from './gateway-stock.ts'
import { installationKinds } from './installations/installation.ts'
import { wholeNumber } from './paging.ts'
import { vendorCategories } from './vendor-settings.ts'

/** What a search looks through, the best reason first. */
export const searchFields = [
  'accountName',
  'userName',
  'accountEmail',
  'userEmail',
  'externalReferenceId',
  'secondExternalReferenceId',
  'serialNumber',
  'vendorInstallationId',
  'startCode',
  'deviceId',
  'applianceSerialNumber',
  'gatewaySerialNumber',
  'loggerSerialNumber',
  'vrmPortalId',
  'vendorSiteId',
  'city',
  'zipCode',
  'address',
  'partner',
  'brand',
] as const
export type SearchField = (typeof searchFields)[number]

/** Why a result was found: a field, and its value with the letters that match. `similar` allows for a typing error. */
export const searchMatch = z.object({
  field: z.enum(searchFields),
  quality: z.enum(['exact', 'word', 'beginning', 'similar']),
  parts: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})
export type SearchMatch = z.infer<typeof searchMatch>

const foundCustomer = z.object({
  id,
  accountName: z.string(),
  accountEmail: z.string(),
  type: z.enum(customerTypes),
  status: z.enum(customerStatuses),
  tenant: tenantRef,
  city: z.string().nullable(),
})

/** A customer, or an installation of one. */
export const searchResult = z.object({
  kind: z.enum(['customer', 'installation']),
  id,
  customer: foundCustomer,
  installation: z.object({ kind: z.enum(installationKinds), vendor: z.string() }).nullable(),
  matches: z.array(searchMatch),
})
export type SearchResult = z.infer<typeof searchResult>

/** At most this many results: who does not find theirs among them types more. */
export const searchResultsMax = 50

const term = plainText(200)
  .transform((text) => text.trim())
  .pipe(z.string().min(1, 'Required'))

export const search = endpoint({
  name: 'search',
  area: 'search',
  method: 'GET',
  path: '/api/v1/search',
  summary: 'Searches customers and installations by name, e-mail, reference, address, partner and identifier, best match first',
  access: { allOf: ['read:customers', 'read:customers-users'] },
  query: z.strictObject({
    limit: wholeNumber.pipe(wholeNumberBetween(1, searchResultsMax)).default(searchResultsMax),
    term,
  }),
  response: z.object({
    items: z.array(searchResult),
    /** There are more matches than could be ranked. */
    hasMore: z.boolean(),
  }),
})

const foundMember = z.object({ id, name: z.string(), email: z.string(), tenant: tenantRef })
export type FoundMember = z.infer<typeof foundMember>
const foundVendor = z.object({ id, name: z.string(), category: z.enum(vendorCategories) })
export type FoundVendor = z.infer<typeof foundVendor>

const foundGateway = z.object({ id, serialNumber: z.string(), model: z.string(), state: z.enum(gatewayStates) })
export type FoundGateway = z.infer<typeof foundGateway>

export const searchStaff = endpoint({
  name: 'searchStaff',
  area: 'search',
  method: 'GET',
  path: '/api/v1/search/staff',
  summary: 'Searches members and vendors by words, and gateways in no home by their numbers, each only for callers who may read them',
  access: { anyOf: ['read:account-users', 'read:system-settings', 'read:gateway-stock'] },
  query: z.strictObject({ limit: wholeNumber.pipe(wholeNumberBetween(1, searchResultsMax)).default(8), term }),
  response: z.object({ members: z.array(foundMember), vendors: z.array(foundVendor), gateways: z.array(foundGateway) }),
})
