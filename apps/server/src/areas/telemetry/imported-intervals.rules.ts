import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { isApart, lessCoveredOf } from '@wattdesk/energy/measured-times.ts'
import { directionsOf, eachOf, type MeasuredQuantity, measuredQuantities, type PowerName, secondsOf } from '@wattdesk/energy/quantities.ts'
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
    ? coveredOf(secondsOfDelivered(given), delivered ? given.coveredSeconds : 0, (power) => isApart(given.lessCovered, power))
    : { coveredSeconds: delivered ? given.coveredSeconds : 0, lessCovered: null }
  const { start, energiesWh, batteryStateOfCharge } = given
  return { ...none, ...energiesWh, start, batteryStateOfCharge, ...covered, sources, contradicted: null }
}

function replaced(stored: StoredInterval, given: ImportedInterval, source: IntervalSource): StoredInterval {
  const delivered = secondsOfDelivered(given)
  const kept: Seconds = {}
  const sources = { ...stored.sources }
  const contradicted = { ...stored.contradicted }
  for (const quantity of measuredQuantities) {
    if (stored[quantity] !== null && delivered[quantity] === undefined) kept[quantity] = secondsOf(stored, quantity)
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
      { ...kept, ...delivered },
      togetherSeconds(
        Object.keys(kept).length > 0 ? stored.coveredSeconds : 0,
        Object.keys(delivered).length > 0 ? given.coveredSeconds : 0,
      ),
      (power) => areDirectionsApart(power, kept, stored) ?? areDirectionsApart(power, delivered, given) ?? true,
    ),
    sources,
    contradicted: Object.keys(contradicted).length > 0 ? contradicted : null,
  }
}

/** The time for which either was measured. Two parts may be different ones, so neither counts as the time of the other. */
function togetherSeconds(one: number, other: number): number {
  const longest = Math.max(one, other)
  return longest >= wholeSeconds ? longest : Math.min(quarterHourMs / 1_000, one + other)
}

type Seconds = Partial<Record<MeasuredQuantity, number>>

function secondsOfDelivered(given: ImportedInterval): Seconds {
  const seconds: Seconds = {}
  for (const quantity of measuredQuantities) {
    if (given.energiesWh[quantity] !== undefined) seconds[quantity] = secondsOf(given, quantity)
  }
  return seconds
}

/** Undefined if not all directions come from this quarter hour. */
function areDirectionsApart(power: PowerName, seconds: Seconds, { lessCovered }: Pick<SlotEnergies, 'lessCovered'>): boolean | undefined {
  return directionsOf(power).every((name) => seconds[name] !== undefined) ? isApart(lessCovered, power) : undefined
}

/** `least`: how long any of them was measured. That exceeds each of them if they were measured at different times. */
function coveredOf(
  seconds: Seconds,
  least: number,
  areApart: (power: PowerName) => boolean,
): Pick<SlotEnergies, 'coveredSeconds' | 'lessCovered'> {
  const coveredSeconds = Math.max(least, ...Object.values(seconds))
  return { coveredSeconds, lessCovered: lessCoveredOf(seconds, coveredSeconds, areApart) }
}

const none = eachOf(measuredQuantities, () => null)

/** A quarter hour counts as measured from this share on. */
const wholeSeconds = 870

/**
 * A quarter hour of samples, in which imported quantities stay, each with its own time, and estimated ones that the samples do not
 * measure. Undefined: the samples cover less of the quarter hour than earlier ones did.
 */
export function withSamples(stored: StoredInterval, samples: StoredInterval): StoredInterval | undefined {
  const present = measuredQuantities.filter((one) => stored[one] !== null)
  const isKept = (one: MeasuredQuantity) =>
    stored.sources?.[one] === 'imported' || (stored.sources?.[one] === 'estimate' && samples[one] === null)
  const imported = present.filter(isKept)
  const others = present.filter((one) => !imported.includes(one))
  const longest = (names: readonly MeasuredQuantity[]) => Math.max(0, ...names.map((one) => secondsOf(stored, one)))
  if (longest(others) > samples.coveredSeconds) return undefined
  const given: ImportedInterval = {
    start: stored.start,
    energiesWh: Object.fromEntries(imported.map((one) => [one, stored[one]])),
    batteryStateOfCharge: samples.batteryStateOfCharge ?? stored.batteryStateOfCharge,
    coveredSeconds: others.length > 0 ? longest(imported) : stored.coveredSeconds,
    lessCovered: stored.lessCovered,
  }
  const merged = replaced(samples, given, 'imported')
  return { ...merged, sources: { ...merged.sources, ...Object.fromEntries(imported.map((one) => [one, stored.sources?.[one]])) } }
}

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
