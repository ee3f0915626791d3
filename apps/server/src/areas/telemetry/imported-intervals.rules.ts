import { eachOf, type MeasuredQuantity, measuredQuantities, type PowerName, quantities } from '@wattdesk/energy/quantities.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import type { IntervalSource } from '@wattdesk/energy/terms.ts'

/** An imported quarter hour. Absent quantities were not delivered, and keep their stored values. */
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

type Sources = NonNullable<StoredInterval['sources']>
/** The sources of quarter hours by delivered quantities. Most deliver the same ones and share an object. */
export type SharedSources = { source: IntervalSource; known: Map<number, Sources> }

export const sharedSources = (source: IntervalSource): SharedSources => ({ source, known: new Map() })

/** The stored quarter hour once an import has replaced the quantities it delivers. */
export function withImported(stored: StoredInterval | undefined, given: ImportedInterval, shared: SharedSources): StoredInterval {
  return stored ? replaced(stored, given, shared.source) : fresh(given, shared)
}

function fresh(given: ImportedInterval, { source, known }: SharedSources): StoredInterval {
  let delivered = 0
  for (const [at, quantity] of measuredQuantities.entries()) if (given.energiesWh[quantity] !== undefined) delivered |= 1 << at
  let sources = known.get(delivered)
  if (!sources) {
    sources = Object.fromEntries(measuredQuantities.filter((one) => given.energiesWh[one] !== undefined).map((one) => [one, source]))
    known.set(delivered, sources)
  }
  const covered = given.lessCovered
    ? coveredOf(secondsOfDelivered(given), delivered ? given.coveredSeconds : 0)
    : { coveredSeconds: delivered ? given.coveredSeconds : 0, lessCovered: null }
  const { start, energiesWh, batteryStateOfCharge } = given
  return { ...none, ...energiesWh, start, batteryStateOfCharge, ...covered, sources, contradicted: null }
}

function replaced(stored: StoredInterval, given: ImportedInterval, source: IntervalSource): StoredInterval {
  const delivered = secondsOfDelivered(given)
  const seconds: Partial<Record<PowerName, number>> = {}
  const sources = { ...stored.sources }
  const contradicted = { ...stored.contradicted }
  for (const quantity of measuredQuantities) {
    const { power } = quantities[quantity]
    if (stored[quantity] !== null && delivered[power] === undefined) seconds[power] = secondsOf(stored, quantity)
  }
  for (const quantity of measuredQuantities) {
    if (given.energiesWh[quantity] === undefined) continue
    sources[quantity] = source
    delete contradicted[quantity]
  }
  return {
    ...stored,
    ...given.energiesWh,
    start: given.start,
    batteryStateOfCharge: given.batteryStateOfCharge ?? stored.batteryStateOfCharge,
    ...coveredOf(
      { ...seconds, ...delivered },
      Math.max(Object.keys(seconds).length > 0 ? stored.coveredSeconds : 0, Object.keys(delivered).length > 0 ? given.coveredSeconds : 0),
    ),
    sources,
    contradicted: Object.keys(contradicted).length > 0 ? contradicted : null,
  }
}

function secondsOfDelivered(given: ImportedInterval): Partial<Record<PowerName, number>> {
  const seconds: Partial<Record<PowerName, number>> = {}
  for (const quantity of measuredQuantities) {
    if (given.energiesWh[quantity] !== undefined) seconds[quantities[quantity].power] = secondsOf(given, quantity)
  }
  return seconds
}

/** `least`: how long any of them was measured. That exceeds each of them if they were measured at different times. */
function coveredOf(seconds: Partial<Record<PowerName, number>>, least: number): Pick<SlotEnergies, 'coveredSeconds' | 'lessCovered'> {
  const coveredSeconds = Math.max(least, ...Object.values(seconds))
  return { coveredSeconds, lessCovered: lessThan(coveredSeconds, seconds) }
}

const secondsOf = ({ lessCovered, coveredSeconds }: Pick<SlotEnergies, 'lessCovered' | 'coveredSeconds'>, quantity: MeasuredQuantity) =>
  lessCovered?.[quantities[quantity].power] ?? coveredSeconds

/** The powers that were measured for less time than the others; null: none. */
function lessThan(coveredSeconds: number, seconds: Partial<Record<PowerName, number>>): SlotEnergies['lessCovered'] {
  const less = Object.entries(seconds).filter(([, one]) => one < coveredSeconds)
  return less.length > 0 ? Object.fromEntries(less) : null
}

const none = eachOf(measuredQuantities, () => null)

/** A quarter hour counts as measured from this share on. */
const wholeSeconds = 870

/** The part of a quarter hour that is missing, or was only partly measured; undefined: nothing. */
export function missingOf(stored: StoredInterval | undefined, given: ImportedInterval): ImportedInterval | undefined {
  if (!stored) return given
  const missing = measuredQuantities.filter(
    (one) => given.energiesWh[one] !== undefined && (stored[one] === null || secondsOf(stored, one) < wholeSeconds),
  )
  if (missing.length === 0) return undefined
  return { ...given, energiesWh: Object.fromEntries(missing.map((one) => [one, given.energiesWh[one]])) }
}

/** Whether an import changes quantities that had a value. */
export function replaces(stored: StoredInterval | undefined, given: ImportedInterval): boolean {
  return stored !== undefined && measuredQuantities.some((one) => given.energiesWh[one] !== undefined && stored[one] !== null)
}
