import { createFileRoute } from '@tanstack/react-router'
import { ArchivedSalesTab } from '../../../../areas/sales/ArchivedSalesTab.tsx'
import { textSearch } from '../../../../lists/list-search.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/archived-sales')({
  validateSearch: textSearch(['page', 'limit']),
  beforeLoad: () => requirePermission(['read:customers', 'read:customers-sales'], { all: true }),
  component: ArchivedSalesTab,
})
