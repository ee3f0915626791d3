import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../../areas/dashboard/DashboardScreen.tsx'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/')({
  beforeLoad: () => requirePermission('read:dashboard'),
  component: DashboardScreen,
})
