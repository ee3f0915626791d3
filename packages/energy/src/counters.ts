import { type CounterPoint, dividedSteps } from './counter-steps.ts'
import { hourMs } from './durations.ts'
import { cumulative, defaultMaxGapMs, type PowerPoint } from './integrate.ts'
import { quarterHourMs, quarterHourStart } from './intervals.ts'

/** Energy of a counter in one quarter hour, and how much of the quarter hour is between two readings. */
export type CounterEnergy = { energyWh: number; coveredMs: number }

/** No home exceeds 1 MW, so a counter that implies more was replaced or set. */
const maxW = 1_000_000
const wsPerWh = 3_600

/** A register's reading at an instant, in its own unit. */
export type RegisterPoint = { at: number; reading: number }
export type RegisterRules = {
  /** A higher count per hour, over a time, means that the register was replaced or set. */
  maxPerHour: (ms: number) => number
  /** Powers that divide a stretch across quarter hours, requested when there is one; without them, time divides it. */
  shape?: () => readonly PowerPoint[]
  maxGapMs?: number
}

/**
 * A register's count in each quarter hour, in its unit. If two readings are in different quarter hours, `shape` divides their difference:
 * powers whose positive part it counts. A register that goes back (reset, replaced, set) or jumps starts over: the time between those two
 * readings is not covered. A reading outside its neighbours, between which the register went on, was misread and does not count.
 */
export function amountsOfRegister(
  points: readonly RegisterPoint[],
  { maxPerHour, shape = () => [], maxGapMs = defaultMaxGapMs }: RegisterRules,
): Map<number, Counted> {
  const slots = new Map<number, Counted>()
  const sorted = points.toSorted((a, b) => a.at - b.at).filter(isNotMisread)
  let energyUntil: ((at: number) => number) | undefined
  for (let index = 1; index < sorted.length; index++) {
    const [before, after] = [sorted[index - 1], sorted[index]]
    if (!before || !after) continue
    const ms = after.at - before.at
    const amount = after.reading - before.reading
    if (ms <= 0 || ms > maxGapMs || amount < 0 || amount / (ms / hourMs) > maxPerHour(ms)) continue
    if (after.at <= quarterHourStart(before.at) + quarterHourMs) add(countedAt(slots, before.at), amount, ms, ms)
    else {
      energyUntil ??= cumulative(shape())
      divide(slots, { from: before.at, to: after.at, amount }, energyUntil)
    }
  }
  return slots
}

/** A misread value is, for instance, in another unit, or 0 while the meter starts. */
function isNotMisread({ reading }: RegisterPoint, place: number, sorted: readonly RegisterPoint[]): boolean {
  const [before, after] = [sorted[place - 1], sorted[place + 1]]
  if (!before || !after || after.reading < before.reading) return true
  return reading >= before.reading && reading <= after.reading
}

/** The energy that a counter registered in each quarter hour, by its start (epoch ms). Without `shape`, time divides what it registered. */
export function energiesOfCounter(
  points: readonly CounterPoint[],
  shape?: () => readonly PowerPoint[],
  maxGapMs = defaultMaxGapMs,
): Map<number, CounterEnergy> {
  const divided = shape ? dividedSteps(points, shape, maxGapMs) : points
  const readings = divided.map(({ at, readingWs }) => ({ at, reading: readingWs }))
  const amounts = amountsOfRegister(readings, { maxPerHour: () => maxW * wsPerWh, shape, maxGapMs })
  return new Map([...amounts].map(([slot, { amount, coveredMs }]) => [slot, { energyWh: amount / wsPerWh, coveredMs }]))
}

/** `betweenMs`: the longest time between two readings of which it has a part. */
type Counted = { amount: number; coveredMs: number; betweenMs: number }
type Stretch = { from: number; to: number; amount: number }

/** The count of the quarter hour of an instant, to be added to. Without an object for each addition, of which a day has thousands. */
function countedAt(slots: Map<number, Counted>, at: number): Counted {
  const slot = quarterHourStart(at)
  let counted = slots.get(slot)
  if (!counted) {
    counted = { amount: 0, coveredMs: 0, betweenMs: 0 }
    slots.set(slot, counted)
  }
  return counted
}

function add(counted: Counted, amount: number, coveredMs: number, betweenMs: number): void {
  counted.amount += amount
  counted.coveredMs += coveredMs
  counted.betweenMs = Math.max(counted.betweenMs, betweenMs)
}

/** Divides a count across quarter hours. */
function divide(slots: Map<number, Counted>, { from, to, amount }: Stretch, energyUntil: (at: number) => number): void {
  const whole = energyUntil(to) - energyUntil(from)
  for (let start = from; start < to; ) {
    const end = Math.min(to, quarterHourStart(start) + quarterHourMs)
    const share = whole > 0 ? (energyUntil(end) - energyUntil(start)) / whole : (end - start) / (to - from)
    add(countedAt(slots, start), amount * share, end - start, to - from)
    start = end
  }
}

/** Whether counter and power differ by more than their resolution and timing explain: 25 Wh and 5 %. */
export function isContradiction(counterWh: number, powerWh: number): boolean {
  return Math.abs(counterWh - powerWh) > Math.max(25, 0.05 * Math.max(counterWh, powerWh))
}
