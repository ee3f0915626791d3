import { z } from 'zod'
import { activityList, activityListQuery } from './activities.ts'
import { multifactorToken, sessionRecord } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { email, id, instant, language, line, nothing, plainText, secureCode, timeZone } from './formats.ts'
import { accessLoan } from './member-access.ts'
import { roles } from './permissions.ts'

export const profile = z.object({
  id,
  email,
  firstName: z.string(),
  lastName: z.string(),
  language,
  /** The first role is the displayed one. */
  roles: z.array(z.enum(roles)),
  /** The member's current permissions, as `action:policy`. */
  permissions: z.array(z.string()),
  tenant: z.object({ id, name: z.string(), kind: z.enum(['operator', 'affiliate', 'partner']), timeZone: z.string() }),
  multifactor: z.object({
    isActive: z.boolean(),
    activatedAt: instant.nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
  /** The role whose view this session previews, without changing anything; null otherwise. */
  previewedRole: z.enum(roles).nullable(),
  /** Access that is lent to the member now. */
  loans: z.array(accessLoan),
  createdAt: instant,
  version: z.number().int(),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint({
  name: 'getProfile',
  area: 'profile',
  method: 'GET',
  path: '/api/v1/profile/me',
  summary: 'The signed-in member',
  access: 'read:profile',
  response: profile,
})

export const profileUpdate = z.strictObject({
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  language: language.optional(),
  /** The version that was read, so that concurrent changes are not overwritten. */
  version: z.number().int().optional(),
})

export const updateProfile = endpoint({
  name: 'updateProfile',
  area: 'profile',
  method: 'PUT',
  path: '/api/v1/profile/me',
  summary: 'Change one’s own name and language',
  access: 'write:profile',
  body: profileUpdate,
  response: profile,
  errors: ['ProfileChanged'],
})

/** Maximum size of a member's preferences, also enforced by the database. */
export const preferencesBytesMax = 32_768

const tableName = plainText(60).min(1)
const columnName = plainText(60).min(1)

/** adminUserRequestPreferencesModel. PUT leaves absent fields as they are; POST clears them. */
export const preferencesUpdate = z
  .strictObject({
    language: language.optional(),
    theme: z.enum(['light', 'dark', 'system']).optional(),
    /** The time zone in which instants are shown; null for the browser's. */
    timeZone: timeZone.nullable().optional(),
    /** Whether single keys are shortcuts; true when absent. */
    singleKeyShortcuts: z.boolean().optional(),
    /** Whether unread notifications are mailed once a day; never when absent. */
    notificationMail: z.enum(['daily', 'never']).optional(),
    /** Columns shown in each table, in order. */
    tableColumns: z.record(tableName, z.array(columnName).max(60)).optional(),
    pageSizes: z.record(tableName, z.number().int().min(1).max(100)).optional(),
    /** Dismissed hints. */
    dismissedHints: z.array(plainText(60)).max(200).optional(),
  })
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= preferencesBytesMax, 'PreferencesTooLarge')
export type Preferences = z.infer<typeof preferencesUpdate>

const preferencesCall = { area: 'profile', path: '/api/v1/profile/me/preferences' } as const

export const getPreferences = endpoint({
  ...preferencesCall,
  response: preferencesUpdate,
  name: 'getPreferences',
  method: 'GET',
  summary: 'How the member set up the portal',
  access: 'read:profile',
})

export const createPreferences = endpoint({
  ...preferencesCall,
  response: preferencesUpdate,
  name: 'createPreferences',
  method: 'POST',
  summary: 'Set all preferences anew',
  access: 'write:profile',
  body: preferencesUpdate,
})

export const updatePreferences = endpoint({
  ...preferencesCall,
  response: preferencesUpdate,
  name: 'updatePreferences',
  method: 'PUT',
  summary: 'Change the preferences given, and leave the others',
  access: 'write:profile',
  body: preferencesUpdate,
})

export const listMyActivities = endpoint({
  name: 'listMyActivities',
  area: 'profile',
  method: 'GET',
  path: '/api/v1/profile/me/activities',
  summary: 'What the member did',
  access: 'read:activities',
  query: activityListQuery,
  response: activityList,
  errors: ['ListTooLong'],
})

export const startMultifactor = endpoint({
  name: 'startMultifactor',
  inPreview: 'refused',
  area: 'profile',
  method: 'GET',
  path: '/api/v1/profile/multifactor',
  summary: 'Start two-factor authentication: the secret for the authenticator application. Repeating it answers the same secret',
  access: 'read:profile-multifactor',
  response: z.object({
    otpauthUri: z.string(),
    /** The secret in base32, for manual entry. */
    secret: z.string(),
    /** The URI as a QR code, an SVG image. */
    qrSvg: z.string(),
    /** An unconfirmed secret expires then. */
    expiresAt: instant,
  }),
  errors: ['FreshProofRequired', 'MultifactorAlreadyActive'],
})

export const validateMultifactor = endpoint({
  name: 'validateMultifactor',
  area: 'profile',
  method: 'POST',
  path: '/api/v1/profile/multifactor',
  summary: 'Activate two-factor authentication with a first code; the recovery codes are shown this once',
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
  summary: 'Remove two-factor authentication, soon after a sign-in',
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
  path: '/api/v1/profile/sessions/{id}',
  summary: 'End one of the member’s own sessions at once',
  access: 'write:sign-out',
  params: z.strictObject({ id }),
  response: nothing,
})
