import { createFileRoute } from '@tanstack/react-router'
import { ImpersonateTab } from '../../../../areas/impersonation/ImpersonateTab.tsx'
import { impersonationsQuery } from '../../../../areas/impersonation/impersonation.queries.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/impersonate')({
  beforeLoad: () => requirePermission('read:impersonation'),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(impersonationsQuery(params.customerId))
  },
  component: ImpersonateTab,
})
