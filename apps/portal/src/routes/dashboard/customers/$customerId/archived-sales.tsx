import { createFileRoute } from '@tanstack/react-router'
import { ArchivedSalesTab } from '../../../../areas/sales/ArchivedSalesTab.tsx'
import { validateArchivedSalesSearch } from '../../../../areas/sales/archived-sales-address.ts'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/archived-sales')({
  validateSearch: validateArchivedSalesSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:customers-sales'], { all: true })
    openDefaultView('archived-sales', { search, cause })
  },
  component: ArchivedSalesTab,
})
