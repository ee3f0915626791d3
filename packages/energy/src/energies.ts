import { directionsOf, eachOf, type MeasuredQuantity, type PowerName, powerNames, type QuantityName, quantities } from './quantities.ts'
import type { SlotEnergies } from './slot-energies.ts'

/** Energies of a span as measured, in Wh; null where not measured. */
export type MeasuredEnergies = Record<MeasuredQuantity, number | null>
/** Balanced energies: with the total consumption, and the household as its remainder. */
export type Energies = Record<QuantityName, number | null>
/** Powers of a home in W, signed; null where not measured. */
export type Powers = Record<PowerName, number | null>

const secondsPerHour = 3_600

const parts = eachOf(powerNames, directionsOf)
const unmeasured: Powers = eachOf(powerNames, () => null)

/**
 * Mean powers of any span from its sums, each over its measured time; null where nothing was measured. `lessCovered` has the seconds of
 * powers measured for less time than the others. Written for speed: a year has 35,000 quarter hours.
 */
export function meanPowersOf(measured: MeasuredEnergies, coveredSeconds: number, lessCovered: SlotEnergies['lessCovered'] = null): Powers {
  const powers = { ...unmeasured }
  for (const power of powerNames) {
    let netWh: number | null = null
    for (const name of parts[power]) {
      const energyWh = measured[name]
      if (energyWh !== null) netWh = (netWh ?? 0) + quantities[name].sign * energyWh
    }
    const hours = (lessCovered?.[power] ?? coveredSeconds) / secondsPerHour
    if (netWh !== null && hours !== 0) powers[power] = netWh / hours
  }
  return powers
}

/** Adds spans. A quantity that no span measured stays null. */
export function sumEnergies<N extends string>(spans: readonly Record<N, number | null>[], names: readonly N[]): Record<N, number | null> {
  return eachOf(names, (name) => {
    let sum: number | null = null
    for (const { [name]: energyWh } of spans) if (energyWh !== null) sum = (sum ?? 0) + energyWh
    return sum
  })
}
