import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstPermitted, refusePage } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/settings/')({
  beforeLoad: () => {
    const first = firstPermitted([
      { to: '/dashboard/settings/api', needs: ['read:system-settings'] },
      { to: '/dashboard/settings/api-access', needs: ['read:account-api-access'] },
      { to: '/dashboard/settings/events', needs: ['read:outgoing-events'] },
    ] as const)
    if (!first) refusePage()
    throw redirect({ to: first, replace: true })
  },
})
