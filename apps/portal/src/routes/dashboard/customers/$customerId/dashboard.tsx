import { createFileRoute } from '@tanstack/react-router'
import { PartnerDashboardTab } from '../../../../areas/statistics/PartnerDashboardTab.tsx'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/dashboard')({
  beforeLoad: () => requirePermission('read:customers'),
  component: PartnerDashboardTab,
})
