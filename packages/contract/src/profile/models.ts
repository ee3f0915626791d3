import { z } from 'zod'
import { accessLoan } from '../account/access/models.ts'
import { email, id, instant, language, line, plainText, timeZone } from '../formats.ts'
import { roles } from '../permissions.ts'
import { dateNotations, favoritesMax, preferencesBytesMax } from './terms.ts'

const profileTenant = z.object({
  id,
  name: z.string(),
  kind: z.enum(['operator', 'affiliate', 'partner']),
  timeZone: z.string(),
  language,
})

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
  /** The member's own. */
  tenant: profileTenant,
  multifactor: z.object({
    isActive: z.boolean(),
    activatedAt: instant.nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
  /** The role that this read-only session previews; null otherwise. */
  previewedRole: z.enum(roles).nullable(),
  loans: z.array(accessLoan),
  /** The tenant in which this session works, and the loan by which it does; null: everything that the member may see. */
  workingIn: z.object({ loan: accessLoan, tenant: profileTenant }).nullable(),
  createdAt: instant,
  version: z.number().int(),
})
export type Profile = z.infer<typeof profile>

export const profileUpdate = z.strictObject({
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  language: language.optional(),
  /** The version read, to detect concurrent changes. */
  version: z.number().int().optional(),
})

const tableName = plainText(60).min(1)
const columnName = plainText(60).min(1)

/** adminUserRequestPreferencesModel. PUT keeps absent fields; POST clears them. */
export const preferencesUpdate = z
  .strictObject({
    language: language.optional(),
    /** A language that the switcher offers only to this member, who had it before switching. */
    ownLanguage: language.optional(),
    theme: z.enum(['light', 'dark', 'system']).optional(),
    /** For displaying instants; null for the browser's. */
    timeZone: timeZone.nullable().optional(),
    /** Absent: as usual in the language. */
    dateNotation: z.enum(dateNotations).optional(),
    /** Absent: true. */
    singleKeyShortcuts: z.boolean().optional(),
    /** Sends unread notifications once a day. Absent: never. */
    notificationMail: z.enum(['daily', 'never']).optional(),
    /** Shown columns in order, by table. */
    tableColumns: z.record(tableName, z.array(columnName).max(60)).optional(),
    pageSizes: z.record(tableName, z.number().int().min(1).max(100)).optional(),
    /** IDs only, because names are read with the member's own permissions. */
    favoriteCustomers: z.array(id).max(favoritesMax).optional(),
    dismissedHints: z.array(plainText(60)).max(200).optional(),
  })
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= preferencesBytesMax, 'PreferencesTooLarge')
export type Preferences = z.infer<typeof preferencesUpdate>
