import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import { currentSession } from './session-store.ts'
import { rememberReturnPath } from './storage.ts'
import { canNow } from './use-session.ts'

/** Redirects to the sign-in page without a session. Keeps the query string and remembers the path. */
export function requireSession(location: ParsedLocation<Record<string, unknown>>): void {
  if (currentSession()) return
  rememberReturnPath(location.href)
  // Every query parameter of this portal is text.
  throw redirect({ to: '/login', search: location.search as Record<string, string>, replace: true })
}

/** The member's start page: the dashboard, else their own profile. */
export function startPath(): '/dashboard' | '/dashboard/profile' {
  return canNow()('read:dashboard') ? '/dashboard' : '/dashboard/profile'
}

/** Redirects members without any of the permissions (with `all`, without every one) to their start page. */
export function requirePermission(needed: Permission | readonly Permission[], options?: { all?: boolean }): void {
  if (canNow()(needed, options)) return
  throw redirect({ to: startPath(), replace: true })
}

type Choice<Path> = { to: Path; needs: readonly Permission[] }

/** The first sub-route for which the member has permission. */
export function firstPermitted<Path>(choices: readonly Choice<Path>[]): Path | undefined {
  const can = canNow()
  return choices.find((choice) => choice.needs.length === 0 || can(choice.needs))?.to
}
