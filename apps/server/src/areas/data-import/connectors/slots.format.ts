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
  /** Those of a part of the span, in order of time; without a part, all of them. */
  list(part?: Span): ImportedSlot[]
  isEmpty(): boolean
  /** All energy of a quantity, in Wh. */
  sum(quantity: MeasuredQuantity): number
  /** Impossible values: infinite, negative or enormous. */
  rejected(): number
}

/** Energies of a quantity by quarter hours, and for how many seconds of each. 0 seconds: it has none. */
type Series = { energiesWh: Float64Array; seconds: Float64Array }

/** Collects values into quarter hours of a span. */
export function openSlots(span: Span): SlotBuilder {
  const first = quarterHourStart(span.start)
  const count = Math.max(0, Math.ceil((span.end - first) / quarterHourMs))
  const series = new Map<MeasuredQuantity, Series>()
  const charges = new Map<number, { at: number; share: number }>()
  let rejected = 0
  const placeOf = (at: number) => (at < span.start || at >= span.end ? -1 : Math.floor((at - first) / quarterHourMs))
  const seriesOf = (quantity: MeasuredQuantity): Series => {
    const found = series.get(quantity) ?? { energiesWh: new Float64Array(count), seconds: new Float64Array(count) }
    series.set(quantity, found)
    return found
  }
  const slotAt = (place: number): ImportedSlot | undefined => {
    const parts: Part[] = []
    for (const [quantity, { energiesWh, seconds }] of series) {
      const covered = seconds[place] ?? 0
      if (covered > 0) parts.push({ quantity, energyWh: energiesWh[place] ?? 0, seconds: Math.round(covered) })
    }
    const start = first + place * quarterHourMs
    return parts.length > 0 ? finished(start, parts, charges.get(place)?.share ?? null) : undefined
  }
  return {
    add(quantity, at, energyWh, seconds = quarterSeconds) {
      if (energyWh === null || energyWh === undefined) return
      if (!isPossibleWh(energyWh)) {
        rejected += 1
        return
      }
      const place = placeOf(at)
      if (place < 0) return
      const own = seriesOf(quantity)
      own.energiesWh[place] = (own.energiesWh[place] ?? 0) + Math.max(0, energyWh)
      own.seconds[place] = Math.min(quarterSeconds, (own.seconds[place] ?? 0) + seconds)
    },
    charge(at, share) {
      if (share === null || share === undefined || !(share >= 0 && share <= 1)) return
      const place = placeOf(at)
      const known = charges.get(place)
      if (place >= 0 && (known === undefined || known.at <= at)) charges.set(place, { at, share })
    },
    list(part = span) {
      const slots: ImportedSlot[] = []
      const end = Math.min(count, Math.ceil((part.end - first) / quarterHourMs))
      for (let place = Math.max(0, Math.floor((part.start - first) / quarterHourMs)); place < end; place++) {
        const slot = slotAt(place)
        if (slot) slots.push(slot)
      }
      return slots
    },
    isEmpty: () => series.size === 0,
    sum: (quantity) => series.get(quantity)?.energiesWh.reduce((sum, one) => sum + one, 0) ?? 0,
    rejected: () => rejected,
  }
}

type Part = { quantity: MeasuredQuantity; energyWh: number; seconds: number }

function finished(start: number, parts: readonly Part[], batteryStateOfCharge: number | null): ImportedSlot {
  const coveredSeconds = Math.max(...parts.map(({ seconds }) => seconds))
  const less = parts.filter(({ seconds }) => seconds < coveredSeconds)
  return {
    start,
    // Keys of the map.
    energiesWh: Object.fromEntries(parts.map(({ quantity, energyWh }) => [quantity, energyWh])),
    batteryStateOfCharge,
    coveredSeconds,
    lessCovered: less.length > 0 ? Object.fromEntries(less.map(({ quantity, seconds }) => [quantities[quantity].power, seconds])) : null,
  }
}
