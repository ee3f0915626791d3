import { listAccountActivities } from '@wattdesk/contract/account/calls.ts'
import { activityActions, activityOrders, activitySources } from '@wattdesk/contract/activities/terms.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { listMyActivities } from '@wattdesk/contract/profile/calls.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice, exact, idPattern, period, search } from '../../lists/list-filters.ts'

/** `entry` is the open one. */
const log = {
  orders: activityOrders,
  defaultOrder: 'at:desc',
  filters: {
    q: search('searchValue'),
    period: period('at'),
    action: choice('action', activityActions),
    source: choice('source', activitySources),
    member: choice('memberId'),
    object: exact('objectType', /^[a-z-]+$/),
    customer: exact('customerId', idPattern),
    application: exact('application', /^[a-z-]+$/),
    run: exact('requestId', idPattern),
  },
  extras: ['entry'],
} as const

export const accountActivityList = defineList(listAccountActivities, {
  ...log,
  name: 'account-activities',
  key: () => ['activities', 'account'],
})
export const myActivityList = defineList(listMyActivities, { ...log, name: 'my-activities', key: () => ['activities', 'mine'] })
/** Under the customer's own key, so that writes to the customer refetch its log. */
export const customerActivityList = defineList(listCustomerActivities, {
  ...log,
  name: 'customer-activities',
  key: ({ id }) => ['customers', 'one', id, 'activities'],
})
export type ActivitySearch = SearchOf<typeof myActivityList>
