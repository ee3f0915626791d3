import { z } from 'zod'
import { accessLoan } from '../account/access/models.ts'
import { email, id, instant, language, line, plainText, timeZone } from '../formats.ts'
import { roles } from '../permissions.ts'
import { dateNotations, favoritesMax, preferencesBytesMax } from './terms.ts'

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
  loans: z.array(accessLoan),
  createdAt: instant,
  version: z.number().int(),
})
export type Profile = z.infer<typeof profile>

export const profileUpdate = z.strictObject({
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  language: language.optional(),
  /** The version that was read, so that concurrent changes are not overwritten. */
  version: z.number().int().optional(),
})

const tableName = plainText(60).min(1)
const columnName = plainText(60).min(1)

/** adminUserRequestPreferencesModel. PUT leaves absent fields as they are; POST clears them. */
export const preferencesUpdate = z
  .strictObject({
    language: language.optional(),
    /** A language that the switcher offers to this member only, because it was theirs before they switched. */
    ownLanguage: language.optional(),
    theme: z.enum(['light', 'dark', 'system']).optional(),
    /** The time zone in which instants are shown; null for the browser's. */
    timeZone: timeZone.nullable().optional(),
    /** As the language when absent. */
    dateNotation: z.enum(dateNotations).optional(),
    /** Whether single-key shortcuts are on; true when absent. */
    singleKeyShortcuts: z.boolean().optional(),
    /** Whether unread notifications are mailed once a day; never when absent. */
    notificationMail: z.enum(['daily', 'never']).optional(),
    /** Columns shown in each table, in order. */
    tableColumns: z.record(tableName, z.array(columnName).max(60)).optional(),
    pageSizes: z.record(tableName, z.number().int().min(1).max(100)).optional(),
    /** IDs of the member's favourite customers: names are read with the member's rights. */
    favoriteCustomers: z.array(id).max(favoritesMax).optional(),
    dismissedHints: z.array(plainText(60)).max(200).optional(),
  })
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= preferencesBytesMax, 'PreferencesTooLarge')
export type Preferences = z.infer<typeof preferencesUpdate>
