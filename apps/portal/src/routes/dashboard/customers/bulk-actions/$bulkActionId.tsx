import { createFileRoute } from '@tanstack/react-router'
import { BulkActionScreen } from '../../../../areas/bulk-actions/BulkActionScreen.tsx'
import { bulkActionQuery } from '../../../../areas/bulk-actions/bulk-actions.queries.ts'
import { validateBulkActionSearch } from '../../../../areas/bulk-actions/bulk-actions-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/bulk-actions/$bulkActionId')({
  validateSearch: validateBulkActionSearch,
  beforeLoad: () => requirePermission('read:customers'),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(bulkActionQuery(params.bulkActionId))
  },
  component: BulkActionScreen,
})
