import { type CounterEnergy, type CounterPoint, energiesOfCounter, isContradiction } from './counters.ts'
import { integratePower, type PowerPoint, type SlotEnergy } from './integrate.ts'
import { quarterHourStart } from './intervals.ts'
import {
  type ApplianceKind,
  directionsOf,
  eachOf,
  type LessCovered,
  type MeasuredQuantity,
  measuredQuantities,
  type PowerName,
  powerNames,
  powerOfKind,
  quantities,
} from './quantities.ts'

/** A home at an instant: powers in W, the battery's state of charge as a share; null if not measured. */
export type MeasuredPowers = Record<PowerName | 'batteryStateOfCharge', number | null> & {
  /** Readings of the meter at the grid connection point in Ws; absent if not requested. */
  gridImportReading?: number | null
  gridExportReading?: number | null
  /** Epoch milliseconds. */
  at: number
  sourceId: string
}

/** Energies of a quarter hour in Wh; null if not measured. */
export type SlotEnergies = Record<MeasuredQuantity, number | null> & {
  /** At the end of the quarter hour. */
  batteryStateOfCharge: number | null
  /** How much of the quarter hour any power was measured. */
  coveredSeconds: number
  lessCovered: LessCovered | null
}

/** Energies of a quarter hour, of which counters or the night determine some. */
export type DecidedEnergies = SlotEnergies & {
  /** Quantities that were not integrated from power; null if there are none. */
  sources: Partial<Record<MeasuredQuantity, 'counter' | 'night'>> | null
  /** Integrated power of quantities that the counter contradicts, in Wh; null without a contradiction. */
  contradicted: Partial<Record<MeasuredQuantity, number>> | null
}

/**
 * Energy of every quarter hour that samples touch, by its start (epoch ms). If several sources measure one site, the one that covers most
 * of a quarter hour counts; they are never added. Samples are in order of time.
 */
export function energiesOfSlots(samples: readonly MeasuredPowers[]): Map<number, DecidedEnergies> {
  const best = new Map<number, DecidedEnergies>()
  for (const ofSource of bySource(samples)) {
    for (const [slot, energies] of energiesOfSource(ofSource)) {
      const other = best.get(slot)
      if (!other || energies.coveredSeconds > other.coveredSeconds) best.set(slot, energies)
    }
  }
  return best
}

/** Samples by source, sorted by source ID, so that ties do not depend on the order of arrival. */
function bySource<T extends { sourceId: string }>(samples: readonly T[]): T[][] {
  const groups = Map.groupBy(samples, (sample) => sample.sourceId)
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ofSource]) => ofSource)
}

type Parts = Partial<Record<PowerName, SlotEnergy>>

function energiesOfSource(samples: readonly MeasuredPowers[]): Map<number, DecidedEnergies> {
  const slots = new Map<number, Parts>()
  for (const power of powerNames) {
    for (const part of integratePower(pointsOf(samples, power))) {
      const parts = slots.get(part.start)
      if (parts) parts[power] = part
      else slots.set(part.start, { [power]: part })
    }
  }
  const charges = lastStatesOfCharge(samples)
  const counters = countersOf(samples)
  return new Map(
    Array.from(slots, ([slot, parts]) => [
      slot,
      decidedByCounters(energiesOf(parts, charges.get(slot) ?? null), parts.grid, slot, counters),
    ]),
  )
}

type Counters = { quantity: 'gridImport' | 'gridExport'; energies: Map<number, CounterEnergy> }[]

/** The meter's counts. Power divides an increase across the end of a quarter hour. */
function countersOf(samples: readonly MeasuredPowers[]): Counters {
  return (['gridImport', 'gridExport'] as const).flatMap((quantity) => {
    const points = samples.flatMap(({ at, [`${quantity}Reading` as const]: readingWs }) =>
      readingWs === null || readingWs === undefined ? [] : [{ at, readingWs }],
    )
    if (points.length < 2) return []
    const { sign } = quantities[quantity]
    const shape = pointsOf(samples, 'grid').map(({ at, powerW }) => ({ at, powerW: sign * powerW }))
    return [{ quantity, energies: energiesOfCounter(points, shape) }]
  })
}

/** A counter overrides power if it covers about as much of the quarter hour. After a reset it does not. */
const decidingShare = 0.95
const wsPerWh = 3_600

function decidedByCounters(energies: SlotEnergies, grid: SlotEnergy | undefined, slot: number, counters: Counters): DecidedEnergies {
  const decided = { ...energies }
  const sources: NonNullable<DecidedEnergies['sources']> = {}
  const contradicted: NonNullable<DecidedEnergies['contradicted']> = {}
  for (const { quantity, energies: counted } of counters) {
    const counter = counted.get(slot)
    const powerWh = energies[quantity]
    if (!grid || !counter || powerWh === null || counter.coveredMs < decidingShare * grid.coveredMs) continue
    decided[quantity] = counter.energyWh
    sources[quantity] = 'counter'
    if (isContradiction(counter.energyWh, powerWh)) contradicted[quantity] = powerWh
  }
  const orNull = <T extends object>(found: T) => (Object.keys(found).length > 0 ? found : null)
  return { ...decided, sources: orNull(sources), contradicted: orNull(contradicted) }
}

function energiesOf(parts: Parts, batteryStateOfCharge: number | null): SlotEnergies {
  const covered = powerNames.flatMap((power) => {
    const part = parts[power]
    return part ? [[power, coveredSecondsOf(part)] as const] : []
  })
  const coveredSeconds = Math.round(coveredMsOf(parts) / 1_000)
  const less = covered.filter(([, seconds]) => seconds < coveredSeconds)
  return {
    ...eachOf(measuredQuantities, (quantity) => {
      const part = parts[quantities[quantity].power]
      return part ? energyOf(part, quantity) : null
    }),
    batteryStateOfCharge,
    coveredSeconds,
    lessCovered: less.length > 0 ? Object.fromEntries(less) : null,
  }
}

/** How long any power was measured. Nearly always all of them were, at the same time. */
function coveredMsOf(parts: Parts): number {
  const all = Object.values(parts)
  const [first] = all
  if (!first) return 0
  const isSame = ({ measured: [one, another] }: SlotEnergy) =>
    !another && one?.start === first.measured[0]?.start && one?.end === first.measured[0]?.end
  if (all.every(isSame)) return first.coveredMs
  const spans = all.flatMap(({ measured }) => measured).sort((a, b) => a.start - b.start)
  let [coveredMs, until] = [0, Number.NEGATIVE_INFINITY]
  for (const { start, end } of spans) {
    coveredMs += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return coveredMs
}

const coveredSecondsOf = (part: SlotEnergy) => Math.round(part.coveredMs / 1_000)
const energyOf = (part: SlotEnergy, quantity: MeasuredQuantity) => (quantities[quantity].sign === 1 ? part.positiveWh : part.negativeWh)

function pointsOf(samples: readonly MeasuredPowers[], power: PowerName): PowerPoint[] {
  const points: PowerPoint[] = []
  for (const sample of samples) {
    const powerW = sample[power]
    if (powerW !== null) points.push({ at: sample.at, powerW })
  }
  return points
}

function lastStatesOfCharge(samples: readonly MeasuredPowers[]): Map<number, number> {
  const last = new Map<number, number>()
  for (const { at, batteryStateOfCharge } of samples) {
    if (batteryStateOfCharge !== null) last.set(quarterHourStart(at), batteryStateOfCharge)
  }
  return last
}

/** Measurements of single devices, besides those of the home. */
export type DeviceSample = {
  at: number
  sourceId: string
  appliances: readonly DeviceReading[] | null
}
type DeviceReading = { deviceId: string; kind: ApplianceKind; powerW: number; energyReadingWh?: number; energyExportReadingWh?: number }

/** Energy of one quantity of one device in the quarter hour that starts at `slot`. */
export type DeviceEnergy = {
  slot: number
  deviceId: string
  quantity: MeasuredQuantity
  energyWh: number
  coveredSeconds: number
  /** Null if integrated from power. */
  source: 'counter' | null
  /** Integrated power that the counter contradicts, in Wh. */
  contradictedWh: number | null
}

/** Energies of single devices, each from the source that covers most of its quarter hour. A device's own counter overrides its power. */
export function deviceEnergiesOfSlots(samples: readonly DeviceSample[]): DeviceEnergy[] {
  const best = new Map<string, DeviceEnergy>()
  for (const ofSource of bySource(samples)) {
    for (const device of pointsOfDevices(ofSource)) {
      const parts = integratePower(device.points)
      for (const quantity of directionsOf(device.power)) {
        const counted = countedBy(device, quantity)
        for (const part of parts) {
          const key = `${part.start} ${quantity} ${device.deviceId}`
          const coveredSeconds = coveredSecondsOf(part)
          if (coveredSeconds <= (best.get(key)?.coveredSeconds ?? -1)) continue
          const decided = decidedBy(counted?.get(part.start), part, energyOf(part, quantity))
          best.set(key, { slot: part.start, deviceId: device.deviceId, quantity, coveredSeconds, ...decided })
        }
      }
    }
  }
  return [...best.values()]
}

function decidedBy(counter: CounterEnergy | undefined, part: SlotEnergy, powerWh: number) {
  if (!counter || counter.coveredMs < decidingShare * part.coveredMs) return { energyWh: powerWh, source: null, contradictedWh: null }
  const contradictedWh = isContradiction(counter.energyWh, powerWh) ? powerWh : null
  return { energyWh: counter.energyWh, source: 'counter' as const, contradictedWh }
}

/** A device's counter of a quantity: meters have one per direction; a battery's counters do not reveal their direction. */
function countedBy({ power, points, counts }: DevicePoints, quantity: MeasuredQuantity): Map<number, CounterEnergy> | undefined {
  const { sign } = quantities[quantity]
  const readings = counts[sign]
  if (power === 'battery' || readings.length < 2) return undefined
  return energiesOfCounter(
    readings,
    points.map(({ at, powerW }) => ({ at, powerW: sign * powerW })),
  )
}

/** `counts`: readings of the counters of both directions. */
type DevicePoints = { deviceId: string; power: PowerName; points: PowerPoint[]; counts: Record<1 | -1, CounterPoint[]> }

function pointsOfDevices(samples: readonly DeviceSample[]): Iterable<DevicePoints> {
  const devices = new Map<string, DevicePoints>()
  for (const { at, appliances } of samples) {
    for (const { deviceId, kind, powerW, energyReadingWh, energyExportReadingWh } of appliances ?? []) {
      const power = powerOfKind(kind)
      if (!power) continue
      const key = `${power} ${deviceId}`
      let device = devices.get(key)
      if (!device) {
        device = { deviceId, power, points: [], counts: { 1: [], [-1]: [] } }
        devices.set(key, device)
      }
      // Of two devices with the same ID in one sample, the first counts.
      if (device.points.at(-1)?.at === at) continue
      device.points.push({ at, powerW })
      if (energyReadingWh !== undefined) device.counts[1].push({ at, readingWs: energyReadingWh * wsPerWh })
      if (energyExportReadingWh !== undefined) device.counts[-1].push({ at, readingWs: energyExportReadingWh * wsPerWh })
    }
  }
  return devices.values()
}
