import { createFileRoute } from '@tanstack/react-router'
import { OrderStatusScreen } from '../../../areas/sales/OrderStatusScreen.tsx'
import { validateOrderStatusSearch } from '../../../areas/sales/order-status-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/update-order-status')({
  validateSearch: validateOrderStatusSearch,
  beforeLoad: () => requirePermission(['write:customers', 'write:customers-sales'], { all: true }),
  component: OrderStatusScreen,
})
