import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAccountActivities, listAccountActivityFilters } from '@wattdesk/contract/account.ts'
import { listCustomerActivities } from '@wattdesk/contract/customer-activities.ts'
import { listMyActivities } from '@wattdesk/contract/profile.ts'
import { call } from '../../api/call.ts'

export type ActivityQuery = { page: number; limit: number; order?: string; filter?: string }

export const myActivitiesQuery = (query: ActivityQuery) =>
  queryOptions({
    queryKey: ['activities', 'mine', query],
    queryFn: ({ signal }) => call(listMyActivities, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const accountActivitiesQuery = (query: ActivityQuery) =>
  queryOptions({
    queryKey: ['activities', 'account', query],
    // This call wants its filter said, even when it narrows nothing.
    queryFn: ({ signal }) => call(listAccountActivities, { query: { ...query, filter: query.filter ?? '{}' } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Under the customer's own key, so that a write to the customer asks for its log again. */
export const customerActivitiesQuery = (id: string, query: ActivityQuery) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'activities', query],
    queryFn: ({ signal }) => call(listCustomerActivities, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const activityFiltersQuery = queryOptions({
  queryKey: ['activities', 'filters'],
  queryFn: ({ signal }) => call(listAccountActivityFilters, {}, { signal }),
})
