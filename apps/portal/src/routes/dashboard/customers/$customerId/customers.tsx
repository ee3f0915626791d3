import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { validateCustomersSearch } from '../../../../areas/customers/customers-address.ts'
import { PartnerCustomersTab } from '../../../../areas/customers/PartnerCustomersTab.tsx'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { requirePermission } from '../../../../session/guards.ts'

const SelectionBar = lazy(async () => ({ default: (await import('../../../../areas/bulk-actions/SelectionBar.tsx')).SelectionBar }))

export const Route = createFileRoute('/dashboard/customers/$customerId/customers')({
  validateSearch: validateCustomersSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:customers-sub-customers'], { all: true })
    openDefaultView('partner-customers', { search, cause })
  },
  component: () => <PartnerCustomersTab SelectionBar={SelectionBar} />,
})
