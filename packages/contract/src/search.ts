import { z } from 'zod'
import { customerStatuses, customerTypes, tenantRef } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { id, plainText, wholeNumberBetween } from './formats.ts'
import { installationKinds } from './installations/installation.ts'
import { wholeNumber } from './paging.ts'

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

export const search = endpoint({
  name: 'search',
  area: 'search',
  method: 'GET',
  path: '/api/v1/search',
  summary: 'Searches customers and installations by name, e-mail, reference, address, partner and identifier, best match first',
  access: { allOf: ['read:customers', 'read:customers-users'] },
  query: z.strictObject({
    limit: wholeNumber.pipe(wholeNumberBetween(1, searchResultsMax)).default(searchResultsMax),
    term: plainText(200)
      .transform((text) => text.trim())
      .pipe(z.string().min(1, 'Required')),
  }),
  response: z.object({
    items: z.array(searchResult),
    /** There are more matches than could be ranked. */
    hasMore: z.boolean(),
  }),
})
