import { listDeliveries, listDeliveryRows } from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import { deliveryOrders, deliveryOutcomes, deliveryStatuses } from '@wattdesk/contract/gateway-stock/deliveries/terms.ts'
import { defineList, type SearchOf } from '../../../lists/define-list.ts'
import { choice, one } from '../../../lists/list-filters.ts'

export const deliveryList = defineList(listDeliveries, {
  name: 'gateway-deliveries',
  key: () => ['gateway-stock', 'deliveries'],
  orders: deliveryOrders,
  defaultOrder: 'createdAt:desc',
  filters: { status: choice('status', deliveryStatuses) },
})

/** Rows of the delivery in the URL. */
export const deliveryRowList = defineList(listDeliveryRows, {
  name: 'gateway-delivery-rows',
  key: ({ deliveryId }) => ['gateway-stock', 'delivery', deliveryId, 'rows'],
  filters: { outcome: one('outcome', { choices: deliveryOutcomes }) },
  place: ['delivery'],
})
export type DeliverySearch = SearchOf<typeof deliveryList> & SearchOf<typeof deliveryRowList>
