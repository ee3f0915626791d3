import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listAccountActivityFilters } from '@wattdesk/contract/account.ts'
import { revertActivity } from '@wattdesk/contract/activity-reverts.ts'
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

export const revert = (id: string, field: string) => call(revertActivity, { params: { id }, body: { field } })
/** The log, and the records that a reverted field may be shown in. */
export const refreshReverted = (client: QueryClient) => client.invalidateQueries()
