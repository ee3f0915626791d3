import { z } from 'zod'
import { customerTypes } from './customer-choices.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, line } from './formats.ts'
import { choiceFilter, type FilterField, filterParameter, textFilter } from './paging.ts'

const area = 'settings'

export const vendorCategories = ['ev', 'idp', 'iothub', 'pvbattery', 'smarthome', 'smartmeter'] as const
export type VendorCategory = (typeof vendorCategories)[number]
/** How an installation of the vendor is identified there. */
export const vendorIdentifiers = ['serial_number', 'site_id', 'vrm_portal_id', 'logger_serial_number'] as const
export const vendorHealths = ['ok', 'warning', 'error', 'no_data', 'not_applicable'] as const
export type VendorHealth = (typeof vendorHealths)[number]
/** Null when no home is measured through the vendor, so that there is nothing to judge. */
export const isVendorValid = (health: VendorHealth): boolean | null => (health === 'not_applicable' ? null : health === 'ok')
/** The most vendors of a deployment. */
export const vendorsMax = 200
/** How long a replaced webhook key stays valid. */
export const keyRotationMs = 24 * 3_600_000

/** What was measured of a vendor. Nobody types it in. */
const measured = {
  health: z.enum(vendorHealths),
  /** Null before the first measurement. */
  healthMeasuredAt: instant.nullable(),
  /** Homes that it delivers measurements of: within two hours, and silent for longer. */
  deliveringSites: z.number().int(),
  silentSites: z.number().int(),
  /** Many of its homes fell silent together. */
  hasOutage: z.boolean(),
}

export const vendor = z.object({
  id,
  /** How devices and files name it; never changes. */
  name: z.string(),
  displayName: z.string(),
  category: z.enum(vendorCategories),
  /** The account at the vendor. */
  referenceId: id,
  identifiedBy: z.enum(vendorIdentifiers),
  ...measured,
  /** Installations of active customers within the caller's reach. */
  activeDevices: z.number().int(),
  /** Affiliates within the caller's reach that may use it. */
  tenants: z.array(z.object({ id, name: z.string() })),
  hasWebhookKey: z.boolean(),
  hasApiKey: z.boolean(),
  /** The keys of the caller's own region, which reach its homes alone. Null for members of the operator and of partners. */
  ownKeys: z.object({ hasWebhookKey: z.boolean(), hasApiKey: z.boolean(), version: z.number().int() }).nullable(),
  version: z.number().int(),
})
export type Vendor = z.infer<typeof vendor>

const vendorFilters = {
  category: choiceFilter(vendorCategories),
  health: choiceFilter(vendorHealths),
  displayName: { contains: textFilter().contains } satisfies FilterField,
}

const read = { area, method: 'GET', access: 'read:vendor-settings' } as const

export const listVendors = endpoint({
  ...read,
  name: 'listVendors',
  path: '/api/v1/settings/iot-vendors',
  summary: 'Vendors with their health, active devices and tenants; no secrets',
  query: z.strictObject({ filter: filterParameter(vendorFilters) }),
  response: z.object({ items: z.array(vendor) }),
})

export const listVendorHealth = endpoint({
  ...read,
  name: 'listVendorHealth',
  path: '/api/v1/settings/iot-vendors/health',
  summary: 'Health of each vendor, measured from what its devices deliver, and how many are not valid',
  response: z.object({ items: z.array(z.object({ id, ...measured, isValid: z.boolean().nullable() })), notValid: z.number().int() }),
})

export const listVendorCategories = endpoint({
  ...read,
  name: 'listVendorCategories',
  path: '/api/v1/settings/iot-vendors/categories',
  summary: 'Categories of vendors',
  response: z.object({ items: z.array(z.object({ category: z.enum(vendorCategories), vendors: z.number().int() })) }),
})

/** A secret at the vendor. Stored encrypted, and never shown again. */
const secret = z.string().trim().min(16, 'TextTooShort').max(500)
const uuidOfVendor = z.uuid('VendorReferenceRequired')
const details = {
  displayName: line(100),
  referenceId: uuidOfVendor,
  /** Absent: it stays. Null: it is removed. */
  webhookKey: secret.nullable().optional(),
  apiKey: secret.nullable().optional(),
}

export const vendorAddModel = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Required')
    .max(50)
    .regex(/^[a-z][a-z0-9-]*$/, 'VendorNameInvalid'),
  category: z.enum(vendorCategories),
  identifiedBy: z.enum(vendorIdentifiers),
  ...details,
})

export const addVendor = endpoint({
  area,
  method: 'POST',
  access: 'write:vendor-settings',
  name: 'addVendor',
  path: '/api/v1/settings/iot-vendors',
  summary: 'Add a vendor for all regions, as a member of the operator; the same one again changes nothing',
  body: vendorAddModel,
  response: vendor,
  errors: ['OperatorReserved', 'DuplicatedVendor', 'TooManyVendors'],
})

export const vendorUpdateModel = z.strictObject({
  version: z.number().int(),
  ...details,
  displayName: details.displayName.optional(),
  referenceId: uuidOfVendor.optional(),
})
const vendorId = z.strictObject({ vendorId: id })

export const updateVendor = endpoint({
  area,
  method: 'PUT',
  access: 'write:vendor-settings',
  name: 'updateVendor',
  path: '/api/v1/settings/iot-vendors/{vendorId}',
  summary: 'Change a vendor that all regions share, as a member of the operator; a replaced webhook key stays valid for a day',
  params: vendorId,
  body: vendorUpdateModel,
  response: vendor,
  errors: ['OperatorReserved', 'VendorNotFound', 'VendorChanged'],
})

export const vendorKeysModel = z.strictObject({
  /** 0 while the region has none. */
  version: z.number().int().min(0),
  webhookKey: details.webhookKey,
  apiKey: details.apiKey,
})

export const changeVendorKeys = endpoint({
  area,
  method: 'PUT',
  access: 'write:vendor-settings',
  name: 'changeVendorKeys',
  path: '/api/v1/settings/iot-vendors/{vendorId}/own-keys',
  summary: 'Change the keys that the caller’s region has at a vendor for itself; they reach its own homes alone',
  params: vendorId,
  body: vendorKeysModel,
  response: vendor,
  errors: ['RegionReserved', 'VendorNotFound', 'VendorChanged'],
})

export const removeVendor = endpoint({
  area,
  method: 'DELETE',
  access: 'delete:vendor-settings',
  name: 'removeVendor',
  path: '/api/v1/settings/iot-vendors/{vendorId}/{replacementVendorId}',
  summary: 'Remove a vendor; all of its devices move to the replacement, of the same category, in one transaction',
  params: z.strictObject({ vendorId: id, replacementVendorId: id }),
  response: z.object({ moved: z.number().int() }),
  errors: ['OperatorReserved', 'VendorNotFound', 'VendorReplacesItself', 'VendorReplacementUnsuitable', 'VendorDevicesClash'],
})

/** Who may use a vendor, of the affiliates within the caller's reach. */
const allocation = z.object({
  items: z.array(z.object({ tenant: z.object({ id, name: z.string() }), isAllocated: z.boolean(), activeDevices: z.number().int() })),
})
export type VendorAllocation = z.infer<typeof allocation>

export const readVendorAllocation = endpoint({
  ...read,
  name: 'readVendorAllocation',
  path: '/api/v1/settings/iot-vendors/{vendorId}/tenant-allocation',
  summary: 'Affiliates and whether they may use a vendor',
  params: vendorId,
  response: allocation,
  errors: ['VendorNotFound'],
})

export const changeVendorAllocations = endpoint({
  area,
  method: 'PUT',
  access: 'write:vendor-settings',
  name: 'changeVendorAllocations',
  path: '/api/v1/settings/iot-vendors/{vendorId}/tenant-allocations',
  summary: 'Say which affiliates may add devices of a vendor; devices that exist stay',
  params: vendorId,
  body: z.strictObject({ tenantIds: z.array(id).max(500) }),
  response: allocation,
  errors: ['RegionReserved', 'VendorNotFound', 'NotFound'],
})

export const listCustomerTypes = endpoint({
  area,
  method: 'GET',
  access: 'read:customer-types',
  name: 'listCustomerTypes',
  path: '/api/v1/settings/customer-types',
  summary: 'Types of customers',
  response: z.object({ items: z.array(z.object({ type: z.enum(customerTypes) })) }),
})
