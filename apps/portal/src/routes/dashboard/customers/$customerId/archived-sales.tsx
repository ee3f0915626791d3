import { createFileRoute } from '@tanstack/react-router'
import { ArchivedSalesTab } from '../../../../areas/sales/ArchivedSalesTab.tsx'
import type { ArchivedSaleSearch } from '../../../../areas/sales/sale-lists.ts'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { addressOf } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/archived-sales')({
  validateSearch: addressOf<ArchivedSaleSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:customers-sales'], { all: true })
    openDefaultView('archived-sales', { search, cause })
  },
  component: ArchivedSalesTab,
})
