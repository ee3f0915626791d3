import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { listArchivedSales, listSaleChanges } from '@wattdesk/contract/sales/calls.ts'
import { archivedSaleOrders, saleChangeOrders, saleEvents } from '@wattdesk/contract/sales/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice, exact, idPattern, period } from '../../lists/list-filters.ts'

const keyOf = (part: string) => (params: { id: string }) => ['customers', 'one', params.id, 'sales', part]

/** A customer's archived sales, or only the one named in the URL. */
export const archivedSaleList = defineList(listArchivedSales, {
  name: 'archived-sales',
  key: keyOf('archived'),
  orders: archivedSaleOrders,
  defaultOrder: 'archivedAt:desc',
  filters: { kind: choice('installationKind', installationKinds), period: period('archivedAt'), sale: exact('id', idPattern) },
})
export type ArchivedSaleSearch = SearchOf<typeof archivedSaleList>

export const saleChangeList = defineList(listSaleChanges, {
  name: 'sales-history',
  key: keyOf('history'),
  orders: saleChangeOrders,
  defaultOrder: 'at:desc',
  filters: { event: choice('event', saleEvents), period: period('at') },
})
export type SaleChangeSearch = SearchOf<typeof saleChangeList>
