import { z } from 'zod'
import { alarmLevels } from '../../alarms/terms.ts'
import { country, day, id, instant, language } from '../../formats.ts'
import { connection } from '../../installations/models.ts'
import { installationKinds } from '../../installations/terms.ts'
import { translations } from '../../translations.ts'
import { invitationStates } from './terms.ts'

/** What members need to know about a customer at a glance. Parts that the member may not see are absent. Null: there is none. */
export const customerSummary = z.object({
  customerId: id,
  /** Whether anything is installed or has ever been measured. */
  hasDevices: z.boolean(),
  /** The main site. */
  site: z
    .object({ id, name: z.string(), address: z.string(), zipCode: z.string(), city: z.string(), country, timeZone: z.string() })
    .nullable(),
  gateway: z.object({ configurationId: id, connection }).nullable(),
  /** Alarms not cleared yet, and the most severe level among them. */
  alarms: z.object({ open: z.number().int(), level: z.enum(alarmLevels).nullable() }),
  /** The latest measurement of all sites. Needs `read:live-stream`. */
  measurement: connection.optional(),
  /** The main user. Needs `read:customers-users`. */
  mainUser: z
    .object({
      id,
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      language,
      invitation: z.object({ state: z.enum(invitationStates), at: instant.nullable() }),
    })
    .nullable()
    .optional(),
  /** Current sales, and the pending step that is due first. Needs `read:customers-sales`. */
  sales: z
    .object({
      current: z.number().int(),
      nextStep: z
        .object({
          saleId: id,
          installationKind: z.enum(installationKinds),
          position: z.number().int(),
          name: z.string(),
          names: translations,
          plannedOn: day.nullable(),
        })
        .nullable(),
    })
    .optional(),
})
export type CustomerSummary = z.infer<typeof customerSummary>
