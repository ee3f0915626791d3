import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstPermitted, refusePage } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/account/')({
  beforeLoad: () => {
    const first = firstPermitted([
      { to: '/dashboard/account/members', needs: ['read:account-users'] },
      { to: '/dashboard/account/activity-log', needs: ['read:activities'] },
    ] as const)
    if (!first) refusePage()
    throw redirect({ to: first, replace: true })
  },
})
