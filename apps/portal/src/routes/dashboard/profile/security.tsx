import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../../../areas/profile/SecurityScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/profile/security')({
  beforeLoad: () => requirePermission('read:profile'),
  component: SecurityScreen,
})
