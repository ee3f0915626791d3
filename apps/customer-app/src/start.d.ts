import type { AppHome } from '@wattdesk/contract/customer-app/home.ts'
import type { AppSession } from '@wattdesk/contract/customer-app/sign-in.ts'

declare global {
  interface Window {
    /** What `start.js` asked for before the program was there. */
    wattdeskStart?: { session?: Promise<AppSession | undefined>; home?: Promise<AppHome | undefined> }
  }
}
