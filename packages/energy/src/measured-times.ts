import {
  directionsOf,
  type LessCovered,
  type MeasuredQuantity,
  type MeasuredTime,
  measuredQuantities,
  type PowerName,
  powerNames,
  secondsOf,
} from './quantities.ts'

/** Whether the directions of a power were measured at different times. */
export function isApart(lessCovered: LessCovered | null | undefined, power: PowerName): boolean {
  const directions = directionsOf(power)
  return !!lessCovered && directions.length > 1 && directions.some((name) => lessCovered[name] !== undefined)
}

/**
 * What was measured for less time than the rest, from the seconds of each measured quantity; null if nothing. `areApart`: whether the
 * directions of a power, all of which were measured, were measured at different times.
 */
export function lessCoveredOf(
  seconds: Partial<Record<MeasuredQuantity, number>>,
  coveredSeconds: number,
  areApart: (power: PowerName) => boolean,
): LessCovered | null {
  const less: LessCovered = {}
  for (const power of powerNames) {
    const measured = directionsOf(power).filter((name) => seconds[name] !== undefined)
    const isEach = measured.length > 1 && areApart(power)
    for (const name of measured) {
      const one = seconds[name]
      if (one !== undefined && one < coveredSeconds) less[isEach ? name : power] = one
    }
  }
  return Object.keys(less).length > 0 ? less : null
}

type Part = MeasuredTime & { energies: Record<MeasuredQuantity, number | null> }

/** What was measured for less time than the rest, in several spans together. */
export function lessCoveredIn(parts: readonly Part[]): LessCovered | null {
  const [only] = parts
  if (!only || parts.length === 1) return only?.lessCovered ?? null
  if (parts.every((part) => !part.lessCovered && measuredBy(part) === measuredBy(only))) return null
  const seconds: Partial<Record<MeasuredQuantity, number>> = {}
  let coveredSeconds = 0
  for (const part of parts) {
    coveredSeconds += part.coveredSeconds
    for (const name of measuredQuantities) {
      if (part.energies[name] !== null) seconds[name] = (seconds[name] ?? 0) + secondsOf(part, name)
    }
  }
  return lessCoveredOf(seconds, coveredSeconds, (power) => parts.some((part) => isApartIn(part, power)))
}

const isApartIn = ({ lessCovered, energies }: Part, power: PowerName) =>
  isApart(lessCovered, power) || new Set(directionsOf(power).map((name) => energies[name] !== null)).size > 1

/** As a bit for each quantity. Nearly always all parts of a span have the same. */
function measuredBy({ energies }: Part): number {
  let bits = 0
  for (const [place, name] of measuredQuantities.entries()) if (energies[name] !== null) bits |= 1 << place
  return bits
}
