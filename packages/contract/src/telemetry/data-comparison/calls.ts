import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { day, id } from '../../formats.ts'
import { pageLimit, pageNumber } from '../../paging.ts'
import { dataComparison } from './models.ts'

export const compareData = endpoint({
  name: 'compareData',
  area: 'telemetry',
  method: 'GET',
  path: '/api/v1/customers/{customerId}/config/{configId}/compare',
  summary: 'Compares what a configuration sent on a day with what is stored; pages through the quarter hours that differ',
  access: 'read:data-debug',
  params: z.strictObject({ customerId: id, configId: id }),
  query: z.strictObject({ date: day, page: pageNumber, limit: pageLimit }),
  response: dataComparison,
  errors: ['CustomerNotFound', 'NotFound'],
})
