import { createFileRoute } from '@tanstack/react-router'
import { validateActivitiesSearch } from '../../../areas/activities/activities-address.ts'
import { MyActivitiesScreen } from '../../../areas/activities/MyActivitiesScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/profile/activity-log')({
  validateSearch: validateActivitiesSearch,
  beforeLoad: () => requirePermission('read:activities'),
  component: MyActivitiesScreen,
})
