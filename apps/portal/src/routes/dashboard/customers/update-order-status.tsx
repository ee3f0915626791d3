import { createFileRoute } from '@tanstack/react-router'
import { OrderStatusScreen } from '../../../areas/sales/order-status/OrderStatusScreen.tsx'
import type { OrderStatusSearch } from '../../../areas/sales/order-status/order-status-lists.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/update-order-status')({
  validateSearch: addressOf<OrderStatusSearch>,
  beforeLoad: () => requirePermission(['write:customers', 'write:customers-sales'], { all: true }),
  component: OrderStatusScreen,
})
