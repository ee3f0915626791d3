import { queryOptions } from '@tanstack/react-query'
import { readServiceStatus } from '@wattdesk/contract/service-status.ts'
import { call } from '../../api/call.ts'

const refreshMs = 15_000

export const statusQuery = queryOptions({
  queryKey: ['operation', 'status'],
  queryFn: ({ signal }) => call(readServiceStatus, {}, { signal }),
  refetchInterval: refreshMs,
})
