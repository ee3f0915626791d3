import { createFileRoute } from '@tanstack/react-router'
import { PartnerCustomersTab } from '../../../../areas/customers/PartnerCustomersTab.tsx'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { validateListSearch } from '../../../../lists/list-search.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/customers')({
  validateSearch: validateListSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:customers-sub-customers'], { all: true })
    openDefaultView('partner-customers', { search, cause })
  },
  component: PartnerCustomersTab,
})
