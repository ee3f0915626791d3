import { createFileRoute } from '@tanstack/react-router'
import { ApiAccessScreen } from '../../../areas/api-access/ApiAccessScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/settings/api-access')({
  beforeLoad: () => requirePermission('read:account-api-access'),
  component: ApiAccessScreen,
})
