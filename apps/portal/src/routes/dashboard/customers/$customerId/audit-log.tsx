import { createFileRoute } from '@tanstack/react-router'
import type { ActivitySearch } from '../../../../areas/activities/activity-lists.ts'
import { CustomerAuditLogTab } from '../../../../areas/activities/CustomerAuditLogTab.tsx'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { addressOf } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/audit-log')({
  validateSearch: addressOf<ActivitySearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission(['read:customers', 'read:activities'], { all: true })
    openDefaultView('customer-activities', { search, cause })
  },
  component: CustomerAuditLogTab,
})
