import { createFileRoute } from '@tanstack/react-router'
import { WorkScreen } from '../../areas/dashboard/work/WorkScreen.tsx'
import type { WorkSearch } from '../../areas/dashboard/work/work-list.ts'
import { openDefaultView } from '../../lists/default-views.ts'
import { addressOf } from '../../lists/list-address.ts'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/work')({
  validateSearch: addressOf<WorkSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:dashboard')
    openDefaultView('work', { search, cause })
  },
  component: WorkScreen,
})
