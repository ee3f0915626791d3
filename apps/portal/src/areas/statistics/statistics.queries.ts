import { queryOptions } from '@tanstack/react-query'
import {
  getChildrenStats,
  getChildrenStatsOfCustomer,
  getCustomerStats,
  getInstallationStats,
  getInstallationStatsOfCustomer,
} from '@wattdesk/contract/statistics/calls.ts'
import { call } from '../../api/call.ts'

/** Includes how many were created in each of the last months. */
export const partnerStatsQuery = (id: string, months: number) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'stats', 'children', months],
    queryFn: ({ signal }) => call(getChildrenStatsOfCustomer, { params: { id }, query: { months: String(months) } }, { signal }),
  })

export const partnerInstallationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'stats', 'installations'],
    queryFn: ({ signal }) => call(getInstallationStatsOfCustomer, { params: { id }, query: {} }, { signal }),
  })

export const customerStatsQuery = queryOptions({
  queryKey: ['customers', 'stats'],
  queryFn: ({ signal }) => call(getCustomerStats, {}, { signal }),
})

export const installationStatsQuery = queryOptions({
  queryKey: ['customers', 'stats', 'installations'],
  queryFn: ({ signal }) => call(getInstallationStats, { query: {} }, { signal }),
})

/** Customers that belong to partners. */
export const childrenStatsQuery = queryOptions({
  queryKey: ['customers', 'stats', 'children'],
  queryFn: ({ signal }) => call(getChildrenStats, { query: {} }, { signal }),
})

/** Includes how many were created in each of the last twelve months. */
export const growthQuery = queryOptions({
  queryKey: ['customers', 'stats', 'growth'],
  queryFn: ({ signal }) => call(getCustomerStats, { query: { months: '12' } }, { signal }),
})
