import type { PowerSet } from './home-quantities.ts'
import { isApart } from './measured-times.ts'
import {
  directionsOf,
  eachOf,
  type MeasuredQuantity,
  type MeasuredTime,
  type PowerName,
  powerNames,
  type QuantityName,
  quantities,
} from './quantities.ts'

/** Energies of a span as measured, in Wh; null where not measured. */
export type MeasuredEnergies = Record<MeasuredQuantity, number | null>
/** Balanced energies: with the total consumption, and the household as its remainder. */
export type Energies = Record<QuantityName, number | null>
/** Powers of a home in W, signed; null where not measured. */
export type Powers = Record<PowerName, number | null>

const secondsPerHour = 3_600

/** The powers of a time in which nothing was measured. */
export const unmeasuredPowers: Powers = eachOf(powerNames, () => null)

/**
 * Mean powers of any span from its sums, each over its measured time; null where a direction was not measured, or at another time than
 * the other one. `known`: the powers of the home at that time besides those it measured. Written for speed: a year has 35,000 quarter hours.
 */
export function meanPowersOf(measured: MeasuredEnergies, { coveredSeconds, lessCovered }: MeasuredTime, known: PowerSet): Powers {
  const powers = { ...unmeasuredPowers }
  for (const power of powerNames) {
    const netWh = netOfPower(measured, power, known)
    if (netWh === null || (lessCovered && isApart(lessCovered, power))) continue
    const seconds = lessCovered?.[power] ?? coveredSeconds
    if (seconds !== 0) powers[power] = (netWh * secondsPerHour) / seconds
  }
  return powers
}

/** The net of both directions of a power; null unless both are known. A home that neither produces nor stores has no export. */
export function netOfPower(measured: MeasuredEnergies, power: PowerName, known: PowerSet): number | null {
  let netWh = 0
  for (const name of directionsOf(power)) {
    const energyWh = measured[name]
    if (energyWh !== null) netWh += quantities[name].sign * energyWh
    else if (name !== 'gridExport' || canExport(measured, known)) return null
  }
  return netWh
}

const generating = ['production', 'battery'] as const

const canExport = (measured: MeasuredEnergies, known: PowerSet) =>
  generating.some((power) => known.has(power) || directionsOf(power).some((name) => measured[name] !== null))

/** Adds spans. A quantity that no span measured stays null. */
export function sumEnergies<N extends string>(spans: readonly Record<N, number | null>[], names: readonly N[]): Record<N, number | null> {
  return eachOf(names, (name) => {
    let sum: number | null = null
    for (const { [name]: energyWh } of spans) if (energyWh !== null) sum = (sum ?? 0) + energyWh
    return sum
  })
}
