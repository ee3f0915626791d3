import { fleetStates } from '@wattdesk/contract/dashboard/fleet/terms.ts'
import { listDataStatus } from '@wattdesk/contract/data-import/data-status/calls.ts'
import { dataStatusOrders, deliveryStates } from '@wattdesk/contract/data-import/data-status/terms.ts'
import { deviceFilters } from '../../device-filters/device-filters.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { beginning, choice } from '../../lists/list-filters.ts'

/** Sites that have been silent longest come first, and those that never delivered last. */
export const dataStatusList = defineList(listDataStatus, {
  name: 'data-status',
  key: () => ['data-import', 'status'],
  orders: dataStatusOrders,
  defaultOrder: 'measuredAt:asc',
  filters: {
    state: choice('state', deliveryStates),
    health: choice('health', fleetStates),
    assigned: choice('assignedTo'),
    city: beginning('city'),
    ...deviceFilters,
  },
})
export type DataStatusSearch = SearchOf<typeof dataStatusList>
