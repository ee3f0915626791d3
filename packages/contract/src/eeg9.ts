import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, instant, optionalLine } from './formats.ts'
import { installationKey } from './installations/installation.ts'

/** Section 9 of the German Renewable Energy Sources Act (EEG): how much of a PV system's power may be fed in, and until when. */

export const eeg9States = ['not_required', 'data_missing', 'submitted', 'limited', 'released'] as const
export type Eeg9State = (typeof eeg9States)[number]
export const eeg9Categories = ['upTo2kW', 'lt25kW', 'lt100kW', 'from100kW'] as const
export const controlUnitTypes = ['control_box', 'ripple_control_receiver'] as const
/** A customer gets at most one reminder in this time. */
export const eeg9ReminderEveryMs = 14 * 86_400_000

/** Whether a text is a German market location ID: 11 digits, the last of which follows from the others. */
export function isMarketLocation(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.slice(0, 10).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 2), 0)
  return (10 - (sum % 10)) % 10 === digits[10]
}

const data = {
  commissionedOn: day.nullable().default(null),
  gridOperator: optionalLine(120).default(null),
  meterNumber: optionalLine(64).default(null),
  marketLocationId: optionalLine(11)
    .default(null)
    .refine((text) => text === null || isMarketLocation(text), 'MarketLocationInvalid'),
  /** The intelligent metering system. */
  imsysInstalledOn: day.nullable().default(null),
  controlUnitType: z.enum(controlUnitTypes).nullable().default(null),
  gridOperatorTestPassedOn: day.nullable().default(null),
}
export type Eeg9Data = { [K in keyof typeof data]: z.output<(typeof data)[K]> }

/** The grid operator tests what is installed. Version 0 means that nothing was known before. */
export const eeg9DataUpdateModel = z.strictObject({ version: z.number().int(), ...data }).superRefine((model, context) => {
  if (!model.gridOperatorTestPassedOn) return
  for (const field of ['imsysInstalledOn', 'controlUnitType'] as const) {
    if (!model[field]) context.addIssue({ code: 'custom', message: 'Required', path: [field] })
  }
})

export const eeg9Data = z.object({ configurationId: id, ...data, version: z.number().int(), updatedAt: instant.nullable() })

export const eeg9Status = z.object({
  configurationId: id,
  /** Whether the section concerns the system at all. */
  applicable: z.boolean(),
  /** The day from which the rule holds that was applied. */
  ruleVersion: day.nullable(),
  installedPowerW: z.number().int().nullable(),
  category: z.enum(eeg9Categories).nullable(),
  /** At the grid connection point; without an end while it applies. */
  feedInLimit: z.object({ percent: z.number().int(), powerW: z.number().int(), activeUntil: day.nullable() }).nullable(),
  imsysInstalled: z.boolean(),
  controlUnitInstalled: z.boolean(),
  gridOperatorTestPassedOn: day.nullable(),
  state: z.enum(eeg9States),
  /** Fields that must be known before the rule can be applied. */
  missing: z.array(z.enum(['commissionedOn', 'gridOperator', 'meterNumber', 'installedPowerW'])),
  lastReminderAt: instant.nullable(),
  remindersSent: z.number().int(),
})
export type Eeg9Status = z.infer<typeof eeg9Status>

const area = 'installations'
const ofConfiguration = z.strictObject({ configurationId: installationKey })

export const readEeg9Data = endpoint({
  name: 'readEeg9Data',
  area,
  method: 'GET',
  path: '/api/v1/pvbattery/{configurationId}/eeg9/installation',
  summary: 'What is known of a PV system for section 9 EEG',
  access: 'read:customers',
  params: ofConfiguration,
  response: eeg9Data,
  errors: ['NotFound'],
})

export const changeEeg9Data = endpoint({
  name: 'changeEeg9Data',
  area,
  method: 'POST',
  path: '/api/v1/pvbattery/{configurationId}/eeg9/installation',
  summary: 'Stores the section 9 EEG data of a PV system; replaces all fields',
  access: 'write:customers',
  params: ofConfiguration,
  body: eeg9DataUpdateModel,
  response: eeg9Data,
  errors: ['NotFound', 'CustomerNotActive', 'InstallationChanged', 'UnsupportedConfiguration'],
})

export const readEeg9Status = endpoint({
  name: 'readEeg9Status',
  area,
  method: 'GET',
  path: '/api/v1/pvbattery/{configurationId}/eeg9/status',
  summary: 'What section 9 EEG requires of a PV system, and whether its feed-in is limited',
  access: 'read:customers',
  params: ofConfiguration,
  response: eeg9Status,
  errors: ['NotFound'],
})

export const remindOfEeg9 = endpoint({
  name: 'remindOfEeg9',
  area,
  method: 'POST',
  path: '/api/v1/pvbattery/eeg9/reminder',
  summary: 'Reminds customers whose data for section 9 EEG are missing: all, or of one configuration; each at most once in 14 days',
  access: 'write:customers',
  body: z.strictObject({ configurationId: id.optional() }).nullish(),
  response: z.object({
    queued: z.number().int(),
    /** Reminded in the last 14 days, or without an address. */
    skipped: z.number().int(),
  }),
})
