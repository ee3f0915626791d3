import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, id, instant } from '../formats.ts'
import { authResult, idList, idpSignUpRequest, multifactorToken } from './models.ts'
import { invitationStates } from './terms.ts'

export const authorizationUri = endpoint({
  name: 'authorizationUri',
  area: 'auth',
  method: 'GET',
  path: '/api/v1/auth/authorization-uri',
  summary: 'Start a sign-in: the URL of the identity provider, valid once, for five minutes, in this browser',
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
  summary: 'End the session of the cookie and of the bearer token, here and at the identity provider; repeating it changes nothing',
  access: 'public',
  response: z.object({
    /** The URL for signing out of an external identity provider; null if there is none. */
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
    'Renew the session; exchanges the refresh cookie for a new one. With the old access token as bearer token, the same client can repeat it',
  access: 'public',
  response: authResult,
  errors: ['SessionExpired', 'OriginRefused'],
})

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
