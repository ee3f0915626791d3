import { z } from 'zod'
import { activityExportQuery, activityList, activityListQuery } from '../activities/models.ts'
import { multifactorToken, sessionRecord } from '../auth/models.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, nothing, secureCode } from '../formats.ts'
import { preferencesUpdate, profile, profileUpdate } from './models.ts'

export const getProfile = endpoint({
  name: 'getProfile',
  area: 'profile',
  method: 'GET',
  path: '/api/v1/profile/me',
  summary: 'The signed-in member',
  access: 'read:profile',
  response: profile,
})

export const updateProfile = endpoint({
  name: 'updateProfile',
  area: 'profile',
  method: 'PUT',
  whileWorking: 'unaffected',
  path: '/api/v1/profile/me',
  summary: 'Change one’s own name and language',
  access: 'write:profile',
  body: profileUpdate,
  response: profile,
  errors: ['ProfileChanged'],
})

const preferencesCall = { area: 'profile', path: '/api/v1/profile/me/preferences' } as const

export const getPreferences = endpoint({
  ...preferencesCall,
  response: preferencesUpdate,
  name: 'getPreferences',
  method: 'GET',
  summary: 'The preferences of the signed-in member',
  access: 'read:profile',
})

export const createPreferences = endpoint({
  ...preferencesCall,
  response: preferencesUpdate,
  name: 'createPreferences',
  method: 'POST',
  whileWorking: 'unaffected',
  summary: 'Replace all preferences',
  access: 'write:profile',
  body: preferencesUpdate,
})

export const updatePreferences = endpoint({
  ...preferencesCall,
  response: preferencesUpdate,
  name: 'updatePreferences',
  method: 'PUT',
  whileWorking: 'unaffected',
  summary: 'Change the given preferences; the others stay',
  access: 'write:profile',
  body: preferencesUpdate,
})

export const listMyActivities = endpoint({
  name: 'listMyActivities',
  area: 'profile',
  method: 'GET',
  path: '/api/v1/profile/me/activities',
  summary: 'Activities of the signed-in member',
  access: 'read:activities',
  query: activityListQuery,
  response: activityList,
  errors: ['ListTooLong'],
})

export const exportMyActivities = endpoint({
  name: 'exportMyActivities',
  area: 'profile',
  method: 'GET',
  path: '/api/v1/profile/me/activities/export',
  summary: 'The signed-in member’s activities as CSV, filtered, newest first',
  access: 'read:activities',
  query: activityExportQuery,
  response: z.string(),
  produces: ['text/csv'],
})

export const startMultifactor = endpoint({
  name: 'startMultifactor',
  inPreview: 'refused',
  area: 'profile',
  method: 'GET',
  path: '/api/v1/profile/multifactor',
  summary: 'Start two-factor authentication: the secret for the authenticator application. Repeating it returns the same secret',
  access: 'read:profile-multifactor',
  response: z.object({
    otpauthUri: z.string(),
    /** The secret in base32, for manual entry. */
    secret: z.string(),
    /** The URI as a QR code, in SVG. */
    qrSvg: z.string(),
    expiresAt: instant,
  }),
  errors: ['FreshProofRequired', 'MultifactorAlreadyActive'],
})

export const validateMultifactor = endpoint({
  name: 'validateMultifactor',
  area: 'profile',
  method: 'POST',
  path: '/api/v1/profile/multifactor',
  summary:
    'Activate two-factor authentication with a first code; the recovery codes are shown only once. Repeating it within the hour, with a later code, replaces them',
  access: 'write:profile-multifactor',
  body: z.strictObject({ multifactorToken: secureCode }),
  response: z.object({ recoveryCodes: z.array(multifactorToken) }),
  errors: ['InvalidMfaToken', 'MfaLocked', 'MultifactorAlreadyActive', 'MultifactorNotActive'],
})

export const removeMultifactor = endpoint({
  name: 'removeMultifactor',
  area: 'profile',
  method: 'DELETE',
  path: '/api/v1/profile/multifactor',
  summary: 'Remove two-factor authentication; requires a recent sign-in',
  access: 'delete:profile-multifactor',
  response: nothing,
  errors: ['FreshProofRequired', 'MultifactorNotActive'],
})

export const listMySessions = endpoint({
  name: 'listMySessions',
  area: 'profile',
  method: 'GET',
  path: '/api/v1/profile/sessions',
  summary: 'Where the member is signed in',
  access: 'read:profile',
  response: z.object({ items: z.array(sessionRecord) }),
})

export const endMySession = endpoint({
  name: 'endMySession',
  area: 'profile',
  method: 'DELETE',
  whileWorking: 'unaffected',
  path: '/api/v1/profile/sessions/{id}',
  summary: 'End one of the member’s own sessions at once',
  access: 'write:sign-out',
  params: z.strictObject({ id }),
  response: nothing,
})
