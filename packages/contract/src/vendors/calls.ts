import { z } from 'zod'
import { customerTypes } from '../customers/terms.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { choiceFilter, type FilterField, filterParameter, textFilter } from '../paging.ts'
import { allocation, measured, vendor, vendorAddModel, vendorAllocationModel, vendorKeysModel, vendorUpdateModel } from './models.ts'
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
  summary: 'Health of each vendor, measured by the data of its devices, and how many vendors are not valid',
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
  summary: 'Add a vendor for all regions; only for members of the operator; repeating it changes nothing',
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
  summary: 'Change a vendor of all regions; only for members of the operator; a replaced webhook key stays valid for a day',
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
  summary: 'Change the keys of the caller’s region at a vendor; they work only for its own homes',
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
  summary: 'Remove a vendor; all of its devices move to a replacement of the same category in one transaction',
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
  summary: 'Set which of the listed affiliates may add devices of a vendor; existing devices stay',
  params: vendorId,
  body: vendorAllocationModel,
  response: allocation,
  errors: ['RegionReserved', 'VendorNotFound', 'VendorChanged', 'NotFound'],
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
