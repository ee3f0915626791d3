import { createFileRoute } from '@tanstack/react-router'
import { UnallocatedListScreen } from '../../../areas/unallocated-installations/UnallocatedListScreen.tsx'
import type { UnallocatedSearch } from '../../../areas/unallocated-installations/unallocated-lists.ts'
import { prepareAreas } from '../../../language/language-choice.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/unallocated-installations/list')({
  validateSearch: addressOf<UnallocatedSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:unpaired-devices')
    openDefaultView('unallocated-installations', { search, cause })
  },
  loader: () => prepareAreas('unallocatedInstallations', 'installations', 'savedViews'),
  component: UnallocatedListScreen,
})
