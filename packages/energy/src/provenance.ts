import type { GapEnergies } from './counter-gaps.ts'
import type { Span } from './intervals.ts'
import type { LessCovered, PowerName } from './quantities.ts'
import type { EnergySource } from './terms.ts'

/** Measured seconds, and how many of them have imported energies, or energies from a counter. */
export type Covered = { coveredSeconds: number; importedSeconds: number; counterSeconds: number }

/** Predominant source of figures, measured share so far, and age. */
export type Provenance = Covered & {
  /** Null if nothing was measured. */
  source: EnergySource | null
  /** Seconds for which consumption and rates are known. Absent: all of the covered time, or the home has no balance. */
  balancedSeconds?: number
  /** What was measured for less time than the rest; absent if nothing was. */
  lessCovered?: LessCovered
  /** Powers that the home has and that were not measured at all; absent if there are none. */
  notMeasured?: PowerName[]
  /** Part of the totals, in Wh, that the meter's counters counted while nothing was measured. Absent if nothing. */
  countedInGaps?: GapEnergies
  elapsedSeconds: number
  measuredUntil: string | null
  ageSeconds: number | null
}

/** Seconds for which the balance is known; null if the home has none. */
export type Balanced = { balancedSeconds: number | null }

/** Seconds for which the balance is known, if fewer than the measured ones. */
export function balancedSecondsOf(known: Balanced | undefined, coveredSeconds: number): { balancedSeconds?: number } {
  const seconds = known?.balancedSeconds ?? coveredSeconds
  return seconds < coveredSeconds ? { balancedSeconds: seconds } : {}
}

/** What the meter counted in gaps, in Wh, rounded to a thousandth. */
export function countedInGapsOf(inGaps: GapEnergies = {}): { countedInGaps?: GapEnergies } {
  const entries = Object.entries(inGaps)
  if (entries.length === 0) return {}
  return { countedInGaps: Object.fromEntries(entries.map(([name, energyWh]) => [name, Math.round(energyWh * 1_000) / 1_000])) }
}

/** The sums of the measured seconds of several spans. */
export function coveredOf(parts: readonly Covered[]): Covered {
  const sum = { coveredSeconds: 0, importedSeconds: 0, counterSeconds: 0 }
  for (const part of parts) {
    sum.coveredSeconds += part.coveredSeconds
    sum.importedSeconds += part.importedSeconds
    sum.counterSeconds += part.counterSeconds
  }
  return sum
}

/** Coverage of a time whose energies were integrated from power. */
export const integrated = (coveredSeconds: number): Covered => ({ coveredSeconds, importedSeconds: 0, counterSeconds: 0 })

/** The provenance of a span. `measuredUntil` is the end of the home's measurements, in epoch ms. */
export function provenanceOf(
  { start, end }: Span,
  covered: Covered,
  measuredUntil: number | null,
  now: number,
  known?: Balanced,
): Provenance {
  const isMeasured = covered.coveredSeconds > 0 && measuredUntil !== null
  const until = isMeasured ? Math.min(measuredUntil, end) : null
  return {
    source: isMeasured ? sourceOf(covered) : null,
    coveredSeconds: covered.coveredSeconds,
    importedSeconds: covered.importedSeconds,
    counterSeconds: covered.counterSeconds,
    ...balancedSecondsOf(known, covered.coveredSeconds),
    elapsedSeconds: Math.max(0, Math.min(end, now) - start) / 1_000,
    measuredUntil: until === null ? null : new Date(until).toISOString(),
    ageSeconds: until === null ? null : Math.max(0, Math.floor((now - until) / 1_000)),
  }
}

/** The predominant source of the measured time. */
export function sourceOf({ coveredSeconds, importedSeconds, counterSeconds }: Covered): EnergySource {
  if (importedSeconds * 2 >= coveredSeconds) return 'imported'
  return counterSeconds * 2 >= coveredSeconds ? 'counter' : 'integrated_power'
}
