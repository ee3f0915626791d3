import { createFileRoute } from '@tanstack/react-router'
import type { FoundCustomerSearch } from '../../../areas/customers/customer-lists.ts'
import { SearchScreen } from '../../../areas/customers/SearchScreen.tsx'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/search/$searchQuery')({
  validateSearch: addressOf<FoundCustomerSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:customers-users'], { all: true })
    openDefaultView('search', { search, cause })
  },
  component: SearchScreen,
})
