import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, id, instant, line } from './formats.ts'

/** A password is used as typed, never trimmed or truncated. Weak ones are refused with `PasswordTooWeak`. */
export const passwordMin = 8
export const passwordMax = 256
/** The reason in `PasswordTooWeak`. */
export type PasswordFault = 'too-short' | 'too-long' | 'common' | 'like-email'
export const newPassword = z.string().min(passwordMin).max(passwordMax)

/** A code of an authenticator application (6 digits), or a recovery code (`abcde-fghij`). */
export const multifactorToken = z
  .string()
  .trim()
  .max(20, 'SecureCodeInvalid')
  .regex(/^(\d{6}|[A-Za-z2-7]{5}-?[A-Za-z2-7]{5})$/, 'SecureCodeInvalid')

/**
 * The response to signing in and renewing. The refresh token is never in the body but in an HttpOnly cookie. With
 * `multiFactor` the access token is valid only for `signInMultifactor`, and there are no scopes yet.
 */
export const authResult = z.object({
  accessToken: z.string(),
  /** When the access token ends; renew before. */
  expiresAt: instant,
  /** When the session ends at the latest. */
  sessionExpiresAt: instant,
  /** The permissions held, as `action:policy`. */
  scopes: z.array(z.string()),
  multiFactor: z.boolean(),
})
export type AuthResult = z.infer<typeof authResult>

export const authorizationUri = endpoint({
  name: 'authorizationUri',
  area: 'auth',
  method: 'GET',
  path: '/api/v1/auth/authorization-uri',
  summary: 'Start a sign-in: the address of the identity provider, good once, for five minutes, for this browser',
  access: 'public',
  query: z.strictObject({
    /** Language of the sign-in page: a locale (`de_DE`), a tag (`de-AT`) or a bare language. */
    lang: z.string().max(35).optional(),
    /** `true` asks for the password again even if the provider remembers the browser. */
    fresh: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  }),
  response: z.object({ uri: z.url(), expiresAt: instant }),
  errors: ['TooManyRequests', 'Unavailable'],
})

export const signIn = endpoint({
  name: 'signIn',
  area: 'auth',
  method: 'POST',
  path: '/api/v1/auth/sign-in',
  summary: 'Finish a sign-in with `Authorization: Basic base64(state:code)`; sets the refresh cookie',
  access: 'public',
  response: authResult,
  errors: ['LoginFailed', 'UserNotRegistered', 'OriginRefused', 'Unavailable'],
})

export const signInMultifactor = endpoint({
  name: 'signInMultifactor',
  area: 'auth',
  method: 'POST',
  path: '/api/v1/auth/sign-in/multifactor',
  summary: 'The second step of a sign-in: a code from the authenticator app, or a recovery code',
  access: 'multifactor',
  body: z.strictObject({ multifactorToken }),
  response: authResult,
  errors: ['InvalidMfaToken', 'MfaLocked', 'OriginRefused'],
})

export const signOut = endpoint({
  name: 'signOut',
  area: 'auth',
  method: 'POST',
  path: '/api/v1/auth/sign-out',
  summary: 'End the session of the cookie and of the bearer, here and at the identity provider; repeating it changes nothing',
  access: 'public',
  response: z.object({
    /** The URL for signing out of an external identity provider; null when there is none. */
    endSessionUri: z.url().nullable(),
  }),
  errors: ['OriginRefused'],
})

export const refresh = endpoint({
  name: 'refresh',
  area: 'auth',
  method: 'POST',
  path: '/api/v1/auth/refresh',
  summary:
    'Renew the session with the refresh cookie, which is exchanged for a new one; the old access token as bearer lets the same client repeat it',
  access: 'public',
  response: authResult,
  errors: ['SessionExpired', 'OriginRefused'],
})

/** idpSignUpRequestModel: the token of an invitation link and the chosen password. */
export const idpSignUpRequest = z.strictObject({ token: line(200), password: newPassword })

export const idpSignUp = endpoint({
  name: 'idpSignUp',
  area: 'auth',
  method: 'POST',
  path: '/api/v1/auth/idp/sign-up',
  summary: 'Create the sign-in of an invited member',
  access: 'public',
  body: idpSignUpRequest,
  response: z.object({ email }),
  errors: ['InvitationInvalid', 'IdentityExists', 'PasswordTooWeak', 'TooManyRequests', 'NotFound'],
})

export const signUpUri = endpoint({
  name: 'signUpUri',
  area: 'auth',
  method: 'GET',
  path: '/api/v1/auth/sign-up-uri',
  summary: 'The page where an invited member requests another invitation',
  access: 'public',
  response: z.object({ uri: z.url() }),
  errors: ['Unavailable'],
})

/** Up to a hundred IDs, separated by commas. */
export const idList = z
  .string()
  .max(4_000)
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(id).min(1).max(100))

export const invitationStates = ['open', 'expired', 'signed_up', 'none'] as const

export const signUpUris = endpoint({
  name: 'signUpUris',
  area: 'auth',
  method: 'GET',
  path: '/api/v1/auth/sign-up-uris',
  summary: 'The invitation links of members who have not signed up yet',
  access: 'write:account-users',
  query: z.strictObject({ userIds: idList }),
  response: z.object({
    items: z.array(
      z.object({
        userId: id,
        state: z.enum(invitationStates),
        uri: z.url().nullable(),
        expiresAt: instant.nullable(),
      }),
    ),
  }),
})

/** An active sign-in, as shown to its member. */
export const sessionRecord = z.object({
  id,
  startedAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  clientAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** True for the caller's session. */
  isCurrent: z.boolean(),
})
export type SessionRecord = z.infer<typeof sessionRecord>
