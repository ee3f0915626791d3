import { createFileRoute } from '@tanstack/react-router'
import { AccountActivitiesScreen } from '../../../areas/activities/AccountActivitiesScreen.tsx'
import { validateActivitiesSearch } from '../../../areas/activities/activities-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/account/activity-log')({
  validateSearch: validateActivitiesSearch,
  beforeLoad: () => requirePermission('read:activities'),
  component: AccountActivitiesScreen,
})
