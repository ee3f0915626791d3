import type { EnergyFlows } from './flows.ts'
import { quarterHourMs, quarterHourStart, type Span } from './intervals.ts'

/** Where the energy of a charge came from, and what its grid energy cost. */

/** A home's quarter hour: its flows, and the price of energy from the grid. */
export type HomeSlot = { flows: EnergyFlows | null; centsPerMwh: number | null }

/** The charge within a quarter hour. */
export type ChargePart = { start: number; energyWh: number }

/** Null if the sources of a part are unknown. A cost is also unknown if a price is. */
export type ChargeOrigin = { fromPvWh: number | null; fromStorageWh: number | null; fromGridWh: number | null; costCents: number | null }

export const unknownOrigin: ChargeOrigin = { fromPvWh: null, fromStorageWh: null, fromGridWh: null, costCents: null }

const whPerMwh = 1_000_000

/** The sources of a charge: in each quarter hour it has its share of the home's sources. */
export function originOf(parts: readonly ChargePart[], homeAt: (start: number) => HomeSlot | undefined): ChargeOrigin {
  const sum = { fromPvWh: 0, fromStorageWh: 0, fromGridWh: 0 }
  let costCents: number | null = 0
  for (const { start, energyWh } of parts) {
    if (energyWh <= 0) continue
    const home = homeAt(start)
    const flows = home?.flows
    const total = flows ? flows.pvToHome + flows.batteryToHome + flows.gridToHome : 0
    if (!flows || total <= 0) return unknownOrigin
    const gridWh = (energyWh * flows.gridToHome) / total
    sum.fromPvWh += (energyWh * flows.pvToHome) / total
    sum.fromStorageWh += (energyWh * flows.batteryToHome) / total
    sum.fromGridWh += gridWh
    const price: number | null = gridWh > 0 ? (home?.centsPerMwh ?? null) : 0
    costCents = costCents === null || price === null ? null : costCents + (gridWh * price) / whPerMwh
  }
  return { ...sum, costCents }
}

/** A charge whose start, end and energy are known. */
export type Charge = Span & { energyWh: number }

/** Readings of a wallbox for charges and for quarter hours agree this closely. */
const toleranceShare = 0.05

/** The total duration of charges in each quarter hour, in ms, by its start (epoch ms). */
export function chargingTimes(charges: readonly Span[]): Map<number, number> {
  const times = new Map<number, number>()
  for (const charge of charges) {
    for (const start of slotsOf(charge)) times.set(start, (times.get(start) ?? 0) + overlapMs(charge, start))
  }
  return times
}

/**
 * Divides the energy of a charge among its quarter hours, as the wallbox measured them. Charges at the same wallbox share a quarter hour
 * by their `times` in it. The unmeasured part is spread evenly over the time without measurements, or else over all of it: then the
 * division is an estimate.
 */
export function partsOfCharge(
  charge: Charge,
  measuredWh: ReadonlyMap<number, number>,
  times: ReadonlyMap<number, number>,
): { parts: ChargePart[]; isEstimated: boolean } {
  const slots = slotsOf(charge).map((start) => {
    const ownMs = overlapMs(charge, start)
    const energyWh = measuredWh.get(start)
    const allMs = Math.max(ownMs, times.get(start) ?? 0)
    return { start, ownMs, energyWh: energyWh === undefined ? undefined : (energyWh * ownMs) / allMs }
  })
  const measured = slots.reduce((sum, slot) => sum + (slot.energyWh ?? 0), 0)
  const restWh = charge.energyWh - measured
  if (measured > 0 && restWh <= toleranceShare * charge.energyWh) {
    const factor = charge.energyWh / measured
    return { parts: slots.map(({ start, energyWh = 0 }) => ({ start, energyWh: energyWh * factor })), isEstimated: false }
  }
  const isOpen = ({ energyWh }: { energyWh: number | undefined }) => energyWh === undefined
  const takesRest = slots.some((slot) => isOpen(slot) && slot.ownMs > 0) ? isOpen : () => true
  const restMs = slots.reduce((sum, slot) => sum + (takesRest(slot) ? slot.ownMs : 0), 0)
  const parts = slots.map((slot) => ({
    start: slot.start,
    energyWh: (slot.energyWh ?? 0) + (takesRest(slot) && restMs > 0 ? (restWh * slot.ownMs) / restMs : 0),
  }))
  return { parts, isEstimated: charge.energyWh > 0 }
}

/** Starts of the quarter hours that a span touches. */
function slotsOf({ start, end }: Span): number[] {
  const first = quarterHourStart(start)
  return Array.from({ length: Math.max(0, Math.ceil((end - first) / quarterHourMs)) }, (_, index) => first + index * quarterHourMs)
}

const overlapMs = (span: Span, slot: number) => Math.max(0, Math.min(span.end, slot + quarterHourMs) - Math.max(span.start, slot))
