import { createFileRoute } from '@tanstack/react-router'
import { AccountActivitiesScreen } from '../../../areas/activities/AccountActivitiesScreen.tsx'
import type { ActivitySearch } from '../../../areas/activities/activity-lists.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/account/activity-log')({
  validateSearch: addressOf<ActivitySearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:activities')
    openDefaultView('account-activities', { search, cause })
  },
  component: AccountActivitiesScreen,
})
