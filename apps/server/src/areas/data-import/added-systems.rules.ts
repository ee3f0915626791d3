import { type HomeSystem, systemPowers } from '@wattdesk/energy/home-systems.ts'
import { directionsOf, type MeasuredQuantity } from '@wattdesk/energy/quantities.ts'
import type { ImportedSlot } from './connectors/slots.format.ts'

/** What systems of one vendor measure together. One of them knows only its own part. */
const addedQuantities: readonly MeasuredQuantity[] = systemPowers.flatMap((power) => directionsOf(power))

/** Since when a vendor's systems at a site are added, in epoch ms; undefined while there is one at most. */
export function addedSince(systems: readonly HomeSystem[], vendorId: string | undefined): number | undefined {
  const starts = systems.flatMap((one) => (one.vendorId === vendorId ? [one.since] : []))
  return starts.sort((a, b) => a - b)[1]
}

/** Quarter hours without what only several systems together measure, and how many values were omitted. */
export function withoutPartsOfSums(
  slots: readonly ImportedSlot[],
  since = Number.POSITIVE_INFINITY,
): { kept: ImportedSlot[]; omitted: number } {
  let omitted = 0
  const kept = slots.flatMap((slot): ImportedSlot[] => {
    if (slot.start < since) return [slot]
    const energies = Object.entries(slot.energiesWh).filter(([name]) => !addedQuantities.some((one) => one === name))
    omitted += Object.keys(slot.energiesWh).length - energies.length
    return energies.length === 0 ? [] : [{ ...slot, energiesWh: Object.fromEntries(energies), batteryStateOfCharge: null }]
  })
  return { kept, omitted }
}
