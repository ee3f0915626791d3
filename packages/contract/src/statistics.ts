import { z } from 'zod'
import { customerSources, customerStatuses, customerTypes } from './customer-choices.ts'
import { endpoint } from './endpoint.ts'
import { day, id, numberBetween } from './formats.ts'
import { installationKinds, vendorRef } from './installations/installation.ts'
import { choiceFilter, type FilterField, filterParameter, idFilter } from './paging.ts'

const area = 'statistics'
const count = z.number().int()
const dayFilter = { gte: day, lt: day } satisfies FilterField

const ofCustomers = {
  type: choiceFilter(customerTypes),
  /** Deleted customers count only on request. */
  status: choiceFilter(customerStatuses),
  source: choiceFilter(customerSources),
}
/** A tenant and the tenants below it. */
const tenantId: FilterField = { eq: idFilter.eq ?? z.uuid() }
/** Half-open ranges of UTC days. */
const customerTerms = { ...ofCustomers, createdAt: dayFilter }
const installationTerms = { ...ofCustomers, kind: choiceFilter(installationKinds), vendorId: idFilter, addedAt: dayFilter }

/** The number of months, including the current one, for which to count created customers. */
const months = z
  .string()
  .regex(/^\d{1,2}$/, 'WholeNumber')
  .transform(Number)
  .pipe(numberBetween(1, 36))
  .optional()

export const customerStats = z.object({
  total: count,
  byType: z.record(z.enum(customerTypes), count),
  byStatus: z.record(z.enum(customerStatuses), count),
  bySource: z.record(z.enum(customerSources), count),
  /** One per requested month, oldest first; empty when none was requested. */
  createdByMonth: z.array(z.object({ month: z.string(), customers: count })),
})
export type CustomerStats = z.infer<typeof customerStats>

const figures = { installations: count, pvPeakPowerW: count, batteryCapacityWh: count }
export const installationStats = z.object({
  ...figures,
  byKind: z.record(z.enum(installationKinds), count),
  byVendor: z.array(z.object({ vendor: vendorRef.nullable(), ...figures })),
  byCustomerType: z.record(z.enum(customerTypes), z.object({ ...figures, byKind: z.record(z.enum(installationKinds), count) })),
})
export type InstallationStats = z.infer<typeof installationStats>

const access = { anyOf: ['read:customers', 'read:dashboard'] } as const
const params = z.strictObject({ id })

export const getCustomerStats = endpoint({
  name: 'getCustomerStats',
  area,
  method: 'GET',
  path: '/api/v1/customers/stats',
  summary: 'Number of customers by type, status and source',
  access,
  query: z.strictObject({ filter: filterParameter({ ...customerTerms, tenantId }), months }),
  response: customerStats,
})

export const getChildrenStats = endpoint({
  name: 'getChildrenStats',
  area,
  method: 'GET',
  path: '/api/v1/customers/stats/children',
  summary: 'Number of partners’ customers by type, status and source',
  access,
  query: z.strictObject({ filter: filterParameter({ ...customerTerms, tenantId }), months }),
  response: customerStats,
})

export const getInstallationStats = endpoint({
  name: 'getInstallationStats',
  area,
  method: 'GET',
  path: '/api/v1/customers/stats/installations',
  summary: 'Number of installations by kind, vendor and type of customer, with total PV peak power and battery capacity',
  access,
  query: z.strictObject({ filter: filterParameter({ ...installationTerms, tenantId }) }),
  response: installationStats,
})

export const getStatsOfCustomer = endpoint({
  name: 'getStatsOfCustomer',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/stats',
  summary: 'Number of customers by type, status and source: a customer itself and, for a partner, its customers',
  access: 'read:customers',
  params,
  query: z.strictObject({ filter: filterParameter(customerTerms), months }),
  response: customerStats,
  errors: ['CustomerNotFound'],
})

export const getChildrenStatsOfCustomer = endpoint({
  name: 'getChildrenStatsOfCustomer',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/stats/children',
  summary: "Number of a partner's customers by type, status and source; zero for other customers",
  access: 'read:customers',
  params,
  query: z.strictObject({ filter: filterParameter(customerTerms), months }),
  response: customerStats,
  errors: ['CustomerNotFound'],
})

export const getInstallationStatsOfCustomer = endpoint({
  name: 'getInstallationStatsOfCustomer',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/stats/installations',
  summary: 'Number of installations of a customer by kind, vendor and type of customer; of a partner including its customers',
  access: 'read:customers',
  params,
  query: z.strictObject({ filter: filterParameter(installationTerms) }),
  response: installationStats,
  errors: ['CustomerNotFound'],
})
