import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstPermitted, refusePage } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/profile/')({
  beforeLoad: () => {
    const first = firstPermitted([
      { to: '/dashboard/profile/summary', needs: ['read:profile'] },
      { to: '/dashboard/profile/activity-log', needs: ['read:activities'] },
    ] as const)
    if (!first) refusePage()
    throw redirect({ to: first, replace: true })
  },
})
