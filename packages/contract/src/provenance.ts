import { measuredQuantities, powerNames } from '@wattdesk/energy/quantities.ts'
import { energySources, intervalSources } from '@wattdesk/energy/terms.ts'
import { z } from 'zod'
import { instant } from './formats.ts'

/** Of the covered time: seconds with imported energies, and seconds with energies that a counter decided. */
export const origin = { importedSeconds: z.number(), counterSeconds: z.number() }

/**
 * Seconds for which consumption, household and rates are known, because all that the home has was measured; absent: for all of the
 * covered time, or the home has no balance.
 */
const balancedSeconds = z.number().optional()

/**
 * Part of the energies, in Wh: what the meter's counters counted over gaps in which nothing was measured. A gap counts in a period
 * that has all of it. Absent: nothing.
 */
export const countedInGaps = z.partialRecord(z.enum(measuredQuantities), z.number()).optional()

/** Of a quarter hour, or a span of several where it is known. */
export const slotOrigins = {
  /** Seconds of the power that was measured for the least time; absent: all were measured as long. */
  leastCoveredSeconds: z.number().optional(),
  /** Seconds of powers that were measured for less time than the others, such as of an inverter that did not respond. */
  lessCovered: z.partialRecord(z.enum(powerNames), z.number()).optional(),
  balancedSeconds,
  countedInGaps,
  /** Where quantities come from if not from power over time. */
  sources: z.partialRecord(z.enum(measuredQuantities), z.enum(intervalSources)).optional(),
  /** What power over time says, in Wh, where the meter's counter contradicts it. The counter decides. */
  contradicted: z.partialRecord(z.enum(measuredQuantities), z.number()).optional(),
}

/** Where the figures of a range come from for most of its time, how much of it was measured so far, and how old they are. */
export const provenance = z.object({
  /** Null: nothing was measured. */
  source: z.enum(energySources).nullable(),
  coveredSeconds: z.number(),
  ...origin,
  balancedSeconds,
  countedInGaps,
  /** Powers that the home has and that were not measured at all; absent: none. */
  notMeasured: z.array(z.enum(powerNames)).optional(),
  /** Of the range, up to now. */
  elapsedSeconds: z.number(),
  measuredUntil: instant.nullable(),
  ageSeconds: z.number().int().nullable(),
})
export type Provenance = z.infer<typeof provenance>

/** What is known of the quarter hours of a range, by their place in it. */
export const slotFacts = z.object({
  /** Seconds measured of each; 0: nothing. */
  coveredSeconds: z.array(z.number()),
  /** Minutes from the start of each until its newest value was written; null: not known. */
  writtenAfterMinutes: z.array(z.number().nullable()),
  /** Where they come from: each entry holds from its place on, up to the next. */
  sources: z.array(z.object({ from: z.number().int(), source: z.enum(energySources) })),
})
export type SlotFacts = z.infer<typeof slotFacts>
