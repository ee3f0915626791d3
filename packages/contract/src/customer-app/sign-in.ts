import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../formats.ts'
import { languages } from '../languages.ts'

const area = 'customer-app'
const base = '/api/v1/app'

/** Where the identity provider sends customers back to, with `state` and `code`. */
export const appReturnPath = '/app/sign-in'

/** An access token of the app. The refresh token is never in the body but in an HttpOnly cookie. */
export const appSession = z.object({ accessToken: z.string(), expiresAt: instant, sessionExpiresAt: instant })
export type AppSession = z.infer<typeof appSession>

export const startAppSignIn = endpoint({
  name: 'startAppSignIn',
  area,
  method: 'GET',
  path: `${base}/authorization-uri`,
  summary: "Start a customer's sign-in: the address of the identity provider, good once, for five minutes, for this browser",
  access: 'public',
  query: z.strictObject({ lang: z.string().max(35).optional() }),
  response: z.object({ uri: z.url(), expiresAt: instant }),
  errors: ['TooManyRequests', 'Unavailable'],
})

export const finishAppSignIn = endpoint({
  name: 'finishAppSignIn',
  area,
  method: 'POST',
  path: `${base}/sign-in`,
  summary: "Finish a customer's sign-in with what the identity provider returned; sets the refresh cookie of the app",
  access: 'public',
  body: z.strictObject({ state: z.string().min(1).max(200), code: z.string().min(1).max(4_000) }),
  response: appSession,
  errors: ['LoginFailed', 'UserNotRegistered', 'OriginRefused', 'Unavailable'],
})

export const refreshAppSession = endpoint({
  name: 'refreshAppSession',
  area,
  method: 'POST',
  path: `${base}/refresh`,
  summary:
    'Renew a session of the app with its refresh cookie, which is exchanged for a new one; the old access token as bearer lets the same client repeat it',
  access: 'public',
  response: appSession,
  errors: ['SessionExpired', 'OriginRefused'],
})

export const signOutOfApp = endpoint({
  name: 'signOutOfApp',
  area,
  method: 'POST',
  path: `${base}/sign-out`,
  summary: 'End the session of the app that the cookie or the bearer names; repeating it changes nothing',
  access: 'public',
  response: z.object({ isSignedOut: z.literal(true) }),
  errors: ['OriginRefused'],
})

/** Whose app it is, and who looks at it. */
export const appViewer = z.object({
  /** `member`: a member of the service views the app and changes nothing. */
  kind: z.enum(['customer', 'member']),
  customerId: id,
  tenantId: id,
  accountName: z.string(),
  /** Of the user who signed in, or of the member who looks. */
  name: z.string(),
  language: z.enum(languages),
  /** When a member's view ends. Null for customers. */
  endsAt: instant.nullable(),
})
export type AppViewer = z.infer<typeof appViewer>
