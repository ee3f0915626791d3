import type { AppHome, AppSession } from '@wattdesk/contract/customer-app/models.ts'

declare global {
  interface Window {
    /** What `start.js` asked for before the program was there. */
    wattdeskStart?: { session?: Promise<AppSession | undefined>; home?: Promise<AppHome | undefined> }
  }
}
