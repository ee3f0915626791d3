import { createFileRoute } from '@tanstack/react-router'
import { validateActivitiesSearch } from '../../../areas/activities/activities-address.ts'
import { MyActivitiesScreen } from '../../../areas/activities/MyActivitiesScreen.tsx'
import { openDefaultView } from '../../../lists/default-views.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/profile/activity-log')({
  validateSearch: validateActivitiesSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:activities')
    openDefaultView('my-activities', { search, cause })
  },
  component: MyActivitiesScreen,
})
