import { holds, type Permission } from '@wattdesk/contract/permissions.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { currentSession, type Session, shownSession, subscribeToSession } from './session-store.ts'

/** Rerenders when the session changes. Screens that an expired session hides keep showing what it permitted. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribeToSession, shownSession)

/** Whether the member holds any of the permissions or, with `all`, every one. */
export type Can = (needed: Permission | readonly Permission[], options?: { all?: boolean }) => boolean

export function canWith(scopes: readonly string[]): Can {
  const held = new Set(scopes)
  return (needed, options) => holds(held, typeof needed === 'string' ? [needed] : needed, options)
}

export function useCan(): Can {
  const session = useSession()
  return useMemo(() => canWith(session?.scopes ?? []), [session])
}

/** For use outside of components. */
export const canNow = (): Can => canWith(currentSession()?.scopes ?? [])
