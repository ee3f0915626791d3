import { quarterHourMs, quarterHourStart, type Span } from '@wattdesk/energy/intervals.ts'
import { type MeasuredQuantity, type PowerName, quantities } from '@wattdesk/energy/quantities.ts'

/** No home moves more in a quarter hour: 1 MW. */
const mostWh = 250_000
/** Inverters draw a little at night, and meters round. */
const slightlyNegativeWh = -250
const quarterSeconds = quarterHourMs / 1_000

/** Whether a home may have moved so much in a quarter hour. */
export const isPossibleWh = (energyWh: number) => Number.isFinite(energyWh) && energyWh <= mostWh && energyWh >= slightlyNegativeWh

/** A quarter hour as imported. Quantities that are absent stay as they are stored. */
export type ImportedSlot = {
  start: number
  energiesWh: Partial<Record<MeasuredQuantity, number>>
  batteryStateOfCharge: number | null
  coveredSeconds: number
  /** Seconds of powers that were measured for less of it. */
  lessCovered: Partial<Record<PowerName, number>> | null
}

export type SlotBuilder = {
  /** Adds energy that flowed for some seconds from an instant. What lies outside the span is ignored. */
  add(quantity: MeasuredQuantity, at: number, energyWh: number | null | undefined, seconds?: number): void
  /** The battery's state at an instant, 0 to 1. */
  charge(at: number, share: number | null | undefined): void
  list(): ImportedSlot[]
  /** Impossible values: infinite, negative or enormous. */
  rejected(): number
}

type Part = { energyWh: number; seconds: number }
type Growing = { parts: Map<MeasuredQuantity, Part>; charge: { at: number; share: number } | undefined }

/** Collects a vendor's values into quarter hours of a span. */
export function openSlots(span: Span): SlotBuilder {
  const slots = new Map<number, Growing>()
  let rejected = 0
  const slotAt = (at: number): Growing | undefined => {
    if (at < span.start || at >= span.end) return undefined
    const start = quarterHourStart(at)
    const found = slots.get(start) ?? { parts: new Map(), charge: undefined }
    slots.set(start, found)
    return found
  }
  return {
    add(quantity, at, energyWh, seconds = quarterSeconds) {
      if (energyWh === null || energyWh === undefined) return
      if (!isPossibleWh(energyWh)) {
        rejected += 1
        return
      }
      const slot = slotAt(at)
      if (!slot) return
      const part = slot.parts.get(quantity) ?? { energyWh: 0, seconds: 0 }
      part.energyWh += Math.max(0, energyWh)
      part.seconds = Math.min(quarterSeconds, part.seconds + seconds)
      slot.parts.set(quantity, part)
    },
    charge(at, share) {
      if (share === null || share === undefined || !(share >= 0 && share <= 1)) return
      const slot = slotAt(at)
      if (slot && (slot.charge === undefined || slot.charge.at <= at)) slot.charge = { at, share }
    },
    list: () => [...slots].sort(([a], [b]) => a - b).flatMap(([start, slot]) => (slot.parts.size > 0 ? [finished(start, slot)] : [])),
    rejected: () => rejected,
  }
}

function finished(start: number, { parts, charge }: Growing): ImportedSlot {
  const seconds = [...parts].map(([quantity, part]) => [quantities[quantity].power, Math.round(part.seconds)] as const)
  const coveredSeconds = Math.max(...seconds.map(([, one]) => one))
  const less = seconds.filter(([, one]) => one < coveredSeconds)
  return {
    start,
    // Keys of the map.
    energiesWh: Object.fromEntries([...parts].map(([quantity, part]) => [quantity, part.energyWh])),
    batteryStateOfCharge: charge?.share ?? null,
    coveredSeconds,
    lessCovered: less.length > 0 ? Object.fromEntries(less) : null,
  }
}
