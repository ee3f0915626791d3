import { holds, type Permission } from '@wattdesk/contract/permissions.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { currentSession, type Session, subscribeToSession } from './session-store.ts'

/** The session in this browser; re-renders when it changes. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribeToSession, currentSession)

/** Whether the member holds any of the permissions, or with `all`, every one. */
export type Can = (needed: Permission | readonly Permission[], options?: { all?: boolean }) => boolean

export function canWith(scopes: readonly string[]): Can {
  const held = new Set(scopes)
  return (needed, options) => holds(held, typeof needed === 'string' ? [needed] : needed, options)
}

/** The signed-in member's permissions. */
export function useCan(): Can {
  const session = useSession()
  return useMemo(() => canWith(session?.scopes ?? []), [session])
}

/** The signed-in member's current permissions, for use outside components. */
export const canNow = (): Can => canWith(currentSession()?.scopes ?? [])
