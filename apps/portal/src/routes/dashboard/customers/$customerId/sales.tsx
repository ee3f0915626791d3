import { createFileRoute } from '@tanstack/react-router'
import { SalesTab } from '../../../../areas/sales/SalesTab.tsx'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/sales')({
  beforeLoad: () => requirePermission(['write:customers', 'read:customers-sales'], { all: true }),
  component: SalesTab,
})
