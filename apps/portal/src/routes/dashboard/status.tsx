import { createFileRoute } from '@tanstack/react-router'
import { StatusScreen } from '../../areas/service-status/StatusScreen.tsx'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/status')({
  beforeLoad: () => requirePermission('read:service-status'),
  component: StatusScreen,
})
