import { listStockGateways } from '@wattdesk/contract/gateway-stock/calls.ts'
import { gatewayStates, stockGatewayOrders } from '@wattdesk/contract/gateway-stock/terms.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { choice, exact, idPattern, text } from '../../lists/list-filters.ts'
import { stockListKey } from './gateway-stock.queries.ts'

export const stockList = defineList(listStockGateways, {
  name: 'gateway-stock',
  key: () => stockListKey,
  orders: stockGatewayOrders,
  defaultOrder: 'createdAt:desc',
  filters: {
    q: text('serialNumber', 'startsWith'),
    state: choice('state', gatewayStates),
    company: choice('companyId'),
    tenant: choice('tenantId'),
    delivery: exact('deliveryId', idPattern),
  },
  extras: ['new', 'gateway'],
})
export type StockSearch = SearchOf<typeof stockList>
