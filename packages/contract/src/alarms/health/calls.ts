import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../formats.ts'
import { listOf, listQuery } from '../../paging.ts'
import { alarm, alarmFilters } from '../models.ts'
import { alarmLevels, alarmOrders, alarmOwners } from '../terms.ts'
import { healthComponent, siteHealth, sitesHealthRequestBody } from './models.ts'
import { healthsMax } from './terms.ts'

const area = 'alarms'

export const readSiteHealth = endpoint({
  name: 'readSiteHealth',
  area,
  method: 'GET',
  path: '/api/v1/customers/{customerId}/health/site',
  summary: 'Health of a home and of each of its devices; by default of the main site',
  access: 'read:customers',
  scope: 'alarms:read',
  params: z.strictObject({ customerId: id }),
  query: z.strictObject({ siteId: id.optional() }),
  response: siteHealth,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const readSitesHealth = endpoint({
  name: 'readSitesHealth',
  area,
  method: 'POST',
  path: '/api/v1/customers/health/sites',
  summary: 'Health of many homes, by site or by customer',
  access: 'read:customers',
  body: sitesHealthRequestBody,
  response: z.object({ items: z.array(siteHealth) }),
  errors: ['NotFound', 'TooManyHomes'],
})

export const readInstallationsHealth = endpoint({
  name: 'readInstallationsHealth',
  area,
  method: 'POST',
  path: '/api/v1/customers/installations/health',
  summary: 'Health of single installations',
  access: 'read:customers',
  body: z.strictObject({ configurationIds: z.array(id).max(healthsMax) }),
  response: z.object({ items: z.array(healthComponent.extend({ configurationId: id, siteId: id, customerId: id })) }),
  errors: ['NotFound'],
})

const alarmQuery = z.strictObject({
  ...listQuery(alarmFilters, alarmOrders),
  alarmLevel: z.enum(alarmLevels).optional(),
  /** `true`: only open alarms; `false`: only ended ones. */
  active: z.enum(['true', 'false']).optional(),
  owner: z.enum(alarmOwners).optional(),
})
const alarmsPage = listOf(alarm)

export const listGatewayAlarms = endpoint({
  name: 'listGatewayAlarms',
  area,
  method: 'GET',
  path: '/api/v1/customers/installations/gateways/alarms',
  summary: 'Alarms of gateways, open ones first, then the newest',
  access: 'read:customers',
  scope: 'alarms:read',
  query: alarmQuery,
  response: alarmsPage,
  errors: ['ListTooLong'],
})

export const listAlarms = endpoint({
  name: 'listAlarms',
  area,
  method: 'GET',
  path: '/api/v1/customers/installations/health/alarms',
  summary: 'Alarms of all homes, open ones first, then the newest',
  access: 'read:customers',
  scope: 'alarms:read',
  query: alarmQuery,
  response: alarmsPage,
  errors: ['ListTooLong'],
})

export const listCustomerAlarms = endpoint({
  name: 'listCustomerAlarms',
  area,
  method: 'GET',
  path: '/api/v1/customers/installations/health/alarms/{customerId}',
  summary: "Alarms of a customer's homes, open ones first, then the newest",
  access: 'read:customers',
  scope: 'alarms:read',
  params: z.strictObject({ customerId: id }),
  query: alarmQuery,
  response: alarmsPage,
  errors: ['CustomerNotFound', 'ListTooLong'],
})
