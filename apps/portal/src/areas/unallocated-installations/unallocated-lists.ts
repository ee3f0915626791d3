import { listAssignedInstallations, listUnallocatedInstallations } from '@wattdesk/contract/unallocated-installations/calls.ts'
import { assignedOrders, unallocatedOrders } from '@wattdesk/contract/unallocated-installations/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { idPattern, one, search } from '../../lists/list-filters.ts'
import { assignedListKey, listKey } from './unallocated-installations.queries.ts'

export const unallocatedList = defineList(listUnallocatedInstallations, {
  name: 'unallocated-installations',
  key: () => listKey,
  orders: unallocatedOrders,
  defaultOrder: 'createdAt:desc',
  filters: {
    q: search('startCode'),
    company: one('installerCompanyId', { pattern: idPattern }),
    installer: one('installerId', { pattern: idPattern }),
    tenant: one('tenantId', { pattern: idPattern }),
  },
  extras: ['new'],
})
export type UnallocatedSearch = SearchOf<typeof unallocatedList>

export const assignedList = defineList(listAssignedInstallations, {
  name: 'assigned-installations',
  key: () => assignedListKey,
  orders: assignedOrders,
  defaultOrder: 'assignedAt:desc',
  filters: { name: search('customerName'), email: search('customerEmail') },
})
export type AssignedSearch = SearchOf<typeof assignedList>
