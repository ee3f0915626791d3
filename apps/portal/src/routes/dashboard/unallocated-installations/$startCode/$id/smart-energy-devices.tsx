import { createFileRoute } from '@tanstack/react-router'
import { InstallationScreen } from '../../../../../areas/unallocated-installations/InstallationScreen.tsx'
import { requirePermission } from '../../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/unallocated-installations/$startCode/$id/smart-energy-devices')({
  beforeLoad: () => requirePermission('read:unpaired-devices'),
  component: function UnallocatedDevices() {
    const { id } = Route.useParams()
    return <InstallationScreen key={id} subject={{ kind: 'unallocated', id }} part="devices" />
  },
})
