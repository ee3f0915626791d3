import { createFileRoute } from '@tanstack/react-router'
import { DataDebugTab } from '../../../../areas/telemetry/data-debug/DataDebugTab.tsx'
import type { DataDebugSearch } from '../../../../areas/telemetry/data-debug/data-debug-address.ts'
import { addressOf } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/data-debug')({
  validateSearch: addressOf<DataDebugSearch>,
  beforeLoad: () => requirePermission('read:data-debug'),
  component: DataDebugTab,
})
