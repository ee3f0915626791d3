import { createFileRoute, redirect } from '@tanstack/react-router'
import { refusePage } from '../../../session/guards.ts'
import { canNow } from '../../../session/use-session.ts'

export const Route = createFileRoute('/dashboard/cms/')({
  beforeLoad: () => {
    const can = canNow()
    if (!can('read:cms-content')) refusePage()
    // Installers may only read instructions.
    throw redirect({ to: can('read:customers') ? '/dashboard/cms/content' : '/dashboard/cms/instructions', replace: true })
  },
})
