import { directionsOf, eachOf, type LessCovered, type MeasuredQuantity, type PowerName, powerNames } from './quantities.ts'

const directionsOfEach = eachOf(powerNames, directionsOf)

/** Whether the directions of a power were measured at different times. */
export function isApart(lessCovered: LessCovered | null | undefined, power: PowerName): boolean {
  const directions = directionsOfEach[power]
  return !!lessCovered && directions.length > 1 && directions.some((name) => lessCovered[name] !== undefined)
}

/**
 * What was measured for less time than the rest, from the seconds of each measured quantity; null: nothing. `areApart`: whether the
 * directions of a power, all of which were measured, were so at different times.
 */
export function lessCoveredOf(
  seconds: Partial<Record<MeasuredQuantity, number>>,
  coveredSeconds: number,
  areApart: (power: PowerName) => boolean,
): LessCovered | null {
  const less: LessCovered = {}
  for (const power of powerNames) {
    const measured = directionsOfEach[power].filter((name) => seconds[name] !== undefined)
    const isEach = measured.length > 1 && areApart(power)
    for (const name of measured) {
      const one = seconds[name]
      if (one !== undefined && one < coveredSeconds) less[isEach ? name : power] = one
    }
  }
  return Object.keys(less).length > 0 ? less : null
}
