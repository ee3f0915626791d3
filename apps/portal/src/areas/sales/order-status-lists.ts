import { listOrderStatusRows, listOrderStatusRuns, orderStatusOutcomes } from '@wattdesk/contract/order-status.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { one } from '../../lists/list-filters.ts'

/** What was changed before, and what is still under way; `customers` were chosen elsewhere, to be changed now. */
export const orderRunList = defineList(listOrderStatusRuns, {
  name: 'order-runs',
  key: () => ['order-status', 'runs'],
  filters: {},
  place: ['customers'],
})

/** The rows of the run that the address names. */
export const orderRowList = defineList(listOrderStatusRows, {
  name: 'order-rows',
  key: ({ runId }) => ['order-status', 'run', runId, 'rows'],
  filters: { outcome: one('outcome', { choices: orderStatusOutcomes }) },
  place: ['run'],
})
export type OrderStatusSearch = SearchOf<typeof orderRunList> & SearchOf<typeof orderRowList>
