import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { gatewayHistory } from './models.ts'

export const listGatewayHistories = endpoint({
  name: 'listGatewayHistories',
  area: 'telemetry',
  method: 'GET',
  path: '/api/v1/customers/{id}/gateways',
  summary: "State and history of a customer's gateway: connection, scans, gaps in its measurements",
  access: 'read:customers',
  params: z.strictObject({ id }),
  response: z.object({ items: z.array(gatewayHistory) }),
  errors: ['CustomerNotFound'],
})

const ofCustomer = z.strictObject({ customerId: id })

export const readGatewayHistory = endpoint({
  name: 'readGatewayHistory',
  area: 'telemetry',
  method: 'GET',
  path: '/api/v1/pvbattery/gateway/history',
  summary: "State and history of a customer's gateway; the customer is in the query",
  access: 'read:customers',
  query: ofCustomer,
  response: z.object({ items: z.array(gatewayHistory) }),
  errors: ['CustomerNotFound'],
})

export const readGatewayStatus = endpoint({
  name: 'readGatewayStatus',
  area: 'telemetry',
  method: 'GET',
  path: '/api/v1/pvbattery/gateway/status',
  summary: "State of a customer's gateway: connection, latest scan, missing messages",
  access: 'read:customers',
  query: ofCustomer,
  response: z.object({
    items: z.array(gatewayHistory.omit({ scans: true, areMoreScans: true, gaps: true, areMoreGaps: true, days: true })),
  }),
  errors: ['CustomerNotFound'],
})
