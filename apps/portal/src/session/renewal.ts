import type { AuthResult } from '@wattdesk/contract/auth/models.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { underLock } from './browser-lock.ts'
import { currentSession, keepSession, rereadSession, type Session } from './session-store.ts'

/** Tokens this close to their expiry are renewed before use. */
const renewBeforeMs = 30_000

type Renew = (staleToken: string) => Promise<AuthResult>

let running: Promise<Session | undefined> | undefined

export const endsSoon = (session: Session, now = nowMs()): boolean => new Date(session.expiresAt).getTime() - now < renewBeforeMs

/**
 * Renews the session once for all concurrent requests, in this tab and, by a browser lock, in all others: each use replaces the cookie, so
 * two tabs must never send the same one. `staleToken` is the rejected token; if another tab has already replaced it, returns the new one.
 * Returns undefined if the session has ended.
 */
export function renewSession(staleToken: string, renew: Renew): Promise<Session | undefined> {
  running ??= underLock('renewal', () => exchange(staleToken, renew)).finally(() => {
    running = undefined
  })
  return running
}

async function exchange(staleToken: string, renew: Renew): Promise<Session | undefined> {
  const stored = rereadSession()
  if (!stored) return undefined
  if (stored.accessToken !== staleToken && !endsSoon(stored)) return stored
  const result = await renew(stored.accessToken)
  // A late response must not restore a session that was signed out meanwhile in any tab.
  if (!rereadSession()) return undefined
  keepSession(result)
  return currentSession()
}
