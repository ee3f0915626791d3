import { createFileRoute } from '@tanstack/react-router'
import { HistoryTab } from '../../../../areas/history/HistoryTab.tsx'
import { validateHistorySearch } from '../../../../areas/history/history-search.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/history')({
  validateSearch: validateHistorySearch,
  beforeLoad: () => requirePermission('read:live-stream'),
  component: HistoryTab,
})
