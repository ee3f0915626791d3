import type { AuthResult } from '@wattdesk/contract/auth.ts'
import { currentSession, keepSession, rereadSession, type Session } from './session-store.ts'

/** A token this close to its end is renewed before it is used. */
const renewBeforeMs = 30_000
const lockName = 'wattdesk-admin-portal:renewal'

type Renew = () => Promise<AuthResult>

let running: Promise<Session | undefined> | undefined

export const endsSoon = (session: Session, now = Date.now()): boolean => new Date(session.expiresAt).getTime() - now < renewBeforeMs

/**
 * Renews the session once for all who ask meanwhile, in this tab and, by a lock of the browser, in all others: the cookie
 * rotates at each use, so two tabs must never send the same one. `staleToken` is the token found wanting; when another tab
 * has already replaced it, its new one is taken. Answers undefined when the session is over.
 */
export function renewSession(staleToken: string, renew: Renew): Promise<Session | undefined> {
  running ??= alone(() => exchange(staleToken, renew)).finally(() => {
    running = undefined
  })
  return running
}

async function exchange(staleToken: string, renew: Renew): Promise<Session | undefined> {
  const stored = rereadSession()
  if (!stored) return undefined
  if (stored.accessToken !== staleToken && !endsSoon(stored)) return stored
  const result = await renew()
  // Signed out meanwhile, in this tab or another: a late answer must not bring the session back.
  if (!rereadSession()) return undefined
  keepSession(result)
  return currentSession()
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  // Locks exist only on secure origins; a portal tried out over plain http has one tab's promise to share instead.
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request(lockName, work) : work()
}
