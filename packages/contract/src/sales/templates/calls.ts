import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { listOf, pageLimit, pageNumber } from '../../paging.ts'
import { saleTemplate, saleTemplateAddModel, saleTemplateUpdateModel } from './models.ts'

const area = 'sales'

const params = z.strictObject({ templateId: id })

export const listSaleTemplates = endpoint({
  name: 'listSaleTemplates',
  area,
  method: 'GET',
  path: '/api/v1/sale-templates',
  summary: 'Sale templates of the tenants a member may see, including inherited ones',
  access: 'read:sale-templates',
  query: z.strictObject({
    page: pageNumber,
    limit: pageLimit,
    /** Restricts the list to templates for sales of this customer. */
    customerId: id.optional(),
  }),
  response: listOf(saleTemplate),
  errors: ['CustomerNotFound', 'ListTooLong'],
})

export const addSaleTemplate = endpoint({
  name: 'addSaleTemplate',
  area,
  method: 'POST',
  path: '/api/v1/sale-templates',
  summary: 'Adds a sale template',
  access: 'write:sale-templates',
  body: saleTemplateAddModel,
  response: saleTemplate,
  errors: ['DuplicatedSaleTemplate', 'NotFound'],
})

export const updateSaleTemplate = endpoint({
  name: 'updateSaleTemplate',
  area,
  method: 'PUT',
  path: '/api/v1/sale-templates/{templateId}',
  summary: 'Changes a template; sales started from it stay as they are',
  access: 'write:sale-templates',
  params,
  body: saleTemplateUpdateModel,
  response: saleTemplate,
  errors: ['NotFound', 'SaleTemplateInherited', 'SaleTemplateChanged', 'DuplicatedSaleTemplate'],
})

export const removeSaleTemplate = endpoint({
  name: 'removeSaleTemplate',
  area,
  method: 'DELETE',
  path: '/api/v1/sale-templates/{templateId}',
  summary: 'Removes a template; sales started from it stay as they are',
  access: 'delete:sale-templates',
  params,
  response: z.object({ templateId: id }),
  errors: ['NotFound', 'SaleTemplateInherited'],
})
