import { createFileRoute } from '@tanstack/react-router'
import { AssignedListScreen } from '../../../../areas/unallocated-installations/AssignedListScreen.tsx'
import type { AssignedSearch } from '../../../../areas/unallocated-installations/unallocated-lists.ts'
import { prepareAreas } from '../../../../language/language-choice.ts'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { addressOf } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/unallocated-installations/assigned-installations/')({
  validateSearch: addressOf<AssignedSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:unpaired-devices')
    openDefaultView('assigned-installations', { search, cause })
  },
  loader: () => prepareAreas('unallocatedInstallations', 'installations', 'savedViews'),
  component: AssignedListScreen,
})
