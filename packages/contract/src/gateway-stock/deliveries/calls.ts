import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { choiceFilter, type FilterField, idFilter, listOf, listQuery, pageLimit, pageNumber } from '../../paging.ts'
import { deliveryModel, deliveryRow, gatewayDelivery } from './models.ts'
import { deliveryOrders, deliveryOutcomes, deliveryStatuses } from './terms.ts'

const area = 'gateway-stock'
const path = '/api/v1/gateways/deliveries'
const onePath = `${path}/{deliveryId}`
const params = z.strictObject({ deliveryId: id })
const access = 'write:gateway-stock'
const filters = { status: choiceFilter(deliveryStatuses), tenantId: idFilter } satisfies Record<string, FilterField>

export const previewDelivery = endpoint({
  name: 'previewDelivery',
  area,
  method: 'POST',
  path,
  summary: 'Previews a CSV file of delivered gateways: what each row would add, or its faults; adds nothing yet',
  access,
  body: deliveryModel,
  response: gatewayDelivery,
  errors: ['DeliveryFileInvalid', 'DeliveryTooLong', 'VendorNotFound', 'NotFound', 'Conflict'],
})

export const listDeliveries = endpoint({
  name: 'listDeliveries',
  area,
  method: 'GET',
  path,
  summary: 'Deliveries and previews, newest first',
  access,
  query: z.strictObject(listQuery(filters, deliveryOrders)),
  response: listOf(gatewayDelivery),
  errors: ['ListTooLong'],
})

export const readDelivery = endpoint({
  name: 'readDelivery',
  area,
  method: 'GET',
  path: onePath,
  summary: 'One delivery with its counts',
  access,
  params,
  response: gatewayDelivery,
  errors: ['NotFound'],
})

export const listDeliveryRows = endpoint({
  name: 'listDeliveryRows',
  area,
  method: 'GET',
  path: `${onePath}/rows`,
  summary: 'Rows of a delivery with their outcome and all their faults',
  access,
  params,
  query: z.strictObject({ page: pageNumber, limit: pageLimit, outcome: z.enum(deliveryOutcomes).optional() }),
  response: listOf(deliveryRow),
  errors: ['NotFound', 'ListTooLong'],
})

export const addDelivery = endpoint({
  name: 'addDelivery',
  area,
  method: 'POST',
  path: `${onePath}/add`,
  summary: 'Adds the gateways of a previewed delivery to the stock; repeating it adds nothing',
  access,
  params,
  response: gatewayDelivery,
  errors: ['NotFound', 'DeliveryExpired'],
})

export const downloadDelivery = endpoint({
  name: 'downloadDelivery',
  area,
  method: 'GET',
  path: `${onePath}/results`,
  summary: 'Every row of a delivery with its outcome, as CSV, without start codes',
  access,
  params,
  response: z.unknown(),
  produces: ['text/csv'],
  errors: ['NotFound'],
})
