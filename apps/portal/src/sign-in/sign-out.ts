import { signOut } from '@wattdesk/contract/auth/calls.ts'
import { call } from '../api/call.ts'
import { forgetSession, holdSession, isHeld } from '../session/session-store.ts'
import { rememberReturnPath } from '../session/storage.ts'
import { holdsTypedWork } from '../session/typed-work.ts'

type Surroundings = {
  /** The current path, query and fragment. */
  here: () => string
  sayExpired: () => void
  /** Clears the member's cached data and opens the sign-in page. */
  leave: () => void
}

let surroundings: Surroundings | undefined
let running: Promise<void> | undefined

/** Called once at startup. */
export function prepareSignOut(given: Surroundings): void {
  surroundings = given
}

/** Signs out in the browser and on the server. Concurrent calls share one sign-out. */
export function leaveSession(): Promise<void> {
  running ??= endSession().finally(() => {
    running = undefined
  })
  return running
}

async function endSession(): Promise<void> {
  // Whatever the call returns, the browser forgets the session afterwards, because the call needs the token.
  const ended = await call(signOut, {}).catch(() => ({ endSessionUri: null }))
  forgetSession()
  surroundings?.leave()
  if (ended.endSessionUri && !isHeld()) window.location.assign(ended.endSessionUri)
}

/**
 * Remembers the location, shows the message once and signs out. The screen is left, or hidden while it holds typed input. Ignored while a
 * sign-out is running, and after it.
 */
export function expireSession(): void {
  if (running || !surroundings || isHeld()) return
  rememberReturnPath(surroundings.here())
  surroundings.sayExpired()
  if (holdsTypedWork()) holdSession()
  void leaveSession()
}
