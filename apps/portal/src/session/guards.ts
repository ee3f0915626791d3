import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import { currentSession } from './session-store.ts'
import { rememberReturnPath } from './storage.ts'
import { canNow } from './use-session.ts'

/** Sends those who are not signed in to the sign-in page; the query string goes along, the place is remembered. */
export function requireSession(location: ParsedLocation<Record<string, unknown>>): void {
  if (currentSession()) return
  rememberReturnPath(location.href)
  // Every query parameter of this portal is text.
  throw redirect({ to: '/login', search: location.search as Record<string, string>, replace: true })
}

/** The first place a member may see: the dashboard, else their own profile. */
export function startPath(): '/dashboard' | '/dashboard/profile' {
  return canNow()('read:dashboard') ? '/dashboard' : '/dashboard/profile'
}

/** Lets those pass who hold any of the permissions (with `all`, every one); others go where they may be. */
export function requirePermission(needed: Permission | readonly Permission[], options?: { all?: boolean }): void {
  if (canNow()(needed, options)) return
  throw redirect({ to: startPath(), replace: true })
}

type Choice<Path> = { to: Path; needs: readonly Permission[] }

/** The first of several sub-routes that the member may see. */
export function firstPermitted<Path>(choices: readonly Choice<Path>[]): Path | undefined {
  const can = canNow()
  return choices.find((choice) => choice.needs.length === 0 || can(choice.needs))?.to
}
