import { createFileRoute } from '@tanstack/react-router'
import { LiveStreamTab } from '../../../../areas/telemetry/LiveStreamTab.tsx'
import { textSearch } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/live-stream')({
  validateSearch: textSearch(['site', 'topics', 'date']),
  beforeLoad: () => requirePermission('read:live-stream'),
  component: LiveStreamTab,
})
