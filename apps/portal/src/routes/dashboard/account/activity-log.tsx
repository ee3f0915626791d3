import { createFileRoute } from '@tanstack/react-router'
import { AccountActivitiesScreen } from '../../../areas/activities/AccountActivitiesScreen.tsx'
import { validateActivitiesSearch } from '../../../areas/activities/activities-address.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/account/activity-log')({
  validateSearch: validateActivitiesSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:activities')
    openDefaultView('account-activities', { search, cause })
  },
  component: AccountActivitiesScreen,
})
