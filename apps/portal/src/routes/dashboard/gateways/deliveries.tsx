import { createFileRoute } from '@tanstack/react-router'
import { DeliveriesScreen } from '../../../areas/gateway-stock/deliveries/DeliveriesScreen.tsx'
import type { DeliverySearch } from '../../../areas/gateway-stock/deliveries/delivery-lists.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/gateways/deliveries')({
  validateSearch: addressOf<DeliverySearch>,
  beforeLoad: () => requirePermission('write:gateway-stock'),
  component: DeliveriesScreen,
})
