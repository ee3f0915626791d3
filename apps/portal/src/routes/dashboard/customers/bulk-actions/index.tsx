import { createFileRoute } from '@tanstack/react-router'
import { BulkActionsScreen } from '../../../../areas/bulk-actions/BulkActionsScreen.tsx'
import type { BulkActionsSearch } from '../../../../areas/bulk-actions/bulk-action-lists.ts'
import { addressOf } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/bulk-actions/')({
  validateSearch: addressOf<BulkActionsSearch>,
  beforeLoad: () => requirePermission('read:customers'),
  component: BulkActionsScreen,
})
