import { queryOptions } from '@tanstack/react-query'
import { listNotifications } from '@wattdesk/contract/notifications/calls.ts'
import { notificationsMax } from '@wattdesk/contract/notifications/terms.ts'
import { call } from '../../api/call.ts'

/** All that are kept, not only the newest. Refreshed together with them. */
export const allNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'all'],
  queryFn: ({ signal }) => call(listNotifications, { query: { limit: notificationsMax } }, { signal }),
})
