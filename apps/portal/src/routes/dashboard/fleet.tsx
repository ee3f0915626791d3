import { createFileRoute } from '@tanstack/react-router'
import { FleetScreen } from '../../areas/reports/fleet/FleetScreen.tsx'
import type { FleetSearch } from '../../areas/reports/fleet/fleet-address.ts'
import { addressOf } from '../../lists/list-address.ts'
import { requirePermission } from '../../session/guards.ts'

export const Route = createFileRoute('/dashboard/fleet')({
  validateSearch: addressOf<FleetSearch>,
  beforeLoad: () => requirePermission('read:customers'),
  component: FleetScreen,
})
