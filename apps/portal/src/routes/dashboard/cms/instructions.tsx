import { createFileRoute } from '@tanstack/react-router'
import { InstructionsScreen } from '../../../areas/content/InstructionsScreen.tsx'
import { requirePermission } from '../../../session/guards.ts'

type Search = { q?: string; instruction?: string }

export const Route = createFileRoute('/dashboard/cms/instructions')({
  validateSearch: (search: Record<string, unknown>): Search => ({ q: textOf(search.q), instruction: textOf(search.instruction) }),
  beforeLoad: () => requirePermission('read:cms-content'),
  component: InstructionsScreen,
})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
