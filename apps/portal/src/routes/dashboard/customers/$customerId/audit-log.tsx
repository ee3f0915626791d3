import { createFileRoute } from '@tanstack/react-router'
import { validateActivitiesSearch } from '../../../../areas/activities/activities-address.ts'
import { CustomerAuditLogTab } from '../../../../areas/activities/CustomerAuditLogTab.tsx'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/audit-log')({
  validateSearch: validateActivitiesSearch,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:activities'], { all: true })
    openDefaultView('customer-activities', { search, cause })
  },
  component: CustomerAuditLogTab,
})
