import { hourMs, minuteMs } from './durations.ts'
import { quarterHourMs, quarterHourStart, type Span } from './intervals.ts'

/** A power at an instant: epoch ms and W, signed. */
export type PowerPoint = { at: number; powerW: number }

/**
 * Energy of one quarter hour, positive and negative parts separately, with its measured time and the measured parts: two powers with
 * equal times may have been measured at different ones.
 */
export type SlotEnergy = { start: number; positiveWh: number; negativeWh: number; coveredMs: number; measured: Span[] }

/** Samples further apart than this leave a gap, which is not filled. */
export const defaultMaxGapMs = 5 * minuteMs

/**
 * Integrates powers to energy per quarter hour. Power is interpolated linearly between samples, and split at quarter hours
 * and at zero, so that import and export of one quarter hour both count. Order and duplicates do not matter; of several
 * powers at one instant the lowest counts.
 */
export function integratePower(points: readonly PowerPoint[], maxGapMs = defaultMaxGapMs): SlotEnergy[] {
  const slots = new Map<number, SlotEnergy>()
  const sorted = inOrder(points)
  for (let index = 1; index < sorted.length; index++) {
    const before = sorted[index - 1]
    const after = sorted[index]
    if (!before || !after || after.at === before.at || after.at - before.at > maxGapMs) continue
    addStretch(slots, before, after)
  }
  return [...slots.values()].sort((a, b) => a.start - b.start)
}

function inOrder(points: readonly PowerPoint[]): readonly PowerPoint[] {
  for (let index = 1; index < points.length; index++) {
    const before = points[index - 1]
    const after = points[index]
    if (before && after && after.at <= before.at) {
      return [...points]
        .sort((a, b) => a.at - b.at || a.powerW - b.powerW)
        .filter((point, place, all) => place === 0 || all[place - 1]?.at !== point.at)
    }
  }
  return points
}

function addStretch(slots: Map<number, SlotEnergy>, before: PowerPoint, after: PowerPoint): void {
  const slope = (after.powerW - before.powerW) / (after.at - before.at)
  let from = before
  while (from.at < after.at) {
    const start = quarterHourStart(from.at)
    const end = start + quarterHourMs
    const to = end < after.at ? { at: end, powerW: before.powerW + slope * (end - before.at) } : after
    let slot = slots.get(start)
    if (!slot) {
      slot = { start, positiveWh: 0, negativeWh: 0, coveredMs: 0, measured: [] }
      slots.set(start, slot)
    }
    const hours = (to.at - from.at) / hourMs
    slot.positiveWh += positivePart(from.powerW, to.powerW) * hours
    slot.negativeWh += positivePart(-from.powerW, -to.powerW) * hours
    slot.coveredMs += to.at - from.at
    const last = slot.measured.at(-1)
    if (last?.end === from.at) last.end = to.at
    else slot.measured.push({ start: from.at, end: to.at })
    from = to
  }
}

/** Mean of the positive part of a straight line from `a` to `b`. */
function positivePart(a: number, b: number): number {
  if (a >= 0 && b >= 0) return (a + b) / 2
  if (a <= 0 && b <= 0) return 0
  const above = Math.max(a, b)
  return (above * above) / (2 * Math.abs(a - b))
}
