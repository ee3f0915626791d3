import { listMembers } from '@wattdesk/contract/account/calls.ts'
import { memberOrders } from '@wattdesk/contract/account/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { search } from '../../lists/list-filters.ts'

export const memberList = defineList(listMembers, {
  name: 'members',
  key: () => ['account', 'members'],
  orders: memberOrders,
  defaultOrder: 'lastName:asc',
  filters: { q: search('filterValue') },
  // `new`: a member is being added, in the own tenant of `partner` if that is a customer.
  extras: ['member', 'new', 'partner'],
})
export type MemberSearch = SearchOf<typeof memberList>
