import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { choiceFilter, listOf, listQuery } from '../../paging.ts'
import { dataStatus } from './models.ts'
import { dataStatusOrders, deliveryStates } from './terms.ts'

export const listDataStatus = endpoint({
  name: 'listDataStatus',
  area: 'data-import',
  method: 'GET',
  path: '/api/v1/data-import/status',
  summary: 'Which sites deliver data, how late and how completely; those that are silent for longest first',
  access: 'read:data-import',
  query: z.strictObject(listQuery({ state: choiceFilter(deliveryStates) }, dataStatusOrders)),
  response: listOf(dataStatus),
  errors: ['ListTooLong'],
})
