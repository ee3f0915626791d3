import { createFileRoute } from '@tanstack/react-router'
import { InstallationScreen } from '../../../../../areas/unallocated-installations/InstallationScreen.tsx'
import { requirePermission } from '../../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/unallocated-installations/assigned-installations/$siteId/live-stream')({
  beforeLoad: () => requirePermission('read:unpaired-devices'),
  component: function AssignedLive() {
    const { siteId } = Route.useParams()
    return <InstallationScreen key={siteId} subject={{ kind: 'assigned', siteId }} part="live" />
  },
})
