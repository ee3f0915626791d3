import { listEventDeliveries } from '@wattdesk/contract/outgoing-events/calls.ts'
import { deliveredKinds, deliveryStates } from '@wattdesk/contract/outgoing-events/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice, period } from '../../lists/list-filters.ts'

/** `delivery` is the open one. */
export const deliveryList = defineList(listEventDeliveries, {
  name: 'event-deliveries',
  key: () => ['outgoing-events', 'deliveries'],
  orders: ['at'],
  defaultOrder: 'at:desc',
  filters: {
    endpoint: choice('endpointId'),
    state: choice('state', deliveryStates),
    kind: choice('kind', deliveredKinds),
    period: period('at'),
  },
  extras: ['delivery'],
})
export type DeliverySearch = SearchOf<typeof deliveryList>
