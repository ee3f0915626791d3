import { createFileRoute } from '@tanstack/react-router'
import { SummaryScreen } from '../../../areas/profile/SummaryScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/profile/summary')({
  beforeLoad: () => requirePermission('read:profile'),
  component: SummaryScreen,
})
