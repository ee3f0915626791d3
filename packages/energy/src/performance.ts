import { forecastErrors } from './forecast.ts'
import type { YieldState } from './terms.ts'

/** How well a PV system works, in the terms of IEC 61724-1. */

export type Yield = {
  /** Final yield over reference yield: produced kWh per kWp, over kWh/m2 on the panels. Null if one is missing. */
  performanceRatio: number | null
  /** Produced over expected. */
  ratio: number | null
}

/** Below this share of the expected yield, a system needs inspection: the threshold of E.ON's sunshine guarantee. */
export const yieldWarning = 0.93
/** Below this share, something is broken. */
export const yieldError = 0.8

/**
 * The yield of a system. Energies are in Wh, `planeWhm2` in Wh/m2, `specificYield` in produced kWh per installed kWp, all over the same
 * measured time.
 */
export function yieldOf(given: { actualWh: number; specificYield: number; expectedWh: number; planeWhm2: number }): Yield {
  return {
    performanceRatio: given.planeWhm2 > 0 ? given.specificYield / (given.planeWhm2 / 1_000) : null,
    ratio: given.expectedWh > 0 ? given.actualWh / given.expectedWh : null,
  }
}

/**
 * Judges a yield over a number of days. The expectation assumes typical weather, so some dull days are not a fault: the thresholds are
 * lowered by the spread of that many days (the standard deviation of a day is 1.25 times its mean absolute error).
 */
export function yieldStateOf(ratio: number | null, days: number): YieldState {
  if (ratio === null || days <= 0) return 'no_data'
  const spread = (1.25 * forecastErrors.weatherYear.dailyMeanAbsoluteErrorShare) / Math.sqrt(days)
  return ratio < yieldError - spread ? 'error' : ratio < yieldWarning - spread ? 'warning' : 'ok'
}
