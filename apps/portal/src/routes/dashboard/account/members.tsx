import { createFileRoute } from '@tanstack/react-router'
import { MembersScreen } from '../../../areas/account/MembersScreen.tsx'
import { openDefaultView } from '../../../lists/default-views.ts'
import { validateListSearch } from '../../../lists/list-search.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/account/members')({
  validateSearch: validateListSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:account-users')
    openDefaultView('members', { search, cause })
  },
  component: MembersScreen,
})
