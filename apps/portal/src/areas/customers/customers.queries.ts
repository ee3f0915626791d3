import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  addCustomer,
  addCustomerOfPartner,
  getCustomer,
  listCustomers,
  listSites,
  updateCustomer,
  updateSite,
} from '@wattdesk/contract/customers/calls.ts'
import type { CustomerAddInput } from '@wattdesk/contract/customers/models.ts'
import { readCustomerSummary } from '@wattdesk/contract/customers/summary/calls.ts'
import type { CallInput } from '@wattdesk/contract/endpoint.ts'
import { listTenantAllocations } from '@wattdesk/contract/tenants/calls.ts'
import { startOfReaderDay } from '@wattdesk/i18n/formats.ts'
import { call } from '../../api/call.ts'

export type CustomerQuery = NonNullable<CallInput<typeof listCustomers>['query']>

export const customersQuery = (query: CustomerQuery) =>
  queryOptions({
    queryKey: ['customers', 'list', 'first', query],
    queryFn: ({ signal }) => call(listCustomers, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const customerQuery = (id: string) =>
  queryOptions({ queryKey: ['customers', 'one', id], queryFn: ({ signal }) => call(getCustomer, { params: { id } }, { signal }) })

/** Keeps the home's state in the summary current. */
const summaryRefreshMs = 30_000

export const customerSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'summary'],
    queryFn: ({ signal }) => call(readCustomerSummary, { params: { id } }, { signal }),
    refetchInterval: summaryRefreshMs,
    meta: { showsErrors: true },
  })

export const sitesQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'sites'],
    queryFn: ({ signal }) => call(listSites, { params: { id } }, { signal }),
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

/** Includes lists, counts, the record and its log. */
export const refreshCustomers = (client: QueryClient) => client.invalidateQueries({ queryKey: ['customers'] })

/** Counts customers created since one of the reader's days, as the list does. */
export const createdSinceQuery = (from: string) =>
  queryOptions({
    queryKey: ['customers', 'count', 'since', from],
    queryFn: async ({ signal }) => {
      const filter = JSON.stringify({ createdAt: { op: 'gte', value: startOfReaderDay(from).toISOString() } })
      return (await call(listCustomers, { query: { limit: 1, filter, exactTotal: 'true' } }, { signal })).total
    },
  })
