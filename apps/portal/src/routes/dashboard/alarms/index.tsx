import { createFileRoute } from '@tanstack/react-router'
import { AlarmsScreen } from '../../../areas/alarms/AlarmsScreen.tsx'
import type { AlarmSearch } from '../../../areas/alarms/alarm-lists.ts'
import { prepareAreas } from '../../../language/language-choice.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/alarms/')({
  validateSearch: addressOf<AlarmSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:customers')
    openDefaultView('alarms', { search, cause })
  },
  loader: () => prepareAreas('alarms', 'timeline', 'customers', 'dashboard', 'savedViews', 'devices'),
  component: AlarmsScreen,
})
