import { createFileRoute } from '@tanstack/react-router'
import { SalesHistoryTab } from '../../../../areas/sales/SalesHistoryTab.tsx'
import { validateSalesHistorySearch } from '../../../../areas/sales/sales-history-address.ts'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/sales-history')({
  validateSearch: validateSalesHistorySearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:customers-sales'], { all: true })
    openDefaultView('sales-history', { search, cause })
  },
  component: SalesHistoryTab,
})
