import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { choiceFilter, type FilterField, idFilter, instantFilter, listOf, listQuery, pageLimit, pageNumber } from '../../paging.ts'
import { orderStatusPreviewModel, orderStatusRow, orderStatusRun } from './models.ts'
import { orderStatusOrigins, orderStatusOutcomes, orderStatusPermissions, orderStatusRunOrders, orderStatusRunStatuses } from './terms.ts'

const area = 'sales'

const access = { allOf: orderStatusPermissions } as const
const params = z.strictObject({ runId: id })

export const previewOrderStatus = endpoint({
  name: 'previewOrderStatus',
  area,
  method: 'POST',
  path: '/api/v1/customers/order-status',
  summary: 'Previews the change: what would change in each row, or why it is refused. The stored preview can then be applied',
  access,
  body: orderStatusPreviewModel,
  response: orderStatusRun,
  errors: ['CustomerNotFound', 'OrderStatusFileInvalid', 'OrderStatusTooLong'],
})

const filters = {
  origin: choiceFilter(orderStatusOrigins),
  status: choiceFilter(orderStatusRunStatuses),
  memberId: idFilter,
  createdAt: instantFilter,
} satisfies Record<string, FilterField>

export const listOrderStatusRuns = endpoint({
  name: 'listOrderStatusRuns',
  area,
  method: 'GET',
  path: '/api/v1/customers/order-status',
  summary: 'Runs of the last 30 days, newest first by default',
  access,
  query: z.strictObject(listQuery(filters, orderStatusRunOrders)),
  response: listOf(orderStatusRun),
  errors: ['ListTooLong'],
})

export const getOrderStatusRun = endpoint({
  name: 'getOrderStatusRun',
  area,
  method: 'GET',
  path: '/api/v1/customers/order-status/{runId}',
  summary: 'A run with its progress',
  access,
  params,
  response: orderStatusRun,
  errors: ['NotFound'],
})

export const listOrderStatusRows = endpoint({
  name: 'listOrderStatusRows',
  area,
  method: 'GET',
  path: '/api/v1/customers/order-status/{runId}/rows',
  summary: 'Rows of a run with their changes, or why they are refused',
  access,
  params,
  query: z.strictObject({ page: pageNumber, limit: pageLimit, outcome: z.enum(orderStatusOutcomes).optional() }),
  response: listOf(orderStatusRow),
  errors: ['NotFound', 'ListTooLong'],
})

export const applyOrderStatus = endpoint({
  name: 'applyOrderStatus',
  area,
  method: 'POST',
  path: '/api/v1/customers/order-status/{runId}/apply',
  summary: 'Applies a change exactly as previewed; refuses rows that changed since',
  access,
  params,
  response: orderStatusRun,
  errors: ['NotFound', 'OrderStatusExpired'],
})

export const downloadOrderStatus = endpoint({
  name: 'downloadOrderStatus',
  area,
  method: 'GET',
  path: '/api/v1/customers/order-status/{runId}/results',
  summary: 'Every row of a run with its outcome, as CSV',
  access,
  params,
  response: z.string(),
  produces: ['text/csv'],
  errors: ['NotFound'],
})
