import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireSession, startPath } from '../session/guards.ts'

export const Route = createFileRoute('/')({
  beforeLoad: ({ location }) => {
    requireSession(location)
    throw redirect({ to: startPath(), replace: true })
  },
})
