import { createFileRoute, redirect } from '@tanstack/react-router'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/unallocated-installations/')({
  beforeLoad: () => {
    requirePermission('read:unpaired-devices')
    throw redirect({ to: '/dashboard/unallocated-installations/list', replace: true })
  },
})
