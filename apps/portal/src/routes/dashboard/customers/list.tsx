import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { CustomersScreen } from '../../../areas/customers/CustomersScreen.tsx'
import { customersQuery } from '../../../areas/customers/customers.queries.ts'
import { validateCustomersSearch } from '../../../areas/customers/customers-address.ts'
import { customersCallQuery } from '../../../areas/customers/customers-search.ts'
import { prepareAreas } from '../../../language/language-choice.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { requirePermission } from '../../../session/guards.ts'

// Nobody needs it before the first customer is ticked.
const SelectionBar = lazy(async () => ({ default: (await import('../../../areas/bulk-actions/SelectionBar.tsx')).SelectionBar }))

export const Route = createFileRoute('/dashboard/customers/list')({
  validateSearch: validateCustomersSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:customers')
    openDefaultView('customers', { search, cause })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(customersQuery(customersCallQuery(deps)))
    return prepareAreas('customers', 'views')
  },
  component: () => <CustomersScreen SelectionBar={SelectionBar} />,
})
