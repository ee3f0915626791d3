import { createFileRoute } from '@tanstack/react-router'
import { FleetScreen } from '../../areas/dashboard/fleet/FleetScreen.tsx'
import type { FleetSearch } from '../../areas/dashboard/fleet/fleet-address.ts'
import { addressOf } from '../../lists/list-address.ts'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/fleet')({
  validateSearch: addressOf<FleetSearch>,
  beforeLoad: () => requirePermission('read:customers'),
  component: FleetScreen,
})
