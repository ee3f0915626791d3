import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  addCustomer,
  addCustomerOfPartner,
  type CustomerAddInput,
  type CustomerExportColumn,
  getCustomer,
  listCustomers,
  listCustomersOfPartner,
  listSites,
  updateCustomer,
  updateSite,
} from '@wattdesk/contract/customers.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { getCustomerStats } from '@wattdesk/contract/statistics.ts'
import { listTenantAllocations } from '@wattdesk/contract/tenants.ts'
import { call, callForFile } from '../../api/call.ts'

export type CustomerQuery = NonNullable<CallInput<typeof listCustomers>['query']>

export const customersQuery = (query: CustomerQuery) =>
  queryOptions({
    queryKey: ['customers', 'list', query],
    queryFn: ({ signal }) => call(listCustomers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const customersOfPartnerQuery = (id: string, query: CustomerQuery) =>
  queryOptions({
    queryKey: ['customers', 'of-partner', id, query],
    queryFn: ({ signal }) => call(listCustomersOfPartner, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The whole filtered list as a CSV file with the columns given. */
export const exportCustomers = (query: CustomerQuery, columns: readonly CustomerExportColumn[]) =>
  callForFile(listCustomers, { query: { ...query, page: 0, limit: 0, csvExport: 'true', columns: columns.join(',') } }, 'text/csv')

export const customerQuery = (id: string) =>
  queryOptions({ queryKey: ['customers', 'one', id], queryFn: ({ signal }) => call(getCustomer, { params: { id } }, { signal }) })

export const sitesQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'sites'],
    queryFn: ({ signal }) => call(listSites, { params: { id } }, { signal }),
  })

export const customerStatsQuery = queryOptions({
  queryKey: ['customers', 'stats'],
  queryFn: ({ signal }) => call(getCustomerStats, {}, { signal }),
})

export const tenantsQuery = queryOptions({
  queryKey: ['tenants', 'allocations'],
  queryFn: ({ signal }) => call(listTenantAllocations, {}, { signal }),
})

export const createCustomer = (body: CustomerAddInput) => call(addCustomer, { body })

export const createCustomerOfPartner = (id: string, body: CallInput<typeof addCustomerOfPartner>['body']) =>
  call(addCustomerOfPartner, { params: { id }, body })

export const changeCustomer = (id: string, body: CallInput<typeof updateCustomer>['body']) => call(updateCustomer, { params: { id }, body })

export const changeSite = (id: string, siteId: string, body: CallInput<typeof updateSite>['body']) =>
  call(updateSite, { params: { id, siteId }, body })

/** After a write, everything shown of customers is asked for again: lists, counts, the record and its log. */
export const refreshCustomers = (client: QueryClient) => client.invalidateQueries({ queryKey: ['customers'] })
