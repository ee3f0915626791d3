import { createFileRoute } from '@tanstack/react-router'
import { CustomersScreen } from '../../../areas/customers/CustomersScreen.tsx'
import { customersQuery } from '../../../areas/customers/customers.queries.ts'
import { validateCustomersSearch } from '../../../areas/customers/customers-address.ts'
import { customersCallQuery } from '../../../areas/customers/customers-search.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/list')({
  validateSearch: validateCustomersSearch,
  beforeLoad: () => requirePermission('read:customers'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(customersQuery(customersCallQuery(deps)))
  },
  component: CustomersScreen,
})
