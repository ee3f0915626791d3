import type { AppHome, AppSession } from '@wattdesk/contract/customer-app/models.ts'

declare global {
  interface Window {
    /** Calls that `start.js` made before the program was loaded. */
    wattdeskStart?: { session?: Promise<AppSession | undefined>; home?: Promise<AppHome | undefined> }
  }
}
