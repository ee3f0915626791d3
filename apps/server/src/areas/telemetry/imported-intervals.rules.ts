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
export type StoredInterval = SlotEnergies & { start: number; sources: Partial<Record<MeasuredQuantity, IntervalSource>> | null }

/** What is stored of a quarter hour once an import has replaced the quantities that it delivers. */
export function withImported(stored: StoredInterval | undefined, given: ImportedInterval, source: IntervalSource): StoredInterval {
  const energies = { ...(stored ?? none), ...given.energiesWh }
  const seconds = new Map<PowerName, number>()
  for (const quantity of measuredQuantities) {
    const { power } = quantities[quantity]
    if (stored && stored[quantity] !== null) seconds.set(power, stored.lessCovered?.[power] ?? stored.coveredSeconds)
  }
  for (const [quantity] of sourcesOf(given, source)) {
    const { power } = quantities[quantity]
    seconds.set(power, given.lessCovered?.[power] ?? given.coveredSeconds)
  }
  const coveredSeconds = Math.max(0, ...seconds.values())
  const less = [...seconds].filter(([, one]) => one < coveredSeconds)
  return {
    ...energies,
    start: given.start,
    batteryStateOfCharge: given.batteryStateOfCharge ?? stored?.batteryStateOfCharge ?? null,
    coveredSeconds,
    lessCovered: less.length > 0 ? Object.fromEntries(less) : null,
    sources: { ...stored?.sources, ...Object.fromEntries(sourcesOf(given, source)) },
  }
}

const sourcesOf = (given: ImportedInterval, source: IntervalSource) =>
  measuredQuantities.flatMap((quantity) => (given.energiesWh[quantity] === undefined ? [] : [[quantity, source] as const]))

const none = eachOf(measuredQuantities, () => null)

/** Whether an import changes quantities that had a value before. */
export function replaces(stored: StoredInterval | undefined, given: ImportedInterval): boolean {
  return stored !== undefined && measuredQuantities.some((one) => given.energiesWh[one] !== undefined && stored[one] !== null)
}
