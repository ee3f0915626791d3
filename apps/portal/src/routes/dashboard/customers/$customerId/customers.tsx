import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { customersQuery } from '../../../../areas/customers/customers.queries.ts'
import { validateCustomersSearch } from '../../../../areas/customers/customers-address.ts'
import { customersCallQuery } from '../../../../areas/customers/customers-search.ts'
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
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(customersQuery(customersCallQuery(deps), params.customerId))
  },
  component: () => <PartnerCustomersTab SelectionBar={SelectionBar} />,
})
