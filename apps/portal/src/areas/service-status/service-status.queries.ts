import { queryOptions } from '@tanstack/react-query'
import { confirmOriginalService, readServiceNotice, readServiceStatus } from '@wattdesk/contract/service-status/calls.ts'
import { call } from '../../api/call.ts'

const refreshMs = 15_000
const noticeRefreshMs = 60_000
/** While something shown is in progress. */
const progressRefreshMs = 3_000

export const statusQuery = queryOptions({
  queryKey: ['operation', 'status'],
  queryFn: ({ signal }) => call(readServiceStatus, {}, { signal }),
  refetchInterval: refreshMs,
})

export const noticeQuery = queryOptions({
  queryKey: ['operation', 'notice'],
  queryFn: ({ signal }) => call(readServiceNotice, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.pastLoading ? progressRefreshMs : noticeRefreshMs),
})

export const confirmOriginal = () => call(confirmOriginalService, {})
