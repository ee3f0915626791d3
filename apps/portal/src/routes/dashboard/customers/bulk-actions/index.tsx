import { createFileRoute } from '@tanstack/react-router'
import { BulkActionsScreen } from '../../../../areas/bulk-actions/BulkActionsScreen.tsx'
import { validateBulkActionsSearch } from '../../../../areas/bulk-actions/bulk-actions-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/bulk-actions/')({
  validateSearch: validateBulkActionsSearch,
  beforeLoad: () => requirePermission('read:customers'),
  component: BulkActionsScreen,
})
