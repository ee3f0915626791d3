import { createFileRoute, redirect } from '@tanstack/react-router'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/')({
  beforeLoad: () => {
    requirePermission('read:customers')
    throw redirect({ to: '/dashboard/customers/list', replace: true })
  },
})
