import { createFileRoute } from '@tanstack/react-router'
import type { ActivitySearch } from '../../../areas/activities/activity-lists.ts'
import { MyActivitiesScreen } from '../../../areas/activities/MyActivitiesScreen.tsx'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/profile/activity-log')({
  validateSearch: addressOf<ActivitySearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:activities')
    openDefaultView('my-activities', { search, cause })
  },
  component: MyActivitiesScreen,
})
