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

const startPaths = [
  { to: '/dashboard', needs: ['read:dashboard'] },
  { to: '/dashboard/unallocated-installations', needs: ['read:unpaired-devices'] },
] as const

/** The dashboard, an installer's installations, or otherwise the member's profile. */
export const startPath = () => firstPermitted(startPaths) ?? '/dashboard/profile'

/** The member may not see the page, and there is no other to redirect to. */
export class PageForbidden extends Error {}

let refused: readonly Permission[] = []

/** The permissions, any or all of which the page needed that the member was just sent away from. */
export function takeRefused(): readonly Permission[] {
  const needed = refused
  refused = []
  return needed
}

/** Sends members who may not see a page to their start page, or to the no-permission page if they have none. */
export function refusePage(needed: readonly Permission[] = []): never {
  const start = firstPermitted(startPaths)
  refused = needed
  if (start) throw redirect({ to: start, replace: true })
  throw new PageForbidden()
}

/** Refuses the page to members without any of the permissions or, with `all`, without every one. */
export function requirePermission(needed: Permission | readonly Permission[], options?: { all?: boolean }): void {
  const can = canNow()
  // Nobody asked for the dashboard, to which every sign-in leads.
  if (!can(needed, options)) refusePage([needed].flat().filter((one) => one !== 'read:dashboard' && !can(one)))
}

type Choice<Path> = { to: Path; needs: readonly Permission[] }

/** The first route that the member may see. */
export function firstPermitted<Path>(choices: readonly Choice<Path>[]): Path | undefined {
  const can = canNow()
  return choices.find((choice) => choice.needs.length === 0 || can(choice.needs))?.to
}
