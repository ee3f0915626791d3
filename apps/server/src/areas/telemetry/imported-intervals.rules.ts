import { eachOf, type MeasuredQuantity, measuredQuantities, type PowerName, quantities } from '@wattdesk/energy/quantities.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import type { IntervalSource } from '@wattdesk/energy/terms.ts'

/** A quarter hour from outside. Quantities that are absent were not delivered, and stay as they are stored. */
export type ImportedInterval = {
  start: number
  energiesWh: Partial<Record<MeasuredQuantity, number>>
  batteryStateOfCharge: number | null
  coveredSeconds: number
  lessCovered: SlotEnergies['lessCovered']
}
export type StoredInterval = SlotEnergies & {
  start: number
  sources: Partial<Record<MeasuredQuantity, IntervalSource>> | null
  contradicted: Partial<Record<MeasuredQuantity, number>> | null
}

/** What is stored of a quarter hour once an import has replaced the quantities that it delivers. */
export function withImported(stored: StoredInterval | undefined, given: ImportedInterval, source: IntervalSource): StoredInterval {
  const seconds: Partial<Record<PowerName, number>> = {}
  const sources = { ...stored?.sources }
  const contradicted = { ...stored?.contradicted }
  for (const quantity of stored ? measuredQuantities : []) {
    if (stored?.[quantity] != null) seconds[quantities[quantity].power] = secondsOf(stored, quantity)
  }
  for (const quantity of measuredQuantities) {
    if (given.energiesWh[quantity] === undefined) continue
    seconds[quantities[quantity].power] = secondsOf(given, quantity)
    sources[quantity] = source
    delete contradicted[quantity]
  }
  const coveredSeconds = Math.max(0, ...Object.values(seconds))
  return {
    ...(stored ?? none),
    ...given.energiesWh,
    start: given.start,
    batteryStateOfCharge: given.batteryStateOfCharge ?? stored?.batteryStateOfCharge ?? null,
    coveredSeconds,
    lessCovered: lessThan(coveredSeconds, seconds),
    sources,
    contradicted: Object.keys(contradicted).length > 0 ? contradicted : null,
  }
}

const secondsOf = ({ lessCovered, coveredSeconds }: Pick<SlotEnergies, 'lessCovered' | 'coveredSeconds'>, quantity: MeasuredQuantity) =>
  lessCovered?.[quantities[quantity].power] ?? coveredSeconds

/** The powers that were measured for less time than the others; null: none. */
function lessThan(coveredSeconds: number, seconds: Partial<Record<PowerName, number>>): SlotEnergies['lessCovered'] {
  const less = Object.entries(seconds).filter(([, one]) => one < coveredSeconds)
  return less.length > 0 ? Object.fromEntries(less) : null
}

const none = eachOf(measuredQuantities, () => null)

/** Whether an import changes quantities that had a value before. */
export function replaces(stored: StoredInterval | undefined, given: ImportedInterval): boolean {
  return stored !== undefined && measuredQuantities.some((one) => given.energiesWh[one] !== undefined && stored[one] !== null)
}
