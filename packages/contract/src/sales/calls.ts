import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { installationKinds } from '../installations/terms.ts'
import { choiceFilter, idFilter, instantFilter, listOf, listQuery } from '../paging.ts'
import { sale, saleAddModel, saleArchiveModel, saleChange, saleStepUpdateModel, saleUpdateModel } from './models.ts'
import { archivedSaleOrders, saleChangeOrders, saleEvents } from './terms.ts'

const area = 'sales'

const customerId = z.strictObject({ id })
const saleId = z.strictObject({ id, saleId: id })

const archivedSaleFilters = {
  id: idFilter,
  installationKind: choiceFilter(installationKinds),
  archivedAt: instantFilter,
  createdAt: instantFilter,
}

const saleChangeFilters = { event: choiceFilter(saleEvents), at: instantFilter }

export const listSales = endpoint({
  name: 'listSales',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/sales',
  summary: "A customer's current sales with their steps, newest first",
  access: 'read:customers-sales',
  params: customerId,
  response: z.object({ items: z.array(sale) }),
  errors: ['CustomerNotFound'],
})

export const startSale = endpoint({
  name: 'startSale',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/sales',
  summary: 'Starts a sale with the steps of a template',
  access: 'write:customers-sales',
  params: customerId,
  body: saleAddModel,
  response: sale,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'SaleTemplateNotFound', 'TooManySales'],
})

export const updateSale = endpoint({
  name: 'updateSale',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/sales/{saleId}',
  summary: 'Changes a sale’s kind of installation until one has been added',
  access: 'write:customers-sales',
  params: saleId,
  body: saleUpdateModel,
  response: sale,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'SaleNotFound', 'SaleChanged', 'SaleArchived', 'SaleKindFixed'],
})

export const updateSaleStep = endpoint({
  name: 'updateSaleStep',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/sales/{saleId}/steps/{position}',
  summary: 'Changes a step: its status, dates, comment and message; once skipped or completed it never returns to pending',
  access: 'write:customers-sales',
  params: z.strictObject({
    id,
    saleId: id,
    position: z
      .string()
      .regex(/^\d{1,3}$/, 'WholeNumber')
      .transform(Number),
  }),
  body: saleStepUpdateModel,
  response: sale,
  errors: [
    'CustomerNotFound',
    'CustomerNotActive',
    'SaleNotFound',
    'SaleChanged',
    'SaleArchived',
    'SaleStepNotFound',
    'SaleStepNeverPending',
    'SaleNeedsInstallation',
  ],
})

export const archiveSale = endpoint({
  name: 'archiveSale',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/sales/{saleId}/archive',
  summary: 'Archives a sale; this cannot be undone',
  access: 'delete:customers-sales',
  params: saleId,
  body: saleArchiveModel,
  response: sale,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'SaleNotFound', 'SaleChanged'],
})

export const listArchivedSales = endpoint({
  name: 'listArchivedSales',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/sales/archived',
  summary: "A customer's archived sales, latest archived first by default",
  access: { allOf: ['read:customers', 'read:customers-sales'] },
  params: customerId,
  query: z.strictObject(listQuery(archivedSaleFilters, archivedSaleOrders)),
  response: listOf(sale),
  errors: ['CustomerNotFound', 'ListTooLong'],
})

export const listSaleChanges = endpoint({
  name: 'listSaleChanges',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/sales/history',
  summary: "Changes of a customer's sales, newest first by default",
  access: { allOf: ['read:customers', 'read:customers-sales'] },
  params: customerId,
  query: z.strictObject(listQuery(saleChangeFilters, saleChangeOrders)),
  response: listOf(saleChange),
  errors: ['CustomerNotFound', 'ListTooLong'],
})
