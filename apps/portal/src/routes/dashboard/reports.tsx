import { createFileRoute } from '@tanstack/react-router'
import { ReportsScreen } from '../../areas/business-reports/ReportsScreen.tsx'
import type { ReportSearch } from '../../areas/business-reports/report-address.ts'
import { addressOf } from '../../lists/list-address.ts'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/reports')({
  validateSearch: addressOf<ReportSearch>,
  beforeLoad: () => requirePermission('read:business-reports'),
  component: ReportsScreen,
})
