import { createFileRoute, redirect } from '@tanstack/react-router'
import { startPath } from '../session/guards.ts'
import { currentSession } from '../session/session-store.ts'
import { LoginScreen } from '../shell/LoginScreen.tsx'
import { hasSignInReturn } from '../sign-in/sign-in.ts'

export const Route = createFileRoute('/login')({
  // Keeps the query string of the requested page.
  validateSearch: (search: Record<string, string>) => search,
  beforeLoad: () => {
    if (currentSession() && !hasSignInReturn()) throw redirect({ to: startPath(), replace: true })
  },
  component: LoginScreen,
})
