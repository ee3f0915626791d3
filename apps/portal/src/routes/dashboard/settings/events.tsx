import { createFileRoute } from '@tanstack/react-router'
import { EventEndpointsScreen } from '../../../areas/outgoing-events/EventEndpointsScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/settings/events')({
  beforeLoad: () => requirePermission('read:outgoing-events'),
  component: EventEndpointsScreen,
})
