import { createFileRoute, redirect } from '@tanstack/react-router'
import { startPath } from '../session/guards.ts'

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: startPath(), replace: true })
  },
})
