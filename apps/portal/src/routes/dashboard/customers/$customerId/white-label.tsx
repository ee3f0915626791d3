import { createFileRoute } from '@tanstack/react-router'
import { WhiteLabelTab } from '../../../../areas/white-label/WhiteLabelTab.tsx'
import { whiteLabelQuery } from '../../../../areas/white-label/white-label.queries.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/white-label')({
  beforeLoad: () => requirePermission(['read:customers', 'read:whitelabel-configurations'], { all: true }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(whiteLabelQuery(params.customerId))
  },
  component: WhiteLabelTab,
})
