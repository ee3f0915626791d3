import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '../../../areas/search/SearchScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/search/$searchQuery')({
  beforeLoad: () => requirePermission(['read:customers', 'read:customers-users'], { all: true }),
  component: SearchScreen,
})
