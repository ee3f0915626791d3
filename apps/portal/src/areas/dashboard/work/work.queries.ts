import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { changeWork, listColleagues, listWork } from '@wattdesk/contract/dashboard/calls.ts'
import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import type { CallInput, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { call } from '../../../api/call.ts'

export const colleaguesQuery = queryOptions({
  queryKey: ['work', 'colleagues'],
  queryFn: ({ signal }) => call(listColleagues, {}, { signal }),
  staleTime: 60_000,
})

export type WorkPage = ResponseInput<typeof listWork>

const refreshMs = 60_000
/** Enough to leave lines after equal alarms are merged. */
const urgentLimit = 100

export const urgentQuery = queryOptions({
  queryKey: ['work', 'urgent'],
  queryFn: ({ signal }) => call(listWork, { query: { limit: urgentLimit } }, { signal }),
  refetchInterval: refreshMs,
})

export type WorkChange = CallInput<typeof changeWork>['body']
export const changeWorkItem = ({ id, reason }: WorkItem, body: WorkChange) => call(changeWork, { params: { kind: reason.kind, id }, body })

/** Alarms show their owners, so they are refetched too. */
export const refreshWork = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: ['work'] }), client.invalidateQueries({ queryKey: ['alarms'] })])
