import { createFileRoute } from '@tanstack/react-router'
import { validateActivitiesSearch } from '../../../../areas/activities/activities-address.ts'
import { CustomerAuditLogTab } from '../../../../areas/activities/CustomerAuditLogTab.tsx'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/audit-log')({
  validateSearch: validateActivitiesSearch,
  beforeLoad: () => requirePermission(['read:customers', 'read:activities'], { all: true }),
  component: CustomerAuditLogTab,
})
