import { createFileRoute } from '@tanstack/react-router'
import { DeliveriesScreen } from '../../../areas/outgoing-events/DeliveriesScreen.tsx'
import type { DeliverySearch } from '../../../areas/outgoing-events/delivery-list.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/settings/event-deliveries')({
  validateSearch: addressOf<DeliverySearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:outgoing-events')
    openDefaultView('event-deliveries', { search, cause })
  },
  component: DeliveriesScreen,
})
