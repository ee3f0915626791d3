import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '../../session/guards.ts'
import { Shell } from '../../shell/Shell.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ location }) => requireSession(location),
  component: Shell,
})
