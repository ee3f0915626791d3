import { createFileRoute } from '@tanstack/react-router'
import { PartnerCustomersTab } from '../../../../areas/customers/PartnerCustomersTab.tsx'
import { listKeys, textSearch } from '../../../../lists/list-search.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/customers')({
  validateSearch: textSearch(listKeys),
  beforeLoad: () => requirePermission(['read:customers', 'read:customers-sub-customers'], { all: true }),
  component: PartnerCustomersTab,
})
