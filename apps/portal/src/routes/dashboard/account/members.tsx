import { createFileRoute } from '@tanstack/react-router'
import { MembersScreen } from '../../../areas/account/MembersScreen.tsx'
import { listKeys, textSearch } from '../../../lists/list-search.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/account/members')({
  validateSearch: textSearch(listKeys),
  beforeLoad: () => requirePermission('read:account-users'),
  component: MembersScreen,
})
