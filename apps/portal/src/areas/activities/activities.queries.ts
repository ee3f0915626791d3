import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  exportAccountActivities,
  readActivityVerification,
  startActivityVerification,
} from '@wattdesk/contract/account/activity-log/calls.ts'
import { listAccountActivities, listAccountActivityFilters } from '@wattdesk/contract/account/calls.ts'
import { revertActivity } from '@wattdesk/contract/activity-reverts/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { exportMyActivities, listMyActivities } from '@wattdesk/contract/profile/calls.ts'
import { call, callForFile } from '../../api/call.ts'

const only = (entryId: string) => ({ limit: 1, filter: JSON.stringify({ id: entryId }) })

/** One entry of a log, on whichever page it is. */
export const customerActivityQuery = (id: string, entryId: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id, 'activities', 'entry', entryId],
    queryFn: ({ signal }) => call(listCustomerActivities, { params: { id }, query: only(entryId) }, { signal }),
    meta: { showsErrors: true },
  })
export const accountActivityQuery = (entryId: string) =>
  queryOptions({
    queryKey: ['activities', 'account', 'entry', entryId],
    queryFn: ({ signal }) => call(listAccountActivities, { query: only(entryId) }, { signal }),
    meta: { showsErrors: true },
  })
export const myActivityQuery = (entryId: string) =>
  queryOptions({
    queryKey: ['activities', 'mine', 'entry', entryId],
    queryFn: ({ signal }) => call(listMyActivities, { query: only(entryId) }, { signal }),
    meta: { showsErrors: true },
  })

export const activityFiltersQuery = queryOptions({
  queryKey: ['activities', 'filters'],
  queryFn: ({ signal }) => call(listAccountActivityFilters, {}, { signal }),
})

const runningMs = 1_000

/** Polled while it runs. */
export const verificationQuery = queryOptions({
  queryKey: ['activities', 'verification'],
  queryFn: async ({ signal }) => (await call(readActivityVerification, {}, { signal })).verification,
  refetchInterval: ({ state }) => (state.data && state.data.state !== 'done' ? runningMs : false),
})
export const startVerification = () => call(startActivityVerification, {})

type Narrowing = { filter?: string; searchValue?: string }
const calls = { account: exportAccountActivities, mine: exportMyActivities }
export const exportLog = (log: keyof typeof calls, { filter, searchValue }: Narrowing): Promise<Blob> =>
  callForFile(calls[log], { query: { filter, searchValue } }, 'text/csv')

export const revert = (id: string, field: string) => call(revertActivity, { params: { id }, body: { field } })
/** Reverted fields can appear on any screen. */
export const refreshReverted = (client: QueryClient) => client.invalidateQueries()
