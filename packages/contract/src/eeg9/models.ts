import { z } from 'zod'
import { day, id, instant, optionalLine } from '../formats.ts'
import { controlUnitTypes, eeg9Categories, eeg9States, isMarketLocation } from './terms.ts'

const data = {
  commissionedOn: day.nullable().default(null),
  gridOperator: optionalLine(120).default(null),
  meterNumber: optionalLine(64).default(null),
  marketLocationId: optionalLine(11)
    .default(null)
    .refine((text) => text === null || isMarketLocation(text), 'MarketLocationInvalid'),
  /** The smart metering system. */
  imsysInstalledOn: day.nullable().default(null),
  controlUnitType: z.enum(controlUnitTypes).nullable().default(null),
  gridOperatorTestPassedOn: day.nullable().default(null),
}
export type Eeg9Data = { [K in keyof typeof data]: z.output<(typeof data)[K]> }

/** The grid operator tests the installed equipment, so a passed test requires its data. Version 0: nothing is recorded yet. */
export const eeg9DataUpdateModel = z.strictObject({ version: z.number().int(), ...data }).superRefine((model, context) => {
  if (!model.gridOperatorTestPassedOn) return
  for (const field of ['imsysInstalledOn', 'controlUnitType'] as const) {
    if (!model[field]) context.addIssue({ code: 'custom', message: 'Required', path: [field] })
  }
})

export const eeg9Data = z.object({ configurationId: id, ...data, version: z.number().int(), updatedAt: instant.nullable() })

export const eeg9Status = z.object({
  configurationId: id,
  /** Whether the section applies to the system. */
  applicable: z.boolean(),
  /** First day of the rule's validity. */
  ruleVersion: day.nullable(),
  installedPowerW: z.number().int().nullable(),
  category: z.enum(eeg9Categories).nullable(),
  /** Applies at the grid connection point; `activeUntil` is null while it applies. */
  feedInLimit: z.object({ percent: z.number().int(), powerW: z.number().int(), activeUntil: day.nullable() }).nullable(),
  imsysInstalled: z.boolean(),
  controlUnitInstalled: z.boolean(),
  gridOperatorTestPassedOn: day.nullable(),
  state: z.enum(eeg9States),
  /** Facts needed to apply the rule. */
  missing: z.array(z.enum(['commissionedOn', 'gridOperator', 'meterNumber', 'installedPowerW'])),
  lastReminderAt: instant.nullable(),
  remindersSent: z.number().int(),
})
export type Eeg9Status = z.infer<typeof eeg9Status>
