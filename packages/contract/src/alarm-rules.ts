import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, instant, numberBetween, wholeNumberBetween } from './formats.ts'
import { type SiteAlarmCode, siteAlarmCodes } from './health-terms.ts'
import { alarmLevels } from './telemetry.ts'

type Level = (typeof alarmLevels)[number]
type Terms = {
  level: Level
  /** What the limit counts: minutes of silence, watts of production, per cent of the consumption. */
  unit: 'min' | 'W' | '%'
  limit: number
  min: number
  max: number
  delayMinutes: number
}

/** The rule of each code where nobody set another one. */
export const alarmRuleDefaults: Readonly<Record<SiteAlarmCode, Terms>> = {
  GatewayOffline: { level: 'error', unit: 'min', limit: 15, min: 5, max: 1_440, delayMinutes: 120 },
  NoData: { level: 'error', unit: 'min', limit: 15, min: 5, max: 1_440, delayMinutes: 240 },
  DeviceOffline: { level: 'warning', unit: 'min', limit: 15, min: 5, max: 1_440, delayMinutes: 360 },
  NoProduction: { level: 'error', unit: 'W', limit: 10, min: 0, max: 1_000, delayMinutes: 240 },
  BalanceResidual: { level: 'warning', unit: '%', limit: 10, min: 1, max: 100, delayMinutes: 60 },
  /** Per cent above what section 9 EEG allows a German home to feed in. */
  FeedInLimit: { level: 'error', unit: '%', limit: 5, min: 0, max: 100, delayMinutes: 30 },
}
export const delayMinutesMax = 43_200

/** Days that a rule is played over before it is saved. */
export const playBackDays = 30
/** Most homes it is played over; of more, a sample. */
export const playBackSitesMax = 200

const fields = {
  level: z.enum(alarmLevels),
  isActive: z.boolean(),
  limit: numberBetween(0, 1_440),
  delayMinutes: wholeNumberBetween(0, delayMinutesMax),
}

export const alarmRule = z.object({
  code: z.enum(siteAlarmCodes),
  ...fields,
  /** Whose rule it is; null: the default. */
  tenant: z.object({ id, name: z.string() }).nullable(),
  /** The caller's own tenant has set it. */
  isOwn: z.boolean(),
  updatedAt: instant.nullable(),
  /** 0 while the caller's tenant has no rule of its own. */
  version: z.number().int(),
})
export type AlarmRule = z.infer<typeof alarmRule>

const area = 'health'
const path = '/api/v1/alarm-rules'

export const listAlarmRules = endpoint({
  name: 'listAlarmRules',
  area,
  method: 'GET',
  path,
  summary: "The rules in force for the caller's tenant",
  access: 'read:alarm-rules',
  response: z.object({ items: z.array(alarmRule) }),
})

export const alarmRuleModel = z.strictObject({ code: z.enum(siteAlarmCodes), version: z.number().int().min(0), ...fields })
export type AlarmRuleModel = z.infer<typeof alarmRuleModel>

export const changeAlarmRule = endpoint({
  name: 'changeAlarmRule',
  area,
  method: 'PUT',
  path,
  summary: "Sets a rule for the caller's tenant and those below it that have none; repeating it changes nothing",
  access: 'write:alarm-rules',
  body: alarmRuleModel,
  response: alarmRule,
  errors: ['AlarmRuleChanged'],
})

export const playBackAlarmRule = endpoint({
  name: 'playBackAlarmRule',
  area,
  method: 'POST',
  path: `${path}/play-back`,
  summary: `How often a rule would have raised an alarm in the last ${playBackDays} days; nothing is saved`,
  access: 'read:alarm-rules',
  body: alarmRuleModel.omit({ version: true }),
  response: z.object({
    /** Homes that the rule is about, and how many of them it was played over. */
    homes: z.number().int(),
    homesPlayed: z.number().int(),
    alarms: z.number().int(),
    homesWithAlarms: z.number().int(),
    /** The same with the rule in force. */
    alarmsNow: z.number().int(),
    /** Incidents that ended within the delay. */
    withinDelay: z.number().int(),
    days: z.array(z.object({ day, alarms: z.number().int() })),
    /** The homes with the most alarms. */
    examples: z.array(z.object({ customerId: id, accountName: z.string(), alarms: z.number().int() })),
  }),
})
