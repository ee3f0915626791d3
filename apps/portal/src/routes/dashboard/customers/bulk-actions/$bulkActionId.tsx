import { createFileRoute } from '@tanstack/react-router'
import { BulkActionScreen } from '../../../../areas/bulk-actions/BulkActionScreen.tsx'
import type { FrozenCustomersSearch } from '../../../../areas/bulk-actions/bulk-action-lists.ts'
import { bulkActionQuery } from '../../../../areas/bulk-actions/bulk-actions.queries.ts'
import { addressOf } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/bulk-actions/$bulkActionId')({
  validateSearch: addressOf<FrozenCustomersSearch>,
  beforeLoad: () => requirePermission('read:customers'),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(bulkActionQuery(params.bulkActionId))
  },
  component: BulkActionScreen,
})
