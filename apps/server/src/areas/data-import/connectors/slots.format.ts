import { minuteMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs, quarterHourStart, type Span } from '@wattdesk/energy/intervals.ts'
import { lessCoveredOf } from '@wattdesk/energy/measured-times.ts'
import { directionsOf, type LessCovered, type MeasuredQuantity, type PowerName } from '@wattdesk/energy/quantities.ts'

/** No home moves more in a quarter hour: 1 MW. */
const mostWh = 250_000
/** Inverters draw a little at night, and meters round. */
const slightlyNegativeWh = -250
const quarterSeconds = quarterHourMs / 1_000

/** Whether an energy is plausible for a home's quarter hour. */
export const isPossibleWh = (energyWh: number) => Number.isFinite(energyWh) && energyWh <= mostWh && energyWh >= slightlyNegativeWh

/** A quarter hour as imported. Absent quantities keep their stored values. */
export type ImportedSlot = {
  start: number
  energiesWh: Partial<Record<MeasuredQuantity, number>>
  batteryStateOfCharge: number | null
  coveredSeconds: number
  lessCovered: LessCovered | null
}

export type SlotBuilder = {
  /**
   * Adds energy that flowed for `seconds` from an instant, or in the given parts of that quarter hour. Energy outside the span is
   * ignored.
   */
  add(quantity: MeasuredQuantity, at: number, energyWh: number | null | undefined, seconds?: number, measured?: readonly Span[]): void
  /** The battery's state at an instant, 0 to 1. */
  charge(at: number, share: number | null | undefined): void
  /** The quarter hours of a part of the span, in order; by default all. */
  list(part?: Span): ImportedSlot[]
  isEmpty(): boolean
  /** All energy of a quantity, in Wh. */
  sum(quantity: MeasuredQuantity): number
  /** Impossible values: infinite, negative or enormous. */
  rejected(): number
}

/** Energies of a quantity by quarter hour, with the seconds and minutes covered. 0 seconds: no value. */
type Series = { energiesWh: Float64Array; seconds: Float64Array; minutes: Uint16Array }

/** Collects values into quarter hours of a span. */
export function openSlots(span: Span): SlotBuilder {
  const first = quarterHourStart(span.start)
  const count = Math.max(0, Math.ceil((span.end - first) / quarterHourMs))
  const series = new Map<MeasuredQuantity, Series>()
  const charges = new Map<number, { at: number; share: number }>()
  let rejected = 0
  const placeOf = (at: number) => (at < span.start || at >= span.end ? -1 : Math.floor((at - first) / quarterHourMs))
  const seriesOf = (quantity: MeasuredQuantity): Series => {
    const found = series.get(quantity) ?? {
      energiesWh: new Float64Array(count),
      seconds: new Float64Array(count),
      minutes: new Uint16Array(count),
    }
    series.set(quantity, found)
    return found
  }
  const slotAt = (place: number): ImportedSlot | undefined => {
    const parts: Part[] = []
    for (const [quantity, { energiesWh, seconds, minutes }] of series) {
      const covered = seconds[place] ?? 0
      if (covered > 0)
        parts.push({ quantity, energyWh: energiesWh[place] ?? 0, seconds: Math.round(covered), minutes: minutes[place] ?? 0 })
    }
    const start = first + place * quarterHourMs
    return parts.length > 0 ? finished(start, parts, charges.get(place)?.share ?? null) : undefined
  }
  return {
    add(quantity, at, energyWh, seconds = quarterSeconds, measured = [{ start: at, end: at + seconds * 1_000 }]) {
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
      for (const one of measured) own.minutes[place] = (own.minutes[place] ?? 0) | minutesOf(one, first + place * quarterHourMs)
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

/** In Wh. Below this, inverters are about to sleep, and some already do. */
const darkMaxWh = 1

/**
 * Sums the energies of devices by instant, each for some seconds. Once a device has reported a value, the sum is unknown wherever it has
 * none.
 */
export function addSum(
  slots: SlotBuilder,
  quantity: MeasuredQuantity,
  devices: readonly ReadonlyMap<number, number>[],
  seconds = quarterSeconds,
): void {
  const known = devices.flatMap((energies) => (energies.size > 0 ? [{ energies, since: Math.min(...energies.keys()) }] : []))
  for (const at of new Set(known.flatMap(({ energies }) => [...energies.keys()]))) {
    const values = known.flatMap(({ energies, since }) => (since > at ? [] : [energies.get(at) ?? null]))
    const sum = values.reduce<number>((total, energyWh) => total + (energyWh ?? 0), 0)
    const isAsleep = quantity === 'production' && sum <= darkMaxWh
    if (!values.includes(null) || isAsleep) slots.add(quantity, at, sum, seconds)
  }
}

/** The minutes of a quarter hour that a span touches, as bits. */
function minutesOf({ start, end }: Span, slot: number): number {
  const [from, until] = [Math.max(0, Math.floor((start - slot) / minuteMs)), Math.min(15, Math.ceil((end - slot) / minuteMs))]
  return until > from ? ((1 << until) - 1) & ~((1 << from) - 1) : 0
}

type Part = { quantity: MeasuredQuantity; energyWh: number; seconds: number; minutes: number }

/** The longest measured time of any quantity. Two quantities with equal times may have been measured at different ones. */
function coveredSecondsOf(parts: readonly Part[]): number {
  const longest = Math.max(...parts.map(({ seconds }) => seconds))
  let all = 0
  for (const { minutes } of parts) all |= minutes
  if (parts.every(({ minutes }) => minutes === all)) return longest
  const minutes = Array.from({ length: 15 }, (_, place) => (all >> place) & 1).reduce((sum, one) => sum + one, 0)
  return Math.max(longest, minutes * 60)
}

function finished(start: number, parts: readonly Part[], batteryStateOfCharge: number | null): ImportedSlot {
  const coveredSeconds = coveredSecondsOf(parts)
  const seconds = Object.fromEntries(parts.map((part) => [part.quantity, part.seconds]))
  return {
    start,
    // Keys of the map.
    energiesWh: Object.fromEntries(parts.map(({ quantity, energyWh }) => [quantity, energyWh])),
    batteryStateOfCharge,
    coveredSeconds,
    lessCovered: lessCoveredOf(seconds, coveredSeconds, (power) => areApart(parts, power)),
  }
}

function areApart(parts: readonly Part[], power: PowerName): boolean {
  const names = directionsOf(power)
  const [one, ...others] = parts.filter(({ quantity }) => names.includes(quantity))
  return others.some(({ seconds, minutes }) => seconds !== one?.seconds || minutes !== one.minutes)
}
