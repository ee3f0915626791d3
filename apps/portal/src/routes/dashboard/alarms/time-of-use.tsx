import { createFileRoute } from '@tanstack/react-router'
import { TimeOfUseScreen } from '../../../areas/alarms/TimeOfUseScreen.tsx'
import type { TimeOfUseSearch } from '../../../areas/alarms/time-of-use-list.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/alarms/time-of-use')({
  validateSearch: addressOf<TimeOfUseSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:customers')
    openDefaultView('time-of-use', { search, cause })
  },
  component: TimeOfUseScreen,
})
