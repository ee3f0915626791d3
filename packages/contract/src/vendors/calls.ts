import { z } from 'zod'
import { customerTypes } from '../customers/terms.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { choiceFilter, type FilterField, filterParameter, textFilter } from '../paging.ts'
import { allocation, measured, vendor, vendorAddModel, vendorKeysModel, vendorUpdateModel } from './models.ts'
import { vendorCategories, vendorHealths } from './terms.ts'

const area = 'vendors'

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
