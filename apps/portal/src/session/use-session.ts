import { holds, type Permission } from '@wattdesk/contract/permissions.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { currentSession, type Session, subscribeToSession } from './session-store.ts'

/** The session in this browser, renewed when it changes. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribeToSession, currentSession)

/** True when any of the permissions is held; with `all`, when every one is. */
export type Can = (needed: Permission | readonly Permission[], options?: { all?: boolean }) => boolean

export function canWith(scopes: readonly string[]): Can {
  const held = new Set(scopes)
  return (needed, options) => holds(held, typeof needed === 'string' ? [needed] : needed, options)
}

/** What the signed-in member may do. */
export function useCan(): Can {
  const session = useSession()
  return useMemo(() => canWith(session?.scopes ?? []), [session])
}

/** Outside of components: what the signed-in member may do now. */
export const canNow = (): Can => canWith(currentSession()?.scopes ?? [])
