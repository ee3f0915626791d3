import { listBulkActionCustomers, listBulkActions } from '@wattdesk/contract/bulk-actions/calls.ts'
import {
  bulkActionKinds,
  bulkActionOrders,
  bulkActionOutcomes,
  bulkActionReasons,
  bulkActionStatuses,
} from '@wattdesk/contract/bulk-actions/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice, one, period } from '../../lists/list-filters.ts'

export const bulkActionList = defineList(listBulkActions, {
  name: 'bulk-actions',
  key: () => ['bulk-actions', 'list'],
  orders: bulkActionOrders,
  defaultOrder: 'createdAt:desc',
  filters: { kind: choice('kind', bulkActionKinds), status: choice('status', bulkActionStatuses), period: period('createdAt') },
})
export type BulkActionsSearch = SearchOf<typeof bulkActionList>

export const frozenCustomerList = defineList(listBulkActionCustomers, {
  name: 'bulk-action-customers',
  key: ({ bulkActionId }) => ['bulk-actions', 'one', bulkActionId, 'customers'],
  filters: { outcome: one('outcome', { choices: bulkActionOutcomes }), reason: one('reason', { choices: bulkActionReasons }) },
})
export type FrozenCustomersSearch = SearchOf<typeof frozenCustomerList>
