import { z } from 'zod'
import { customerSources, customerStatuses, customerTypes } from '../customers/terms.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, numberBetween } from '../formats.ts'
import { installationKinds } from '../installations/terms.ts'
import { choiceFilter, type FilterField, filterParameter, idFilter } from '../paging.ts'
import { customerStats, installationStats } from './models.ts'

const area = 'statistics'

const dayFilter = { gte: day, lt: day } satisfies FilterField

const ofCustomers = {
  type: choiceFilter(customerTypes),
  /** Deleted customers count only if requested. */
  status: choiceFilter(customerStatuses),
  source: choiceFilter(customerSources),
}
/** A tenant and the tenants below it. */
const tenantId: FilterField = { eq: idFilter.eq ?? z.uuid() }
/** Half-open ranges of UTC days. */
const customerTerms = { ...ofCustomers, createdAt: dayFilter }
const installationTerms = { ...ofCustomers, kind: choiceFilter(installationKinds), vendorId: idFilter, addedAt: dayFilter }

/** Months to count created customers in, including the current one. */
const months = z
  .string()
  .regex(/^\d{1,2}$/, 'WholeNumber')
  .transform(Number)
  .pipe(numberBetween(1, 36))
  .optional()

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
