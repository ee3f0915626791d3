import { createFileRoute } from '@tanstack/react-router'
import { SalesHistoryTab } from '../../../../areas/sales/SalesHistoryTab.tsx'
import { textSearch } from '../../../../lists/list-search.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/sales-history')({
  validateSearch: textSearch(['page', 'limit']),
  beforeLoad: () => requirePermission(['read:customers', 'read:customers-sales'], { all: true }),
  component: SalesHistoryTab,
})
