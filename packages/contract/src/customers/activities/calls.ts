import { z } from 'zod'
import { activityList, activityListQuery } from '../../activities/models.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'

export const listCustomerActivities = endpoint({
  name: 'listCustomerActivities',
  area: 'customers',
  method: 'GET',
  path: '/api/v1/customers/{id}/activities',
  summary: "A customer's audit log",
  access: { allOf: ['read:customers', 'read:activities'] },
  params: z.strictObject({ id }),
  query: activityListQuery,
  response: activityList,
  errors: ['CustomerNotFound', 'ListTooLong'],
})
