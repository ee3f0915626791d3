import { balance, type Flows, type Rates } from './balance.ts'
import {
  type BalancePower,
  eachOf,
  type MeasuredQuantity,
  measuredQuantities,
  namedConsumption,
  type PowerName,
  powerNames,
  type QuantityName,
  quantities,
  quantitiesOf,
  quantityNames,
} from './quantities.ts'
import type { SlotEnergies } from './slot-energies.ts'

/** Energies of a span as measured, in Wh; null where not measured. */
export type MeasuredEnergies = Record<MeasuredQuantity, number | null>
/** Balanced energies: with the total consumption, and the household as its remainder. */
export type Energies = Record<QuantityName, number | null>
/** Powers of a home in W, signed; null where not measured. */
export type Powers = Record<PowerName, number | null>

const secondsPerHour = 3_600

/**
 * Completes the powers of an instant or the mean powers of a span. Without a grid meter there is no balance: the household
 * is then as reported, and the total is the household and the consumers measured separately.
 */
export function balancePowers(powers: Powers): Record<BalancePower, number | null> {
  const { production, grid, battery, household } = powers
  const apart = namedConsumption(powers)
  if (grid === null) return { ...powers, totalConsumption: household === null ? null : household + apart }
  const total = (production ?? 0) + grid + (battery ?? 0)
  return { ...powers, household: Math.max(0, total - apart), totalConsumption: Math.max(0, total) }
}

/** Completes the energies of a quarter hour by the same rules. */
export function balanceEnergies(measured: MeasuredEnergies): Energies {
  const { household, totalConsumption } = balancePowers(netOf(measured, () => 1))
  return { ...eachOf(quantityNames, (name) => (name === 'totalConsumption' ? null : measured[name])), household, totalConsumption }
}

/**
 * Mean powers of a quarter hour, each over the time that it was measured: a quarter hour measured in part has the power of
 * that part, not a share of it.
 */
export function meanPowers(slot: SlotEnergies): Record<BalancePower, number | null> {
  return meanPowersOf(slot, slot.coveredSeconds, slot.lessCovered)
}

/** Net of both directions of each power, per covered hour. Written for speed: a year has 35,000 quarter hours. */
function netOf(measured: MeasuredEnergies, hoursOf: (power: PowerName) => number): Powers {
  const powers = { ...unmeasured }
  for (const power of powerNames) {
    let netWh: number | null = null
    for (const name of parts[power]) {
      const energyWh = measured[name]
      if (energyWh !== null) netWh = (netWh ?? 0) + quantities[name].sign * energyWh
    }
    const hours = netWh === null ? 0 : hoursOf(power)
    if (netWh !== null && hours !== 0) powers[power] = netWh / hours
  }
  return powers
}

const unmeasured: Powers = eachOf(powerNames, () => null)
/** The energies of each power. */
const parts = eachOf(powerNames, quantitiesOf)

/** Adds spans. A quantity that no span measured stays null. */
export function sumEnergies<N extends string>(spans: readonly Record<N, number | null>[], names: readonly N[]): Record<N, number | null> {
  return eachOf(names, (name) => spans.reduce<number | null>((sum, span) => (span[name] === null ? sum : (sum ?? 0) + span[name]), null))
}

/** Sums of a period from its quarter hours. Rates come from the sums, and only from quarter hours whose grid was measured. */
export function totalsOf(slots: readonly MeasuredEnergies[]): Energies & Rates {
  const metered = sumEnergies(
    slots.filter((slot) => slot.gridImport !== null),
    measuredQuantities,
  )
  const { selfConsumptionRate, selfSufficiencyRate, directConsumptionRate } = balance(flowsOf(metered))
  return {
    ...sumEnergies(slots.map(balanceEnergies), quantityNames),
    selfConsumptionRate,
    selfSufficiencyRate,
    directConsumptionRate,
  }
}

function flowsOf(measured: MeasuredEnergies): Flows {
  return {
    photovoltaic: measured.production ?? 0,
    gridImport: measured.gridImport ?? 0,
    gridExport: measured.gridExport ?? 0,
    batteryCharge: measured.batteryCharge ?? 0,
    batteryDischarge: measured.batteryDischarge ?? 0,
    heatPump: measured.heatPump ?? 0,
    ev: measured.ev ?? 0,
    heater: measured.heater ?? 0,
  }
}

/**
 * Completes the energies of any span from its sums. Nothing is clamped, so that the parts of a span add up to the whole
 * however it is cut; a negative household is the error of the meters, and shows it.
 */
export function completeSums(measured: MeasuredEnergies): Energies {
  const consumed = consumptionOf(measured)
  return {
    ...eachOf(quantityNames, (name) => (name === 'totalConsumption' ? consumed.totalConsumption : measured[name])),
    household: consumed.household,
  }
}

/** The consumption of any span from its sums, by the same rules. */
export function consumptionOf(measured: MeasuredEnergies): Record<'totalConsumption' | 'household', number | null> {
  const { household, gridImport } = measured
  const apart = namedConsumption(measured)
  if (gridImport === null) return { household, totalConsumption: household === null ? null : household + apart }
  const total =
    (measured.production ?? 0) + gridImport - (measured.gridExport ?? 0) + (measured.batteryDischarge ?? 0) - (measured.batteryCharge ?? 0)
  return { household: total - apart, totalConsumption: total }
}

/** Rates of a period from its sums; null without a grid meter. */
export function ratesOf(measured: MeasuredEnergies): Rates {
  if (measured.gridImport === null) return { selfConsumptionRate: null, selfSufficiencyRate: null, directConsumptionRate: null }
  const { selfConsumptionRate, selfSufficiencyRate, directConsumptionRate } = balance(flowsOf(measured))
  return { selfConsumptionRate, selfSufficiencyRate, directConsumptionRate }
}

/**
 * Mean powers of any span from its sums, each over the time that it was measured; null where nothing was. `lessCovered` has the
 * seconds of powers that were measured for less time than the others.
 */
export function meanPowersOf(
  measured: MeasuredEnergies,
  coveredSeconds: number,
  lessCovered: SlotEnergies['lessCovered'] = null,
): Record<BalancePower, number | null> {
  return balancePowers(netOf(measured, (power) => (lessCovered?.[power] ?? coveredSeconds) / secondsPerHour))
}
