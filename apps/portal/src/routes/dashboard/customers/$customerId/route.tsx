import { createFileRoute } from '@tanstack/react-router'
import { LifecycleMenu } from '../../../../areas/customer-lifecycle/LifecycleMenu.tsx'
import { LifecycleNotice } from '../../../../areas/customer-lifecycle/LifecycleNotice.tsx'
import { CustomerLayout } from '../../../../areas/customers/CustomerLayout.tsx'
import { customerQuery } from '../../../../areas/customers/customers.queries.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId')({
  beforeLoad: () => requirePermission('read:customers'),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(customerQuery(params.customerId))
  },
  component: () => <CustomerLayout Menu={LifecycleMenu} Notice={LifecycleNotice} />,
})
