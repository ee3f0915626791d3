import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '../../../areas/customers/SearchScreen.tsx'
import { listKeys, textSearch } from '../../../lists/list-search.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/search/$searchQuery')({
  validateSearch: textSearch(listKeys),
  beforeLoad: () => requirePermission(['read:customers', 'read:customers-users'], { all: true }),
  component: SearchScreen,
})
