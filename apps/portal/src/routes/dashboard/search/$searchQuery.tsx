import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '../../../areas/customers/SearchScreen.tsx'
import { openDefaultView } from '../../../lists/default-views.ts'
import { validateListSearch } from '../../../lists/list-search.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/search/$searchQuery')({
  validateSearch: validateListSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:customers-users'], { all: true })
    openDefaultView('search', { search, cause })
  },
  component: SearchScreen,
})
