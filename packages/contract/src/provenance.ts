import { measuredNames, measuredQuantities, powerNames } from '@wattdesk/energy/quantities.ts'
import { energySources, intervalSources } from '@wattdesk/energy/terms.ts'
import { z } from 'zod'
import { instant } from './formats.ts'

/** Of the covered time: seconds with imported energies, and seconds whose energies come from a counter. */
export const origin = { importedSeconds: z.number(), counterSeconds: z.number() }

/**
 * Seconds for which consumption, household and rates are known, because everything the home has was measured. Absent: all of the covered
 * time, or the home has no balance.
 */
const balancedSeconds = z.number().optional()

/**
 * Part of the energies, in Wh, that the meter's counters registered during gaps. A gap counts towards the period that contains it whole.
 * Absent: nothing.
 */
export const countedInGaps = z.partialRecord(z.enum(measuredQuantities), z.number()).optional()

/**
 * Seconds measured of powers that were measured for less time than the rest, such as by an inverter that did not respond. A power has one
 * value, or one per direction where those were not measured at the same time. Absent: all were measured for equally long.
 */
const lessCovered = z.partialRecord(z.enum(measuredNames), z.number()).optional()

/** For a quarter hour; also for a span of several, if known. */
export const slotOrigins = {
  /** Seconds measured of the least-measured power; absent: all were measured for equally long. */
  leastCoveredSeconds: z.number().optional(),
  lessCovered,
  balancedSeconds,
  countedInGaps,
  /** Sources of quantities that do not come from integrated power. */
  sources: z.partialRecord(z.enum(measuredQuantities), z.enum(intervalSources)).optional(),
  /** The integrated power, in Wh, where the meter's counter contradicts it. The counter decides. */
  contradicted: z.partialRecord(z.enum(measuredQuantities), z.number()).optional(),
}

/** Predominant source of a range, its measured share so far, and its age. */
export const provenance = z.object({
  /** Null if nothing was measured. */
  source: z.enum(energySources).nullable(),
  coveredSeconds: z.number(),
  ...origin,
  balancedSeconds,
  countedInGaps,
  lessCovered,
  /** Powers that the home has but were never measured; absent: none. */
  notMeasured: z.array(z.enum(powerNames)).optional(),
  /** Seconds of the range up to now. */
  elapsedSeconds: z.number(),
  measuredUntil: instant.nullable(),
  ageSeconds: z.number().int().nullable(),
})
export type Provenance = z.infer<typeof provenance>

/** What is known about the quarter hours of a range, by position. */
export const slotFacts = z.object({
  /** Measured seconds of each quarter hour; 0 if none. */
  coveredSeconds: z.array(z.number()),
  /** Minutes from the start of each quarter hour until its newest value was written; null if unknown. */
  writtenAfterMinutes: z.array(z.number().nullable()),
  /** Sources of the quarter hours: each entry applies from its position up to the next. */
  sources: z.array(z.object({ from: z.number().int(), source: z.enum(energySources) })),
})
export type SlotFacts = z.infer<typeof slotFacts>
