import { createFileRoute } from '@tanstack/react-router'
import { SalesHistoryTab } from '../../../../areas/sales/SalesHistoryTab.tsx'
import type { SaleChangeSearch } from '../../../../areas/sales/sale-lists.ts'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { addressOf } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/sales-history')({
  validateSearch: addressOf<SaleChangeSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:customers-sales'], { all: true })
    openDefaultView('sales-history', { search, cause })
  },
  component: SalesHistoryTab,
})
