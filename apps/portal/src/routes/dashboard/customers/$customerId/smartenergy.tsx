import { createFileRoute } from '@tanstack/react-router'
import { SmartEnergyTab } from '../../../../areas/installations/SmartEnergyTab.tsx'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/smartenergy')({
  beforeLoad: () => requirePermission('read:customers'),
  component: SmartEnergyTab,
})
