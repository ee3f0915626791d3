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
  const sorted = inOrder(points)
  return integrateColumn(
    Float64Array.from(sorted, ({ at }) => at),
    Float64Array.from(sorted, ({ powerW }) => powerW),
    maxGapMs,
  )
}

/** The same for powers in order of time. NaN: not measured. Of several powers at one instant the last counts for what follows. */
export function integrateColumn(at: Float64Array, powerW: Float64Array, maxGapMs = defaultMaxGapMs): SlotEnergy[] {
  const slots = new Map<number, SlotEnergy>()
  let slot: SlotEnergy | undefined
  let [before, beforeW] = [Number.NaN, Number.NaN]
  for (let index = 0; index < at.length; index++) {
    const [after, afterW] = [at[index] ?? 0, powerW[index] ?? Number.NaN]
    if (Number.isNaN(afterW)) continue
    const ms = after - before
    if (ms > 0 && ms <= maxGapMs) slot = addStretch(slots, slot, { start: before, startW: beforeW, end: after, endW: afterW })
    before = after
    beforeW = afterW
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

/** Power between two instants, linear. */
type Stretch = { start: number; startW: number; end: number; endW: number }

/** Adds a stretch to its quarter hours. `latest`: the one that was added to last. Returns the one now. */
function addStretch(
  slots: Map<number, SlotEnergy>,
  latest: SlotEnergy | undefined,
  { start, startW, end, endW }: Stretch,
): SlotEnergy | undefined {
  let slot = latest
  let [at, powerW] = [start, startW]
  while (at < end) {
    if (!slot || at < slot.start || at >= slot.start + quarterHourMs) slot = slotOf(slots, quarterHourStart(at))
    const until = Math.min(slot.start + quarterHourMs, end)
    const untilW = until === end ? endW : startW + ((endW - startW) / (end - start)) * (until - start)
    const hours = (until - at) / hourMs
    slot.positiveWh += positivePart(powerW, untilW) * hours
    slot.negativeWh += positivePart(-powerW, -untilW) * hours
    slot.coveredMs += until - at
    const last = slot.measured[slot.measured.length - 1]
    if (last?.end === at) last.end = until
    else slot.measured.push({ start: at, end: until })
    at = until
    powerW = untilW
  }
  return slot
}

function slotOf(slots: Map<number, SlotEnergy>, start: number): SlotEnergy {
  const known = slots.get(start)
  if (known) return known
  const slot = { start, positiveWh: 0, negativeWh: 0, coveredMs: 0, measured: [] }
  slots.set(start, slot)
  return slot
}

/** Mean of the positive part of a straight line from `a` to `b`. */
function positivePart(a: number, b: number): number {
  if (a >= 0 && b >= 0) return (a + b) / 2
  if (a <= 0 && b <= 0) return 0
  const above = Math.max(a, b)
  return (above * above) / (2 * Math.abs(a - b))
}

/** The energy of the positive part of powers up to an instant, linear between two of them. */
export function cumulative(points: readonly PowerPoint[]): (at: number) => number {
  const sorted = points.toSorted((a, b) => a.at - b.at)
  const sums: number[] = []
  for (const [index, { at, powerW }] of sorted.entries()) {
    const before = sorted[index - 1]
    const meanW = before ? (Math.max(0, before.powerW) + Math.max(0, powerW)) / 2 : 0
    sums.push((sums[index - 1] ?? 0) + (before ? (meanW * (at - before.at)) / hourMs : 0))
  }
  return (at) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.at ?? at) <= at) low = middle + 1
      else high = middle
    }
    const [before, after] = [sorted[low - 1], sorted[low]]
    const sum = sums[low - 1] ?? 0
    if (!before || !after) return sum
    return sum + ((sums[low] ?? sum) - sum) * ((at - before.at) / (after.at - before.at))
  }
}
