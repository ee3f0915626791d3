import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { CustomersScreen } from '../../../areas/customers/lists/CustomersScreen.tsx'
import { type CustomerSearch, customerList } from '../../../areas/customers/lists/customer-lists.ts'
import { prepareAreas } from '../../../language/language-choice.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { pageQuery } from '../../../lists/use-listing.ts'
import { requirePermission } from '../../../session/guards.ts'

// Loaded with the first selected customer.
const SelectionBar = lazy(async () => ({ default: (await import('./-CustomerSelectionBar.tsx')).CustomerSelectionBar }))

export const Route = createFileRoute('/dashboard/customers/list')({
  validateSearch: addressOf<CustomerSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:customers')
    openDefaultView('customers', { search, cause })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(pageQuery(customerList, deps))
    return prepareAreas('customers', 'savedViews', 'devices')
  },
  component: () => <CustomersScreen SelectionBar={SelectionBar} />,
})
