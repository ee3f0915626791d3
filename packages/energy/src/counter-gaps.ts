import { hourMs } from './durations.ts'
import { defaultMaxGapMs } from './integrate.ts'
import type { Span } from './intervals.ts'
import {
  type ApplianceKind,
  directionsOf,
  type MeasuredQuantity,
  measuredQuantities,
  powerOfDevice,
  powerOfKind,
  quantities,
} from './quantities.ts'

/**
 * Counts of meters while nothing was measured, from their readings before and after. A count belongs to the total of a period that
 * contains the whole gap, and to no part of it, because the time of the flow is unknown.
 */
export type CounterGap = Span & { quantity: MeasuredQuantity; energyWh: number }

/** Energies of gaps. Absent: none. */
export type GapEnergies = Partial<Record<MeasuredQuantity, number>>

/** A meter's counters at an instant (epoch ms), in Ws. `by`: the devices that read them, if known. */
export type MeterReadings = { at: number; by: string; counted: Partial<Record<MeasuredQuantity, number>> }

/**
 * The readings of a meter by one source, in order of time. `deviceId`: empty for the meter at the grid connection point. `isBesideHome`: of
 * a device with a tariff and a meter of its own, which is no part of the home's energies.
 */
export type Meter = { sourceId: string; deviceId: string; isBesideHome: boolean; readings: MeterReadings[] }

/** A higher mean over a gap means that the meter was replaced or set. Tighter than between two samples, because a gap is long. */
const maxMeanW = 100_000
const wsPerWh = 3_600

/**
 * Gaps between readings of one meter. If any of its counters goes back, jumps, appears or disappears, the meter was reset, replaced or
 * turned round, and its counters are useless for the gap. The same applies if another device reads them.
 */
export function gapsOfReadings(readings: readonly MeterReadings[], maxGapMs = defaultMaxGapMs): CounterGap[] {
  return readings.flatMap((after, place) => {
    const before = readings[place - 1]
    if (!before || after.at - before.at <= maxGapMs || before.by !== after.by) return []
    const span = { start: before.at, end: after.at }
    const gaps = measuredQuantities.flatMap((quantity) => {
      const [first, last] = [before.counted[quantity], after.counted[quantity]]
      if (first === undefined && last === undefined) return []
      return [{ ...span, quantity, energyWh: first === undefined || last === undefined ? Number.NaN : (last - first) / wsPerWh }]
    })
    const maxWh = (maxMeanW * (span.end - span.start)) / hourMs
    return gaps.every(({ energyWh }) => energyWh >= 0 && energyWh <= maxWh) ? gaps : []
  })
}

/** The gaps wholly within a span. */
export function gapEnergiesWithin(gaps: readonly CounterGap[], { start, end }: Span): GapEnergies {
  const sums: GapEnergies = {}
  for (const gap of gaps) {
    if (gap.start >= start && gap.end <= end) sums[gap.quantity] = (sums[gap.quantity] ?? 0) + gap.energyWh
  }
  return sums
}

/** Adds the energies of gaps, in Wh. Quantities without a gap are unchanged. */
export function withGapEnergies<E extends Record<MeasuredQuantity, number | null>>(energies: E, gaps: GapEnergies): E {
  const sums = { ...energies }
  for (const quantity of measuredQuantities) {
    const inGaps = gaps[quantity]
    if (inGaps !== undefined) Object.assign(sums, { [quantity]: (sums[quantity] ?? 0) + inGaps })
  }
  return sums
}

type Device = { deviceId: string; kind: ApplianceKind; energyReadingWh?: number; energyExportReadingWh?: number }
type Sample = {
  at: number
  sourceId: string
  gridImportReading?: number | null
  gridExportReading?: number | null
  appliances: readonly Device[] | null
}

type Counting = { deviceId: string; by: string; isBesideHome?: boolean }

/** All meters that samples have readings of. Samples of a source are in order of time. */
export function metersOf(samples: readonly Sample[]): Meter[] {
  const meters = new Map<string, Map<string, Meter>>()
  const add = ({ at, sourceId }: Sample, { deviceId, by, isBesideHome = false }: Counting, counted: MeterReadings['counted']) => {
    const ofSource = meters.get(sourceId) ?? new Map<string, Meter>()
    meters.set(sourceId, ofSource)
    const meter = ofSource.get(deviceId) ?? { sourceId, deviceId, isBesideHome, readings: [] }
    ofSource.set(deviceId, meter)
    // Of two meters with the same ID in one sample, the first counts.
    if (meter.readings.at(-1)?.at !== at) meter.readings.push({ at, by, counted })
  }
  for (const sample of samples) {
    const ofGrid = countedByGrid(sample)
    if (ofGrid) add(sample, { deviceId: '', by: gridMetersOf(sample) }, ofGrid)
    for (const device of sample.appliances ?? []) {
      const counted = countedBy(device)
      const { deviceId, kind } = device
      const isBesideHome = powerOfKind(kind) === undefined
      if (Object.keys(counted).length > 0) add(sample, { deviceId, by: deviceId, isBesideHome }, counted)
    }
  }
  return [...meters.values()].flatMap((ofSource) => [...ofSource.values()])
}

function gridMetersOf({ appliances }: Sample): string {
  if (!appliances) return ''
  const ids = appliances.flatMap(({ kind, deviceId }) => (powerOfKind(kind) === 'grid' ? [deviceId] : []))
  return ids.toSorted().join(' ')
}

/** Undefined without a reading. */
function countedByGrid({ gridImportReading, gridExportReading }: Sample): MeterReadings['counted'] | undefined {
  const [gridImport, gridExport] = [gridImportReading ?? undefined, gridExportReading ?? undefined]
  if (gridImport === undefined) return gridExport === undefined ? undefined : { gridExport }
  return gridExport === undefined ? { gridImport } : { gridImport, gridExport }
}

/** Meters have a counter per direction; a battery's counters do not reveal their direction. */
function countedBy({ kind, energyReadingWh, energyExportReadingWh }: Device): MeterReadings['counted'] {
  const power = powerOfDevice(kind)
  if (!power || power === 'battery') return {}
  const readings = { 1: energyReadingWh, [-1]: energyExportReadingWh }
  return given(
    Object.fromEntries(
      directionsOf(power).map((quantity) => {
        const readingWh = readings[quantities[quantity].sign]
        return [quantity, readingWh === undefined ? undefined : readingWh * wsPerWh]
      }),
    ),
  )
}

function given(readings: Partial<Record<MeasuredQuantity, number | null | undefined>>): MeterReadings['counted'] {
  return Object.fromEntries(Object.entries(readings).filter(([, reading]) => reading !== null && reading !== undefined))
}
