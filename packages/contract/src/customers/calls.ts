import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { listOf, listQuery } from '../paging.ts'
import {
  customer,
  customerAddModel,
  customerFilters,
  customerRow,
  customerUpdateModel,
  searchValue,
  site,
  siteUpdateModel,
  subCustomerAddModel,
} from './models.ts'
import { customerExportColumns, customerOrders } from './terms.ts'

const area = 'customers'

const exportColumns = z
  .string()
  .max(1_000)
  .optional()
  .transform((text) => text?.split(',').filter(Boolean))
  .pipe(z.array(z.enum(customerExportColumns)).optional())

const listParameters = () => ({
  ...listQuery(customerFilters, customerOrders),
  searchValue,
  /** `true` streams the whole filtered list as CSV instead of a page. */
  csvExport: z.enum(['true', 'false']).optional(),
  columns: exportColumns,
  /** Totals of searches stop at a cap; `true` counts every row. */
  exactTotal: z.enum(['true', 'false']).optional(),
})

const customerId = z.strictObject({ id })

export const listCustomers = endpoint({
  name: 'listCustomers',
  area,
  method: 'GET',
  path: '/api/v1/customers',
  summary: 'Customers a member may see: filtered, ordered and paged, or all as CSV, which programs cannot get',
  access: 'read:customers',
  scope: 'customers:read',
  query: z.strictObject(listParameters()),
  response: listOf(customerRow),
  produces: ['text/csv'],
  errors: ['ListTooLong'],
})

export const getCustomer = endpoint({
  name: 'getCustomer',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}',
  summary: 'One customer',
  access: 'read:customers',
  scope: 'customers:read',
  params: customerId,
  response: customer,
  errors: ['CustomerNotFound'],
})

export const addCustomer = endpoint({
  name: 'addCustomer',
  area,
  method: 'POST',
  path: '/api/v1/customers',
  summary: 'Creates a customer of one of the three types, with its first user and its site',
  access: 'write:customers',
  body: customerAddModel,
  response: customer,
  errors: ['DuplicatedCustomer', 'NotFound', 'PartnerNotActive'],
})

export const updateCustomer = endpoint({
  name: 'updateCustomer',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}',
  summary: "Changes a customer's record; absent fields stay as they are",
  access: 'write:customers',
  params: customerId,
  body: customerUpdateModel,
  response: customer,
  errors: ['CustomerNotFound', 'CustomerChanged', 'CustomerNotActive', 'DuplicatedCustomer'],
})

export const listCustomersOfPartner = endpoint({
  name: 'listCustomersOfPartner',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/customers',
  summary: "A partner's own customers",
  access: { allOf: ['read:customers', 'read:customers-sub-customers'] },
  params: customerId,
  query: z.strictObject(listParameters()),
  response: listOf(customerRow),
  produces: ['text/csv'],
  errors: ['CustomerNotFound', 'ListTooLong'],
})

export const addCustomerOfPartner = endpoint({
  name: 'addCustomerOfPartner',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/customers',
  summary: 'Creates a residential customer below a partner, with its first user and its site',
  access: { allOf: ['write:customers', 'write:customers-sub-customers'] },
  params: customerId,
  body: subCustomerAddModel,
  response: customer,
  errors: ['CustomerNotFound', 'NotAPartner', 'PartnerNotActive', 'DuplicatedCustomer'],
})

export const listSites = endpoint({
  name: 'listSites',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/sites',
  summary: "A customer's sites, the main one first",
  access: 'read:customers',
  scope: 'sites:read',
  params: customerId,
  response: z.object({ items: z.array(site) }),
  errors: ['CustomerNotFound'],
})

export const updateSite = endpoint({
  name: 'updateSite',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/sites/{siteId}',
  summary: "Changes a site's name, address and place",
  access: 'write:customers-address',
  params: z.strictObject({ id, siteId: id }),
  body: siteUpdateModel,
  response: site,
  errors: ['CustomerNotFound', 'InvalidSiteId', 'SiteChanged', 'CustomerNotActive'],
})
