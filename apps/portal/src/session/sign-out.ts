import { signOut } from '@wattdesk/contract/auth.ts'
import { call } from '../api/call.ts'
import { forgetSession } from './session-store.ts'
import { rememberReturnPath } from './storage.ts'

type Surroundings = {
  /** Where the member is: path, query and fragment. */
  here: () => string
  /** Shows the session-expired message. */
  sayExpired: () => void
  /** Clears what was loaded for this member and goes to the sign-in page. */
  leave: () => void
}

let surroundings: Surroundings | undefined
let running: Promise<void> | undefined

/** Says how to leave; set once at start. */
export function prepareSignOut(given: Surroundings): void {
  surroundings = given
}

/** Signs the member out, here and on the server. Only one sign-out runs at a time. */
export function leaveSession(): Promise<void> {
  running ??= endSession().finally(() => {
    running = undefined
  })
  return running
}

async function endSession(): Promise<void> {
  // The token must still be held for the call; whatever it answers, this browser forgets the session.
  const ended = await call(signOut, {}).catch(() => ({ endSessionUri: null }))
  forgetSession()
  surroundings?.leave()
  if (ended.endSessionUri) window.location.assign(ended.endSessionUri)
}

/** A call found the session over: remembers the place, says so once, and signs out. Nothing happens while that runs already. */
export function expireSession(): void {
  if (running || !surroundings) return
  rememberReturnPath(surroundings.here())
  surroundings.sayExpired()
  void leaveSession()
}
