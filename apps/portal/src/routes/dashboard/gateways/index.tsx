import { createFileRoute, redirect } from '@tanstack/react-router'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/gateways/')({
  beforeLoad: () => {
    requirePermission('read:gateway-stock')
    throw redirect({ to: '/dashboard/gateways/list', replace: true })
  },
})
