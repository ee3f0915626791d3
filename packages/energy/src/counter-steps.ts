import { cumulative, type PowerPoint } from './integrate.ts'

/**
 * Meters that count in steps of 100 Wh or 1 kWh. Such a counter is exact only when it steps; in between, the measured power says how much
 * of the next step has flowed already.
 */

/** The reading of an energy counter at an instant: epoch ms and Ws. */
export type CounterPoint = { at: number; readingWs: number }

const wsPerWh = 3_600
const smallStepWs = 100 * wsPerWh
const largeStepWs = 1_000 * wsPerWh
/** Meters report large readings as floating-point numbers of kWh. */
const roundingWs = 2 * wsPerWh
/** Power that counts as none over a stretch of time. */
const idleWh = 1

/** Counters that count in steps have only such readings. */
export const isWholeStep = (readingWs: number) => isMultiple(readingWs, smallStepWs)
const isInSteps = (points: readonly CounterPoint[]) => points.length > 0 && points.every(({ readingWs }) => isWholeStep(readingWs))

const isStill = (points: readonly CounterPoint[]) => points.every(({ readingWs }) => readingWs === points[0]?.readingWs)

const isMultiple = (readingWs: number, stepWs: number) => Math.abs(readingWs - Math.round(readingWs / stepWs) * stepWs) <= roundingWs

/**
 * The readings of a counter that counts in steps, with the part of the next step that power has measured since the last one; other
 * readings unchanged. Only the past decides, so quarter hours that are summed at different times agree at their common end, and their
 * sum is the counter's. Readings before the first known step are left out, unless nothing flows.
 */
export function dividedSteps(
  points: readonly CounterPoint[],
  powers: () => readonly PowerPoint[],
  maxGapMs: number,
): readonly CounterPoint[] {
  if (!isInSteps(points)) return points
  const measured = powers()
  // Usual for meters of homes that never export.
  if (isStill(points) && !measured.some(({ powerW }) => powerW > 0)) return points
  const energyUntil = cumulative(measured)
  const divided: CounterPoint[] = []
  const sorted = points.toSorted((a, b) => a.at - b.at)
  let step: Step | undefined
  for (const [place, point] of sorted.entries()) {
    step = stepAt(sorted[place - 1], point, maxGapMs, step)
    if (!step) continue
    // It stepped at some time between the two readings.
    const sinceWs = (energyUntil(point.at) - (energyUntil(step.after) + energyUntil(step.by)) / 2) * wsPerWh
    divided.push({ at: point.at, readingWs: point.readingWs + Math.min(step.ws, sinceWs) })
  }
  return divided.length === 0 && isIdle(sorted, energyUntil) ? points : divided
}

/** A step between two readings. */
type Step = { after: number; by: number; ws: number }

/** The last step at an instant. After a reset or a gap, it is unknown. */
function stepAt(before: CounterPoint | undefined, point: CounterPoint, maxGapMs: number, last: Step | undefined): Step | undefined {
  if (!before || point.at - before.at > maxGapMs || point.readingWs < before.readingWs) return undefined
  if (point.readingWs === before.readingWs) return last
  const isLarge = isMultiple(before.readingWs, largeStepWs) && isMultiple(point.readingWs, largeStepWs)
  return { after: before.at, by: point.at, ws: isLarge ? largeStepWs : smallStepWs }
}

function isIdle(sorted: readonly CounterPoint[], energyUntil: (at: number) => number): boolean {
  const [first, last] = [sorted[0], sorted.at(-1)]
  return !!first && !!last && energyUntil(last.at) - energyUntil(first.at) < idleWh
}

/**
 * The first reading of a counter whose last step before an instant is not among its readings, although something flows; undefined if
 * the step is known, or is not needed. Readings are in order of time.
 */
export function beforeUnknownStep(
  points: readonly CounterPoint[],
  powers: () => readonly PowerPoint[],
  at: number,
): CounterPoint | undefined {
  const [first] = points
  if (!first || first.at > at || !isInSteps(points)) return undefined
  const isKnown = points.some((point) => point.at <= at && point.readingWs !== first.readingWs)
  return isKnown || isIdle(points, cumulative(powers())) ? undefined : first
}
