import { z } from 'zod'
import { deliveryStates } from '../customers/terms.ts'
import { day, id, instant, optionalLine } from '../formats.ts'
import { deviceFilters } from '../installations/device-filters.ts'
import { choiceFilter, textFilter } from '../paging.ts'
import { translations } from '../translations.ts'
import { workAlarmLevels, workKinds } from './terms.ts'

/**
 * Town and devices are those of the home that the work is about, or of all homes of its customer. A vendor’s work has only that vendor, and an
 * unallocated installation only its gateway.
 */
export const workFilters = { kind: choiceFilter(workKinds), city: textFilter(), ...deviceFilters }

/** Why it needs work. `kind` decides which fields exist. */
const workReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alarm'), level: z.enum(workAlarmLevels), code: z.string(), siteId: id }),
  z.object({ kind: z.literal('gateway'), serialNumber: z.string(), contactedAt: instant.nullable() }),
  z.object({ kind: z.literal('mail'), recipient: z.string(), template: z.string().nullable(), deliveryState: z.enum(deliveryStates) }),
  z.object({
    kind: z.literal('import'),
    fileName: z.string(),
    state: z.enum(['unreadable', 'failed', 'checked']),
    faulty: z.number().int(),
  }),
  z.object({
    kind: z.literal('vendor'),
    vendorId: id,
    displayName: z.string(),
    health: z.enum(workAlarmLevels),
    silentSites: z.number().int(),
    hasOutage: z.boolean(),
  }),
  z.object({ kind: z.literal('expiry'), startCode: z.string(), installerCompany: z.string().nullable() }),
  z.object({ kind: z.literal('purge') }),
  z.object({
    kind: z.literal('sale'),
    step: z.string(),
    stepNames: translations,
    templateName: z.string().nullable(),
    templateNames: translations,
    plannedOn: day,
  }),
])

export const workItem = z.object({
  /** ID of the alarm, gateway, mail, import, unallocated installation, customer or sale; a key of the vendor in the caller’s tenant. */
  id,
  reason: workReason,
  since: instant,
  dueAt: instant,
  customer: z.object({ id, accountName: z.string(), city: z.string().nullable() }).nullable(),
  owner: z.object({ id, name: z.string(), isCaller: z.boolean() }).nullable(),
  note: z.string().nullable(),
  snoozedUntil: instant.nullable(),
  /** Version of these three fields and, for an alarm, of the alarm itself; 0 before the first change. */
  version: z.number().int(),
})
export type WorkItem = z.infer<typeof workItem>

export const workNoteModel = optionalLine(500)
