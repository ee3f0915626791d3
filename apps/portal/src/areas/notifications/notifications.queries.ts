import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listNotifications, readAllNotifications, readNotification } from '@wattdesk/contract/notifications/calls.ts'
import { call } from '../../api/call.ts'

const pollMs = 30_000

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(listNotifications, {}, { signal }),
  refetchInterval: pollMs,
  meta: { isQuiet: true },
})
export const refreshNotifications = (client: QueryClient) => client.invalidateQueries({ queryKey: ['notifications'] })
export const markRead = (id: string) => call(readNotification, { params: { id } })
export const markAllRead = (until: string) => call(readAllNotifications, { body: { until } })
