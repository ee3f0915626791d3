import { quarterHourMs, type Span } from './intervals.ts'
import { type PowerName, powerNames } from './quantities.ts'
import { sunPosition } from './sun.ts'

/** What a home has, and since when. A power that a home has but was not measured is unknown; one that it lacks is 0. */

/** From an instant (epoch ms) to another; null if it continues. */
type Stretch = readonly [from: number, until: number | null]
/** When a home had each power, in order of time. Absent: never. */
export type HomeStretches = Partial<Record<PowerName, readonly Stretch[]>>

export type PowerSet = ReadonlySet<PowerName>

export type Place = { latitude: number | null; longitude: number | null }

/** `changes`: what the home has from each instant on, in order of time. */
export type HomeQuantities = {
  changes: readonly { from: number; powers: PowerSet }[]
  /** The home's location, if all of its production comes from the sun. */
  sunAt: { latitude: number; longitude: number } | null
}

const none: PowerSet = new Set()
/** A home about which nothing is known except its measurements. */
export const unknownHome: HomeQuantities = { changes: [], sunAt: null }

/** The powers that a home has at an instant. Without sun it has no production, so an inverter that is off at night leaves no gap. */
export function quantitiesOf(home: HomeQuantities, at: number): PowerSet {
  const powers = powersAt(home, at)
  if (!home.sunAt || !powers.has('production') || !isDark(home.sunAt, at)) return powers
  return new Set([...powers].filter((name) => name !== 'production'))
}

/** Like `quantitiesOf`, where quarter hours in the dark are already stored as 0. Written for speed: a year has 35,000 quarter hours. */
export function powersAt({ changes }: HomeQuantities, at: number): PowerSet {
  for (let index = changes.length - 1; index >= 0; index--) {
    const change = changes[index]
    if (change && change.from <= at) return change.powers
  }
  return none
}

/** The powers that a home has at some time of a span. */
export function powersIn({ changes }: HomeQuantities, { start, end }: Span): PowerName[] {
  const within = changes.filter(({ from }, index) => from < end && (changes[index + 1]?.from ?? end) > start)
  return powerNames.filter((name) => within.some(({ powers }) => powers.has(name)))
}

export function homeQuantitiesOf(stretches: HomeStretches, { latitude, longitude }: Place): HomeQuantities {
  const starts = powerNames.flatMap((name) => (stretches[name] ?? []).flatMap(([from, until]) => (until === null ? [from] : [from, until])))
  const changes = [...new Set(starts)]
    .sort((a, b) => a - b)
    .map((from) => ({ from, powers: new Set(powerNames.filter((name) => isWithin(stretches[name] ?? [], from))) }))
  return { changes, sunAt: latitude === null || longitude === null ? null : { latitude, longitude } }
}

const isWithin = (stretches: readonly Stretch[], at: number) =>
  stretches.some(([from, until]) => from <= at && (until === null || at < until))

/** Below this, panels yield less than an inverter's own resolution. */
const darkElevationDeg = -1

/** Whether no sun shines on a place at an instant. */
export function isDark({ latitude, longitude }: { latitude: number; longitude: number }, at: number): boolean {
  return sunPosition(at, latitude, longitude).elevationDeg < darkElevationDeg
}

/** Whether no sun shines in all of the quarter hour that starts at an instant. */
export function isDarkSlot(place: { latitude: number; longitude: number }, start: number): boolean {
  return [start, start + quarterHourMs / 2, start + quarterHourMs].every((at) => isDark(place, at))
}
