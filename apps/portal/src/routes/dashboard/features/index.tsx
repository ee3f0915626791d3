import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstPermitted, refusePage } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/features/')({
  beforeLoad: () => {
    const first = firstPermitted([
      { to: '/dashboard/features/assign', needs: ['read:supported-feature-groups'] },
      { to: '/dashboard/features/manage', needs: ['read:supported-features'] },
    ] as const)
    if (!first) refusePage()
    throw redirect({ to: first, replace: true })
  },
})
