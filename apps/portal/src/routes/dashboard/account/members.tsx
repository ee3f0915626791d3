import { createFileRoute } from '@tanstack/react-router'
import { MembersScreen } from '../../../areas/account/MembersScreen.tsx'
import type { MemberSearch } from '../../../areas/account/member-list.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/account/members')({
  validateSearch: addressOf<MemberSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:account-users')
    openDefaultView('members', { search, cause })
  },
  component: MembersScreen,
})
