import { createFileRoute } from '@tanstack/react-router'
import { SecurityScreen } from '../../../areas/profile/SecurityScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/profile/security')({
  /** From the mailed link that confirms a new address. */
  validateSearch: ({ confirm }: Record<string, unknown>): { confirm?: string } => (typeof confirm === 'string' ? { confirm } : {}),
  beforeLoad: () => requirePermission('read:profile'),
  component: SecurityScreen,
})
