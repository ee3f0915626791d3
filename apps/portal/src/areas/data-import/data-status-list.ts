import { listDataStatus } from '@wattdesk/contract/data-import/data-status/calls.ts'
import { dataStatusOrders, deliveryStates } from '@wattdesk/contract/data-import/data-status/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice } from '../../lists/list-filters.ts'

/** Sites with the state of their data, those silent for longest first. */
export const dataStatusList = defineList(listDataStatus, {
  name: 'data-status',
  key: () => ['data-import', 'status'],
  orders: dataStatusOrders,
  defaultOrder: 'measuredAt:asc',
  filters: { state: choice('state', deliveryStates) },
})
export type DataStatusSearch = SearchOf<typeof dataStatusList>
