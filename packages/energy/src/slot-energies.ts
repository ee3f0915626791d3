import { beforeUnknownStep, type CounterPoint, isWholeStep } from './counter-steps.ts'
import { type CounterEnergy, energiesOfCounter, isContradiction } from './counters.ts'
import { integrateColumn, integratePower, type PowerPoint, type SlotEnergy } from './integrate.ts'
import { quarterHourStart } from './intervals.ts'
import {
  type ApplianceKind,
  directionsOf,
  eachOf,
  type LessCovered,
  type MeasuredQuantity,
  mayIncludeOthers,
  measuredQuantities,
  type PowerName,
  powerNames,
  powerOfDevice,
  quantities,
} from './quantities.ts'
import { columnsOf, type MeasuredPowers, type SampleColumns } from './sample-columns.ts'

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
 * of a quarter hour counts, and the others for powers that it does not measure; energies of one power are never added. Samples are in
 * order of time.
 */
export const energiesOfSlots = (samples: readonly MeasuredPowers[]): Map<number, DecidedEnergies> =>
  energiesOfSources(columnsOf(samples, powerNames))

/** The same for the columns of each source. */
export function energiesOfSources(sources: readonly SampleColumns[]): Map<number, DecidedEnergies> {
  const slots = new Map<number, DecidedEnergies>()
  for (const columns of sources.toSorted(bySourceId)) {
    for (const [slot, energies] of energiesOfSource(columns)) {
      const other = slots.get(slot)
      if (!other) slots.set(slot, energies)
      else slots.set(slot, energies.coveredSeconds > other.coveredSeconds ? completedBy(energies, other) : completedBy(other, energies))
    }
  }
  return slots
}

/** Adds the powers that only the other source measures. */
function completedBy(best: DecidedEnergies, other: DecidedEnergies): DecidedEnergies {
  const whole = { ...best, batteryStateOfCharge: best.batteryStateOfCharge ?? other.batteryStateOfCharge }
  for (const power of powerNames) {
    const directions = directionsOf(power)
    if (directions.every((quantity) => other[quantity] === null) || directions.some((quantity) => best[quantity] !== null)) continue
    for (const quantity of directions) {
      whole[quantity] = other[quantity]
      const [source, contradicted] = [other.sources?.[quantity], other.contradicted?.[quantity]]
      if (source) whole.sources = { ...whole.sources, [quantity]: source }
      if (contradicted !== undefined) whole.contradicted = { ...whole.contradicted, [quantity]: contradicted }
    }
    const seconds = other.lessCovered?.[power] ?? other.coveredSeconds
    if (seconds < best.coveredSeconds) whole.lessCovered = { ...whole.lessCovered, [power]: seconds }
  }
  if (mayIncludeOthers(whole, best.household === null ? other : best)) {
    whole.household = null
    const { household: _, ...others } = whole.lessCovered ?? {}
    whole.lessCovered = orNull(others)
  }
  return whole
}

/** Ties do not depend on the order of arrival. */
const bySourceId = (a: { sourceId: string }, b: { sourceId: string }) => (a.sourceId < b.sourceId ? -1 : 1)

type Parts = Partial<Record<PowerName, SlotEnergy>>

function energiesOfSource(columns: SampleColumns): Map<number, DecidedEnergies> {
  const slots = new Map<number, Parts>()
  for (const power of powerNames) {
    for (const part of integrateColumn(columns.at, columns[power])) {
      const parts = slots.get(part.start)
      if (parts) parts[power] = part
      else slots.set(part.start, { [power]: part })
    }
  }
  const charges = lastStatesOfCharge(columns)
  const counters = countersOf(columns)
  return new Map(
    Array.from(slots, ([slot, parts]) => [
      slot,
      decidedByCounters(energiesOf(parts, charges.get(slot) ?? null), parts.grid, slot, counters),
    ]),
  )
}

type Counters = { quantity: 'gridImport' | 'gridExport'; energies: Map<number, CounterEnergy> }[]

/** The meter's counts. Power divides an increase across the end of a quarter hour. */
function countersOf(columns: SampleColumns): Counters {
  return (['gridImport', 'gridExport'] as const).flatMap((quantity) => {
    const points = pointsOf(columns.at, columns[`${quantity}Reading`], (at, readingWs) => ({ at, readingWs }))
    return points.length < 2
      ? []
      : [{ quantity, energies: energiesOfCounter(points, () => gridPoints(columns, quantities[quantity].sign)) }]
  })
}

const gridPoints = ({ at, grid }: SampleColumns, sign: number): PowerPoint[] =>
  pointsOf(at, grid, (instant, powerW) => ({ at: instant, powerW: sign * powerW }))

/** The measured values of a column. */
function pointsOf<T>(at: Float64Array, values: Float64Array, pointOf: (at: number, value: number) => T): T[] {
  const points: T[] = []
  for (let row = 0; row < at.length; row++) {
    const value = values[row] ?? Number.NaN
    if (!Number.isNaN(value)) points.push(pointOf(at[row] ?? 0, value))
  }
  return points
}

/** A counter overrides power if it covers about as much of the quarter hour. After a reset it does not. */
const decidingShare = 0.95
const wsPerWh = 3_600

const orNull = <T extends object>(found: T) => (Object.keys(found).length > 0 ? found : null)

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

function lastStatesOfCharge({ at, batteryStateOfCharge }: SampleColumns): Map<number, number> {
  const last = new Map<number, number>()
  let known = Number.POSITIVE_INFINITY
  // Backwards, because only the last one of a quarter hour counts.
  for (let row = at.length - 1; row >= 0; row--) {
    const [instant, share] = [at[row] ?? 0, batteryStateOfCharge[row] ?? Number.NaN]
    if (Number.isNaN(share) || instant >= known) continue
    known = quarterHourStart(instant)
    last.set(known, share)
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

/** Samples by source, sorted by source ID, so that ties do not depend on the order of arrival. */
function bySource<T extends { sourceId: string }>(samples: readonly T[]): T[][] {
  const groups = Map.groupBy(samples, (sample) => sample.sourceId)
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ofSource]) => ofSource)
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
  return energiesOfCounter(readings, () => points.map(({ at, powerW }) => ({ at, powerW: sign * powerW })))
}

/** `counts`: readings of the counters of both directions. */
type DevicePoints = { deviceId: string; power: PowerName; points: PowerPoint[]; counts: Record<1 | -1, CounterPoint[]> }

function pointsOfDevices(samples: readonly DeviceSample[]): Iterable<DevicePoints> {
  const devices = new Map<string, DevicePoints>()
  for (const { at, appliances } of samples) {
    for (const { deviceId, kind, powerW, energyReadingWh, energyExportReadingWh } of appliances ?? []) {
      const power = powerOfDevice(kind)
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

/** A counter of a device (`deviceId` empty: of the meter at the grid connection point) that counts in steps, with one of its readings. */
export type SteppingCounter = { deviceId: string; sign: 1 | -1; readingWs: number }

/** Counters of a source that count in steps, if the last step before an instant is not among their readings, but is needed. */
export function withoutLastStep(
  columns: SampleColumns & { appliances: readonly DeviceSample['appliances'][] | null },
  at: number,
): SteppingCounter[] {
  const ofGrid = (['gridImport', 'gridExport'] as const).flatMap((quantity): SteppingCounter[] => {
    const { sign } = quantities[quantity]
    const readings = columns[`${quantity}Reading`]
    const first = readings.find((reading) => !Number.isNaN(reading))
    const flows = (powerW: number) => sign * powerW > 0
    if (first === undefined || !isWholeStep(first) || !columns.grid.some(flows)) return []
    const points = pointsOf(columns.at, readings, (instant, readingWs) => ({ at: instant, readingWs }))
    return stepping(
      '',
      sign,
      beforeUnknownStep(points, () => gridPoints(columns, sign), at),
    )
  })
  const { appliances, sourceId } = columns
  if (!appliances?.find((one) => one !== null)?.some(mayStep)) return ofGrid
  const samples = appliances.map((ofSample, row) => ({ at: columns.at[row] ?? 0, sourceId, appliances: ofSample }))
  const ofDevices = [...pointsOfDevices(samples)].flatMap(({ deviceId, power, points, counts }) =>
    power === 'battery'
      ? []
      : ([1, -1] as const).flatMap((sign) => {
          const powers = () => points.map((point) => ({ at: point.at, powerW: sign * point.powerW }))
          return stepping(deviceId, sign, beforeUnknownStep(counts[sign], powers, at))
        }),
  )
  return [...ofGrid, ...ofDevices]
}

const stepping = (deviceId: string, sign: 1 | -1, first: CounterPoint | undefined) =>
  first ? [{ deviceId, sign, readingWs: first.readingWs }] : []

const mayStep = ({ energyReadingWh, energyExportReadingWh }: DeviceReading) =>
  [energyReadingWh, energyExportReadingWh].some((readingWh) => readingWh !== undefined && isWholeStep(readingWh * wsPerWh))
