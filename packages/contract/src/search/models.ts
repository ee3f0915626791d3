import { z } from 'zod'
import { tenantRef } from '../customers/models.ts'
import { customerStatuses, customerTypes } from '../customers/terms.ts'
import { id } from '../formats.ts'
import { gatewayStates } from '../gateway-stock/terms.ts'
import { installationKinds } from '../installations/terms.ts'
import { vendorCategories } from '../vendors/terms.ts'
import { searchFields } from './terms.ts'

/** Why a result was found: a field, and its value with the matching letters. `similar` allows for a typing error. */
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

export const foundMember = z.object({ id, name: z.string(), email: z.string(), tenant: tenantRef })
export type FoundMember = z.infer<typeof foundMember>
export const foundVendor = z.object({ id, name: z.string(), category: z.enum(vendorCategories) })
export type FoundVendor = z.infer<typeof foundVendor>

export const foundGateway = z.object({ id, serialNumber: z.string(), model: z.string(), state: z.enum(gatewayStates) })
export type FoundGateway = z.infer<typeof foundGateway>
