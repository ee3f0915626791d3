import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { type PartnerCustomerSearch, partnerCustomerList } from '../../../../areas/customers/lists/customer-lists.ts'
import { PartnerCustomersTab } from '../../../../areas/customers/lists/PartnerCustomersTab.tsx'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { addressOf } from '../../../../lists/list-address.ts'
import { pageQuery } from '../../../../lists/use-listing.ts'
import { requirePermission } from '../../../../session/guards.ts'

const SelectionBar = lazy(async () => ({ default: (await import('../-CustomerSelectionBar.tsx')).CustomerSelectionBar }))

export const Route = createFileRoute('/dashboard/customers/$customerId/customers')({
  validateSearch: addressOf<PartnerCustomerSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:customers-sub-customers'], { all: true })
    openDefaultView('partner-customers', { search, cause })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(pageQuery(partnerCustomerList, deps, { params: { id: params.customerId } }))
  },
  component: () => <PartnerCustomersTab SelectionBar={SelectionBar} />,
})
