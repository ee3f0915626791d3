import { createFileRoute, redirect } from '@tanstack/react-router'
import { firstPermitted, refusePage } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/cms/')({
  beforeLoad: () => {
    const first = firstPermitted([{ to: '/dashboard/cms/new-schemas', needs: ['read:cms-schemas'] }] as const)
    if (!first) refusePage()
    throw redirect({ to: first, replace: true })
  },
})
