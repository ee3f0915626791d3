import { listOrderStatusRows, listOrderStatusRuns } from '@wattdesk/contract/sales/order-status/calls.ts'
import {
  orderStatusOrigins,
  orderStatusOutcomes,
  orderStatusRunOrders,
  orderStatusRunStatuses,
} from '@wattdesk/contract/sales/order-status/terms.ts'
import { defineList, type SearchOf } from '../../../lists/define-list.ts'
import { choice, one, period } from '../../../lists/list-filters.ts'

/** `customers` were selected on another screen. */
export const orderRunList = defineList(listOrderStatusRuns, {
  name: 'order-runs',
  key: () => ['order-status', 'runs'],
  orders: orderStatusRunOrders,
  defaultOrder: 'createdAt:desc',
  filters: {
    origin: choice('origin', orderStatusOrigins),
    status: choice('status', orderStatusRunStatuses),
    period: period('createdAt'),
  },
  place: ['customers'],
})

/** Rows of the run in the URL. */
export const orderRowList = defineList(listOrderStatusRows, {
  name: 'order-rows',
  key: ({ runId }) => ['order-status', 'run', runId, 'rows'],
  filters: { outcome: one('outcome', { choices: orderStatusOutcomes }) },
  place: ['run'],
})
export type OrderStatusSearch = SearchOf<typeof orderRunList> & SearchOf<typeof orderRowList>
