import { completeSums, type Energies, type MeasuredEnergies, meanPowersOf, ratesOf, sumEnergies } from '@wattdesk/energy/energies.ts'
import { firstOfMonth, type Span } from '@wattdesk/energy/intervals.ts'
import { type CalendarInterval, calendarRanges, type DayRange, lastOfMonth, rangeSpan } from '@wattdesk/energy/periods.ts'
import { type Covered, coveredOf } from '@wattdesk/energy/provenance.ts'
import {
  type BalancePower,
  eachOf,
  type MeasuredQuantity,
  measuredQuantities,
  type PowerName,
  powerNames,
  quantitiesOf,
} from '@wattdesk/energy/quantities.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import type { IntervalSource } from '@wattdesk/energy/terms.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'

/**
 * The sources of energies in a quarter hour that were not integrated from power, and what power says in Wh where a counter
 * contradicts it.
 */
type Origins = { sources?: Partial<Record<MeasuredQuantity, IntervalSource>>; contradicted?: Partial<Record<MeasuredQuantity, number>> }
/**
 * Seconds of powers that were measured for less time than the others. `partlyCovered` also counts quarter hours without a power as
 * not measured, such as those of an inverter that sleeps at night. Known only for spans of quarter hours.
 */
type LessCovered = { lessCovered?: SlotEnergies['lessCovered']; partlyCovered?: SlotEnergies['lessCovered'] }
/** When the newest value of a time was written, in epoch ms; null: it is not known. */
export type Written = { writtenAt: number | null }
/** Energies of a stored quarter hour, day or month, by its start in epoch ms. */
export type StoredSums = Origins & Covered & LessCovered & Written & { at: number; energies: MeasuredEnergies }
/** Energies of a span of a series. */
export type SpanSums = Span & Origins & Covered & LessCovered & Written & { energies: MeasuredEnergies }

/** A span counts as measured from this share on. */
const wholeShare = 0.9

/** Calendar periods of a range as instants. */
export function calendarSpans(range: DayRange, interval: CalendarInterval, timeZone: string): Span[] {
  const parts = calendarRanges(range, interval)
  const { end } = rangeSpan(range, timeZone)
  // The end of a span is the start of the next one, which halves the time zone lookups.
  const starts = parts.map((part) => startOfLocalDay(part.from, timeZone))
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? end }))
}

/** Adds stored sums to the spans that contain them. Both are sorted. Spans without data are left out. */
export function joinSums(spans: readonly Span[], stored: readonly StoredSums[]): SpanSums[] {
  const joined: SpanSums[] = []
  let next = 0
  for (const span of spans) {
    const from = next
    while (next < stored.length && (stored[next]?.at ?? span.end) < span.end) next++
    const parts = stored.slice(from, next)
    const [only] = parts
    if (!only) continue
    const energies = parts.length === 1 ? only.energies : sumsOf(parts)
    const origins = parts.length === 1 ? { sources: only.sources, contradicted: only.contradicted } : {}
    joined.push({ ...span, ...origins, energies, ...coveredOf(parts), ...lessCoveredOf(parts), writtenAt: newestOf(parts) })
  }
  return joined
}

/** For several spans together. */
function lessCoveredOf(parts: readonly StoredSums[]): LessCovered {
  const [only] = parts
  if (parts.length === 1) return { lessCovered: only?.lessCovered, partlyCovered: only?.partlyCovered }
  const { coveredSeconds } = coveredOf(parts)
  const lessThanAll = (names: readonly PowerName[], secondsOf: (part: StoredSums, name: PowerName) => number) => {
    const seconds = names.map((name) => [name, parts.reduce((sum, part) => sum + secondsOf(part, name), 0)] as const)
    const less = seconds.filter(([, one]) => one < coveredSeconds)
    return less.length > 0 ? Object.fromEntries(less) : null
  }
  const measured = powerNames.filter((name) => parts.some((part) => isMeasured(part, name)))
  return {
    lessCovered: lessThanAll(measured, (part, name) => (isMeasured(part, name) ? (part.lessCovered?.[name] ?? part.coveredSeconds) : 0)),
    partlyCovered: lessThanAll(measured, (part, name) => part.partlyCovered?.[name] ?? part.coveredSeconds),
  }
}

const energiesOfPower = eachOf(powerNames, quantitiesOf)
const isMeasured = ({ energies }: StoredSums, name: PowerName) => energiesOfPower[name].some((quantity) => energies[quantity] !== null)

/**
 * Mean powers of a span, each over the time that it was measured. Consumption is a mean over the whole span: otherwise an inverter
 * that sleeps at night would count as if it never did.
 */
export function meanPowersOfSpan({ energies, coveredSeconds, lessCovered, partlyCovered }: SpanSums): Record<BalancePower, number | null> {
  const means = meanPowersOf(energies, coveredSeconds, lessCovered)
  if (!lessCovered) return means
  const { totalConsumption, household } = meanPowersOf(energies, coveredSeconds, partlyCovered)
  return { ...means, totalConsumption, household: energies.gridImport === null ? means.household : household }
}

/** When the newest value of several spans was written. */
export function newestOf(parts: readonly Written[]): number | null {
  return parts.reduce<number | null>((newest, { writtenAt }) => (writtenAt === null ? newest : Math.max(newest ?? 0, writtenAt)), null)
}

export function sumsOf(parts: readonly { energies: MeasuredEnergies }[]): MeasuredEnergies {
  return sumEnergies(
    parts.map((part) => part.energies),
    measuredQuantities,
  )
}

/** Start, end and quality of a span, by its least covered power. A span that is not over yet is judged by its past part. */
export function frameOf(
  {
    start,
    end,
    coveredSeconds,
    importedSeconds,
    counterSeconds,
    lessCovered,
    partlyCovered,
    writtenAt,
    ...origins
  }: Span & Origins & Covered & LessCovered & Written,
  now: number,
) {
  const leastSeconds = Math.min(coveredSeconds, ...Object.values(partlyCovered ?? {}))
  const elapsed = Math.max(0, Math.min(end, now) - start) / 1_000
  return {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    coveredSeconds,
    importedSeconds,
    counterSeconds,
    ...(leastSeconds < coveredSeconds ? { leastCoveredSeconds: leastSeconds } : {}),
    ...(lessCovered ? { lessCovered } : {}),
    writtenAt: instantOrNull(writtenAt),
    quality: leastSeconds >= wholeShare * elapsed ? ('measured' as const) : ('partial' as const),
    ...(origins.sources ? { sources: origins.sources } : {}),
    ...(origins.contradicted ? { contradicted: origins.contradicted } : {}),
  }
}

const instantOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Sums of a range with their rates, rounded. */
export function totalsOfSpans(parts: readonly { energies: MeasuredEnergies }[]) {
  const sums = sumsOf(parts)
  return { ...roundedEnergies(sums), ...ratesOf(sums) }
}

export function roundedEnergies(measured: MeasuredEnergies): Energies {
  return rounded(completeSums(measured))
}

/** Rounds to a thousandth, as the rest of a float is noise. */
export function rounded<T extends Record<string, number | null>>(values: T): T {
  // The same keys, with values of the same kind.
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === null ? null : round(value)])) as T
}

export const round = (value: number) => Math.round(value * 1_000) / 1_000

/** The first and last whole months of a range, and the remaining days. */
export function wholeMonths({ from, to }: DayRange): { months: DayRange | null; days: DayRange[] } {
  const ranges = calendarRanges({ from, to }, 'P1M')
  const isWhole = (range: DayRange) => range.from === firstOfMonth(range.from) && range.to === lastOfMonth(range.to)
  const whole = ranges.filter(isWhole)
  const [first, last] = [whole[0], whole.at(-1)]
  return { months: first && last ? { from: first.from, to: last.to } : null, days: ranges.filter((range) => !whole.includes(range)) }
}
