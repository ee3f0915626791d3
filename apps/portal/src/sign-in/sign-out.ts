import { signOut } from '@wattdesk/contract/auth/calls.ts'
import { call } from '../api/call.ts'
import { forgetSession } from '../session/session-store.ts'
import { rememberReturnPath } from '../session/storage.ts'

type Surroundings = {
  /** The current path, query and fragment. */
  here: () => string
  /** Shows the session-expired message. */
  sayExpired: () => void
  /** Clears the member's cached data and goes to the sign-in page. */
  leave: () => void
}

let surroundings: Surroundings | undefined
let running: Promise<void> | undefined

/** Sets how to leave a session. Called once at startup. */
export function prepareSignOut(given: Surroundings): void {
  surroundings = given
}

/** Signs the member out in the browser and on the server. Only one sign-out runs at a time. */
export function leaveSession(): Promise<void> {
  running ??= endSession().finally(() => {
    running = undefined
  })
  return running
}

async function endSession(): Promise<void> {
  // The call still needs the token; whatever it returns, the browser then forgets the session.
  const ended = await call(signOut, {}).catch(() => ({ endSessionUri: null }))
  forgetSession()
  surroundings?.leave()
  if (ended.endSessionUri) window.location.assign(ended.endSessionUri)
}

/** Handles an expired session: remembers the location, shows the message once and signs out. Ignored while already running. */
export function expireSession(): void {
  if (running || !surroundings) return
  rememberReturnPath(surroundings.here())
  surroundings.sayExpired()
  void leaveSession()
}
