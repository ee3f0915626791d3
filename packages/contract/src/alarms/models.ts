import { z } from 'zod'
import { id, instant, paragraph } from '../formats.ts'
import { deviceFilters } from '../installations/device-filters.ts'
import { choiceFilter, flagFilter, idFilter, instantFilter, textFilter } from '../paging.ts'
import { siteAlarmCodes } from './health/terms.ts'
import { alarmLevels } from './terms.ts'

const member = z.object({ id, name: z.string() })

/** An incident that outlasted the delay of its rule. It ends by itself when the incident ends. */
export const alarm = z.object({
  id,
  level: z.enum(alarmLevels),
  /** One of the codes with a rule, or an obsolete one. */
  code: z.string(),
  active: z.boolean(),
  customer: z.object({ id, accountName: z.string() }),
  site: z.object({ id, name: z.string(), city: z.string(), timeZone: z.string() }).nullable(),
  deviceId: z.string().nullable(),
  /** When the incident began, became an alarm, was last found, and ended. */
  firstSeenAt: instant,
  raisedAt: instant,
  lastSeenAt: instant,
  clearedAt: instant.nullable(),
  acknowledgedBy: member.nullable(),
  acknowledgedAt: instant.nullable(),
  assignedTo: member.nullable(),
  comments: z.number().int(),
  version: z.number().int(),
})
export type Alarm = z.infer<typeof alarm>

export const alarmFilters = {
  level: choiceFilter(alarmLevels),
  code: choiceFilter(siteAlarmCodes),
  active: flagFilter,
  acknowledged: flagFilter,
  assignedTo: idFilter,
  city: textFilter(),
  ...deviceFilters,
  raisedAt: instantFilter,
}

export const alarmComment = z.object({ id, author: member, text: z.string(), createdAt: instant })
export type AlarmComment = z.infer<typeof alarmComment>

export const alarmDetail = alarm.extend({
  commentList: z.array(alarmComment),
  /** Earlier and later incidents of this code at this site or device, newest first; those without `alarmId` ended within the delay. */
  incidents: z.array(
    z.object({ id, beganAt: instant, endedAt: instant.nullable(), lastedSeconds: z.number().int(), alarmId: id.nullable() }),
  ),
})
export type AlarmDetail = z.infer<typeof alarmDetail>

const version = z.number().int().min(1)

export const alarmAcknowledgementModel = z.strictObject({ version, acknowledged: z.boolean() })

export const alarmAssignmentModel = z.strictObject({ version, memberId: id.nullable() })

/** `id` is chosen by the caller, so retries are idempotent. */
export const alarmCommentModel = z.strictObject({ id: id.optional(), text: paragraph(2_000).pipe(z.string().min(1, 'Required')) })

/** Many homes of one vendor that fell silent together: one incident of the vendor instead of an alarm for each home. */
export const vendorOutage = z.object({
  id,
  vendor: z.object({ id, displayName: z.string() }),
  beganAt: instant,
  endedAt: instant.nullable(),
  /** Silent homes that the caller may see. */
  homes: z.number().int(),
})
export type VendorOutage = z.infer<typeof vendorOutage>
