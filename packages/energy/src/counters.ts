import { defaultMaxGapMs, type PowerPoint } from './integrate.ts'
import { quarterHourMs, quarterHourStart } from './intervals.ts'
import { msPerHour } from './units.ts'

/** The reading of an energy counter at an instant: epoch ms and Ws. */
export type CounterPoint = { at: number; readingWs: number }

/** Energy that a counter counted in one quarter hour, and how much of it lies between two readings. */
export type CounterEnergy = { energyWh: number; coveredMs: number }

/** No home exceeds 1 MW: a counter that says so was exchanged or set. */
const maxW = 1_000_000

/**
 * What a counter counted in each quarter hour. Where two readings lie in different quarter hours, `shape` says how their
 * difference is divided: powers whose positive part the counter counts; without them it is divided by time. A counter that goes
 * back (reset, exchanged, set) or jumps starts anew: the time between those two readings is not covered.
 */
export function energiesOfCounter(
  points: readonly CounterPoint[],
  shape: readonly PowerPoint[] = [],
  maxGapMs = defaultMaxGapMs,
): Map<number, CounterEnergy> {
  const slots = new Map<number, CounterEnergy>()
  const sorted = points.toSorted((a, b) => a.at - b.at)
  const energyUntil = cumulative(shape)
  for (let index = 1; index < sorted.length; index++) {
    const [before, after] = [sorted[index - 1], sorted[index]]
    if (!before || !after) continue
    const ms = after.at - before.at
    const ws = after.readingWs - before.readingWs
    if (ms <= 0 || ms > maxGapMs || ws < 0 || ws / (ms / 1_000) > maxW) continue
    divide(slots, { from: before.at, to: after.at, energyWh: ws / 3_600 }, energyUntil)
  }
  return slots
}

type Stretch = { from: number; to: number; energyWh: number }

function divide(slots: Map<number, CounterEnergy>, { from, to, energyWh }: Stretch, energyUntil: (at: number) => number): void {
  const whole = energyUntil(to) - energyUntil(from)
  for (let start = from; start < to; ) {
    const slot = quarterHourStart(start)
    const end = Math.min(to, slot + quarterHourMs)
    const share = whole > 0 ? (energyUntil(end) - energyUntil(start)) / whole : (end - start) / (to - from)
    const sum = slots.get(slot) ?? { energyWh: 0, coveredMs: 0 }
    slots.set(slot, { energyWh: sum.energyWh + energyWh * share, coveredMs: sum.coveredMs + end - start })
    start = end
  }
}

/** The energy of the positive part of powers up to an instant, linear between two of them. */
function cumulative(points: readonly PowerPoint[]): (at: number) => number {
  const sorted = points.toSorted((a, b) => a.at - b.at)
  const sums: number[] = []
  for (const [index, { at, powerW }] of sorted.entries()) {
    const before = sorted[index - 1]
    const meanW = before ? (Math.max(0, before.powerW) + Math.max(0, powerW)) / 2 : 0
    sums.push((sums[index - 1] ?? 0) + (before ? (meanW * (at - before.at)) / msPerHour : 0))
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

/** Whether counter and power differ by more than their resolution and timing explain: 25 Wh and 5 %. */
export function isContradiction(counterWh: number, powerWh: number): boolean {
  return Math.abs(counterWh - powerWh) > Math.max(25, 0.05 * Math.max(counterWh, powerWh))
}
