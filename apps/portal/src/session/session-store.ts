import type { AuthResult } from '@wattdesk/contract/auth/models.ts'
import { clearStored, hasReturnPath, readDrafts, readStored, storageKey, writeStored } from './storage.ts'
import { holdsTypedWork } from './typed-work.ts'

/** The stored session. The refresh token is in a cookie that scripts cannot read. */
export type Session = Pick<AuthResult, 'accessToken' | 'expiresAt' | 'sessionExpiresAt' | 'scopes'>

const key = 'session'
const listeners = new Set<() => void>()
let session = readSession()
/** The session between password and code. In memory only, so that a reload starts over. */
let temporary: Session | undefined
/** The expired session whose screens this tab hides, with what was typed in them, until the same member signs in again. */
let held: Session | undefined
/** Stores the drafts again that were stored when the held session ended. */
let putDrafts: (() => void) | undefined
/** As last announced: another tab's change may be read before its event arrives. */
let announced = session

function readSession(): Session | undefined {
  const text = readStored(key)
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const { accessToken, expiresAt, sessionExpiresAt, scopes } = value as Record<string, unknown> // read field by field below
  return [accessToken, expiresAt, sessionExpiresAt].every((one) => typeof one === 'string') && Array.isArray(scopes)
}

/** The member of a session, read from its token. */
export function memberOf(given: Session | undefined): string | undefined {
  const [, body = ''] = given?.accessToken.split('.') ?? []
  try {
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    const subject = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'sub') : undefined
    return typeof subject === 'string' ? subject : undefined
  } catch {
    return undefined
  }
}

function announce(): void {
  announced = shownSession()
  for (const listener of listeners) listener()
}

export const currentSession = (): Session | undefined => session
export const temporarySession = (): Session | undefined => temporary
export const isHeld = (): boolean => held !== undefined
/** The session, or the expired one whose screens are hidden. */
export const shownSession = (): Session | undefined => session ?? held

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function keepSession(result: AuthResult): void {
  const { accessToken, expiresAt, sessionExpiresAt, scopes } = result
  if (result.multiFactor) {
    temporary = { accessToken, expiresAt, sessionExpiresAt, scopes }
    return
  }
  temporary = undefined
  const former = session
  session = { accessToken, expiresAt, sessionExpiresAt, scopes }
  writeStored(key, JSON.stringify(session))
  // What is stored for a member is not another's.
  if (former && memberOf(former) !== memberOf(session)) clearStored(key)
  announce()
}

/** Replaces the permissions known from the sign-in by those that the server just returned. */
export function updateScopes(scopes: string[]): void {
  if (!session || session.scopes.join() === scopes.join()) return
  session = { ...session, scopes }
  writeStored(key, JSON.stringify(session))
  announce()
}

/** Ends the session in this browser, in all tabs. */
export function forgetSession(): void {
  session = undefined
  temporary = undefined
  clearStored()
  announce()
}

/** Hides what the session shows when it expires, with what was typed. Nothing of it is stored. */
export function holdSession(): void {
  held = announced
  putDrafts = readDrafts()
  announce()
}

/** Gives up what is hidden. It is not announced, because the screens stay hidden until the page is left. */
export function giveUpHeld(): void {
  held = undefined
}

/** A renewal, sign-in or sign-out in another tab applies here too. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKey(key) && event.key !== null) return
    session = readSession()
    // Only an expired session leaves a path to return to. After a sign-out, nothing is kept.
    if (!session && hasReturnPath() && holdsTypedWork()) held ??= announced
    if (session && memberOf(session) === memberOf(held)) {
      held = undefined
      putDrafts?.()
      putDrafts = undefined
    }
    announce()
  })
}

/** Another tab may have changed it; its event arrives later. */
export function rereadSession(): Session | undefined {
  session = readSession()
  return session
}
