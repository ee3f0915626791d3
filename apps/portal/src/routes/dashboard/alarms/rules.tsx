import { createFileRoute } from '@tanstack/react-router'
import { AlarmRulesScreen } from '../../../areas/alarms/AlarmRulesScreen.tsx'
import { rulesQuery } from '../../../areas/alarms/alarms.queries.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/alarms/rules')({
  beforeLoad: () => requirePermission('read:alarm-rules'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(rulesQuery),
  component: AlarmRulesScreen,
})
