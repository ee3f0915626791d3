import { z } from 'zod'
import { alarm, alarmFilters, alarmOrders } from './alarms.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './formats.ts'
import { healthStatuses, siteAlarmCodes } from './health-terms.ts'
import { installationKinds } from './installations/installation.ts'
import { listOf, listQuery } from './paging.ts'
import { alarmLevels } from './telemetry.ts'

const area = 'health'

/** Why a part is not well: the code of an open incident, or that it is not heard. */
export const healthReasons = [...siteAlarmCodes, 'ConnectionLost', 'NeverMeasured'] as const

/** The state of one device, or of the home's measurements as a whole (`site`). */
export const healthComponent = z.object({
  kind: z.enum(['site', ...installationKinds]),
  /** Null for the home as a whole. */
  configurationId: id.nullable(),
  deviceId: z.string().nullable(),
  status: z.enum(healthStatuses),
  code: z.enum(healthReasons).nullable(),
  since: instant.nullable(),
})
export type HealthComponent = z.infer<typeof healthComponent>

/** The health of a home is that of its worst part: error, warning, no data, ok. A home without devices: not applicable. */
export const siteHealth = z.object({
  siteId: id,
  customerId: id,
  status: z.enum(healthStatuses),
  /** When it was last checked; null if not yet. */
  checkedAt: instant.nullable(),
  measuredAt: instant.nullable(),
  components: z.array(healthComponent),
})
export type SiteHealth = z.infer<typeof siteHealth>

/** Most sites or installations per request. */
export const healthsMax = 500

/** The sites to read, or the customers whose sites are read. */
export const sitesHealthRequestBody = z.strictObject({
  siteIds: z.array(id).max(healthsMax).default([]),
  customerIds: z.array(id).max(healthsMax).default([]),
})

export const readSiteHealth = endpoint({
  name: 'readSiteHealth',
  area,
  method: 'GET',
  path: '/api/v1/customers/{customerId}/health/site',
  summary: 'Health of a home and of each of its devices; without `siteId` of the main site',
  access: 'read:customers',
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
  errors: ['NotFound'],
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
  /** `true`: open alarms alone; `false`: those that ended. */
  active: z.enum(['true', 'false']).optional(),
})
const alarmsPage = listOf(alarm)

export const listGatewayAlarms = endpoint({
  name: 'listGatewayAlarms',
  area,
  method: 'GET',
  path: '/api/v1/customers/installations/gateways/alarms',
  summary: 'Alarms of gateways, open ones first, then the newest',
  access: 'read:customers',
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
  params: z.strictObject({ customerId: id }),
  query: alarmQuery,
  response: alarmsPage,
  errors: ['CustomerNotFound', 'ListTooLong'],
})
