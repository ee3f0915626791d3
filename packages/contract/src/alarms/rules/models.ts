import { z } from 'zod'
import { id, instant, numberBetween, wholeNumberBetween } from '../../formats.ts'
import { siteAlarmCodes } from '../health/terms.ts'
import { alarmLevels } from '../terms.ts'
import { delayMinutesMax } from './terms.ts'

const fields = {
  level: z.enum(alarmLevels),
  isActive: z.boolean(),
  limit: numberBetween(0, 1_440),
  delayMinutes: wholeNumberBetween(0, delayMinutesMax),
}

export const alarmRule = z.object({
  code: z.enum(siteAlarmCodes),
  ...fields,
  /** Null for the default rule. */
  tenant: z.object({ id, name: z.string() }).nullable(),
  /** Set by the caller's own tenant. */
  isOwn: z.boolean(),
  updatedAt: instant.nullable(),
  /** 0 while the caller's tenant has no rule. */
  version: z.number().int(),
})
export type AlarmRule = z.infer<typeof alarmRule>

export const alarmRuleModel = z.strictObject({ code: z.enum(siteAlarmCodes), version: z.number().int().min(0), ...fields })
export type AlarmRuleModel = z.infer<typeof alarmRuleModel>
