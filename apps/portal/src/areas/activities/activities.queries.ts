import { queryOptions } from '@tanstack/react-query'
import { listAccountActivityFilters } from '@wattdesk/contract/account.ts'
import { listCustomerActivities } from '@wattdesk/contract/customer-activities.ts'
import { call } from '../../api/call.ts'

/** One entry of a customer's log. */
export const customerActivityQuery = (id: string, entryId: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'activities', 'entry', entryId],
    queryFn: ({ signal }) =>
      call(listCustomerActivities, { params: { id }, query: { limit: 1, filter: JSON.stringify({ id: entryId }) } }, { signal }),
  })

export const activityFiltersQuery = queryOptions({
  queryKey: ['activities', 'filters'],
  queryFn: ({ signal }) => call(listAccountActivityFilters, {}, { signal }),
})
