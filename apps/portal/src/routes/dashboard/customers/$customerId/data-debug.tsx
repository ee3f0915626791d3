import { createFileRoute } from '@tanstack/react-router'
import { DataDebugTab } from '../../../../areas/telemetry/DataDebugTab.tsx'
import { validateDataDebugSearch } from '../../../../areas/telemetry/data-debug-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/data-debug')({
  validateSearch: validateDataDebugSearch,
  beforeLoad: () => requirePermission('read:data-debug'),
  component: DataDebugTab,
})
