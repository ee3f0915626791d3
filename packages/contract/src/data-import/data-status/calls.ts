import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listOf, listQuery } from '../../paging.ts'
import { dataStatus, dataStatusFilters } from './models.ts'
import { dataStatusOrders } from './terms.ts'

export const listDataStatus = endpoint({
  name: 'listDataStatus',
  area: 'data-import',
  method: 'GET',
  path: '/api/v1/data-import/status',
  summary: 'Which sites deliver data, how late and how completely; longest silent first, and those that never delivered last',
  access: 'read:data-import',
  query: z.strictObject(listQuery(dataStatusFilters, dataStatusOrders)),
  response: listOf(dataStatus),
  errors: ['ListTooLong'],
})
