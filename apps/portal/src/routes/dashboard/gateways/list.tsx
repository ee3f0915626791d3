import { createFileRoute } from '@tanstack/react-router'
import { StockScreen } from '../../../areas/gateway-stock/StockScreen.tsx'
import type { StockSearch } from '../../../areas/gateway-stock/stock-list.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/gateways/list')({
  validateSearch: addressOf<StockSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:gateway-stock')
    openDefaultView('gateway-stock', { search, cause })
  },
  component: StockScreen,
})
