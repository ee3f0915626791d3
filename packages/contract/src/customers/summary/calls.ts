import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { customerSummary } from './models.ts'

export const readCustomerSummary = endpoint({
  name: 'readCustomerSummary',
  area: 'customers',
  method: 'GET',
  path: '/api/v1/customers/{id}/summary',
  summary:
    'Address, gateway, last measurement, open alarms, invitation and next sale step of a customer, as far as the caller may see them',
  access: 'read:customers',
  params: z.strictObject({ id }),
  response: customerSummary,
  errors: ['CustomerNotFound'],
})
