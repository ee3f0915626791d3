import { type FlowEnergies, type KnownBalance, ratesOf, sumKnown, useBesides, withBalance } from '@wattdesk/energy/completion.ts'
import { type CounterGap, type GapEnergies, gapEnergiesWithin, withGapEnergies } from '@wattdesk/energy/counter-gaps.ts'
import { type Energies, type MeasuredEnergies, meanPowersOf, sumEnergies } from '@wattdesk/energy/energies.ts'
import { type HomeQuantities, powersIn } from '@wattdesk/energy/home-quantities.ts'
import { firstOfMonth, type Span } from '@wattdesk/energy/intervals.ts'
import { lessCoveredIn } from '@wattdesk/energy/measured-times.ts'
import {
  type CalendarInterval,
  calendarRanges,
  clockSpans,
  type DayRange,
  isCalendarInterval,
  lastOfMonth,
  rangeSpan,
} from '@wattdesk/energy/periods.ts'
import { balancedSecondsOf, type Covered, countedInGapsOf, coveredOf } from '@wattdesk/energy/provenance.ts'
import {
  type BalancePower,
  flowQuantities,
  type LessCovered,
  type MeasuredQuantity,
  measuredQuantities,
  secondsOf,
} from '@wattdesk/energy/quantities.ts'
import type { Interval, IntervalSource } from '@wattdesk/energy/terms.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'

/**
 * The sources of energies in a quarter hour that were not integrated from power, and the integrated power in Wh where a counter
 * contradicts it.
 */
type Origins = { sources?: Partial<Record<MeasuredQuantity, IntervalSource>>; contradicted?: Partial<Record<MeasuredQuantity, number>> }
type Less = { lessCovered?: LessCovered | null }
/** When the newest value of a time was written, in epoch ms; null: not known. */
export type Written = { writtenAt: number | null }
/** What was measured, and what is known about the balance. */
export type Sums = { energies: MeasuredEnergies; known: KnownBalance }
/** Energies of a stored quarter hour, day or month, by its start in epoch ms. */
export type StoredSums = Origins & Covered & Less & Written & Sums & { at: number }
/** What the meter counted within a span while nothing was measured: part of its energies, not of its powers. Absent: nothing. */
export type InGaps = { inGaps?: GapEnergies }
/** Energies of a span of a series. */
export type SpanSums = Span & Origins & Covered & Less & Written & Sums & InGaps
/** For a range. A gap across two of its spans belongs only to the whole. */
export type RangeSums = { spans: SpanSums[] } & Required<InGaps>

/** A span counts as measured from this share on. */
const wholeShare = 0.9

/** Calendar periods of a range as instants. */
function calendarSpans(range: DayRange, interval: CalendarInterval, timeZone: string): Span[] {
  const parts = calendarRanges(range, interval)
  const { end } = rangeSpan(range, timeZone)
  // The end of a span is the start of the next one, which halves the time zone lookups.
  const starts = parts.map((part) => startOfLocalDay(part.from, timeZone))
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? end }))
}

export function spansOf(range: DayRange, interval: Interval, timeZone: string): Span[] {
  return isCalendarInterval(interval) ? calendarSpans(range, interval, timeZone) : clockSpans(range, interval, timeZone)
}

/** Adds stored sums to the spans that contain them. Both are sorted. Spans without data are dropped. */
export function joinSums(spans: readonly Span[], stored: readonly StoredSums[]): SpanSums[] {
  const joined: SpanSums[] = []
  let next = 0
  for (const span of spans) {
    const from = next
    while (next < stored.length && (stored[next]?.at ?? span.end) < span.end) next++
    const parts = stored.slice(from, next)
    const [only] = parts
    if (!only) continue
    const { energies, known } = parts.length === 1 ? only : sumsOf(parts)
    const origins = parts.length === 1 ? { sources: only.sources, contradicted: only.contradicted } : {}
    joined.push({
      ...span,
      ...origins,
      energies,
      known,
      ...coveredOf(parts),
      lessCovered: lessCoveredIn(parts),
      writtenAt: newestOf(parts),
    })
  }
  return joined
}

/** Adds the meter's counts of gaps, to each span that contains a whole gap and to the total. */
export function withGaps(spans: SpanSums[], gaps: readonly CounterGap[], whole: Span): RangeSums {
  const inGaps = gapEnergiesWithin(gaps, whole)
  if (gaps.length === 0) return { spans, inGaps }
  return { spans: spans.map((span) => ({ ...span, inGaps: gapEnergiesWithin(gaps, span) })), inGaps }
}

/** How much of a span a quantity was measured. Nothing if it was not. */
export function coveredBy(span: SpanSums, quantity: MeasuredQuantity): Covered[] {
  if (!isMeasured(span, quantity)) return []
  const { importedSeconds, counterSeconds } = span
  const seconds = secondsOf(span, quantity)
  return [
    { coveredSeconds: seconds, importedSeconds: Math.min(importedSeconds, seconds), counterSeconds: Math.min(counterSeconds, seconds) },
  ]
}

const isMeasured = ({ energies }: Pick<Sums, 'energies'>, name: MeasuredQuantity) => energies[name] !== null

/** Mean powers of a span, each over its known time. */
export function meanPowersOfSpan(span: SpanSums, home: HomeQuantities): Record<BalancePower, number | null> {
  const { energies, known } = span
  const over = (energyWh: number | null, seconds: number | null) => (energyWh === null || !seconds ? null : (energyWh * 3_600) / seconds)
  return {
    ...meanPowersOf(energies, span, new Set(powersIn(home, span))),
    totalConsumption: over(known.totalConsumption, known.balancedSeconds),
    household: over(known.household, known.householdSeconds),
  }
}

export function newestOf(parts: readonly Written[]): number | null {
  return parts.reduce<number | null>((newest, { writtenAt }) => (writtenAt === null ? newest : Math.max(newest ?? 0, writtenAt)), null)
}

export function sumsOf(parts: readonly Sums[]): Sums {
  const energies = sumEnergies(
    parts.map((part) => part.energies),
    measuredQuantities,
  )
  return { energies, known: sumKnown(parts.map((part) => part.known)) }
}

type Framed = Span & Origins & Covered & Less & Written & InGaps & { known?: KnownBalance }

/** The quality of a span, by its least known quantity. A current span is judged by its past part. */
export function qualityOf(span: Framed, now: number): 'measured' | 'partial' {
  const elapsed = Math.max(0, Math.min(span.end, now) - span.start) / 1_000
  return leastSecondsOf(span) >= wholeShare * elapsed ? 'measured' : 'partial'
}

/** A completely unknown part is shown as unknown, not as a dip. */
function leastSecondsOf({ coveredSeconds, lessCovered, known }: Framed): number {
  let least = coveredSeconds
  if (lessCovered) least = Math.min(least, ...Object.values(lessCovered))
  if (known?.balancedSeconds) least = Math.min(least, known.balancedSeconds)
  if (known?.householdSeconds) least = Math.min(least, known.householdSeconds)
  return least
}

/** A span with its quality and provenance. */
export function frameOf(span: Framed, now: number) {
  const { start, end } = span
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString(), quality: qualityOf(span, now), ...detailsOf(span) }
}

export type SpanDetails = ReturnType<typeof detailsOf>

/** The provenance of a span: source, measured share, and time of writing. */
export function detailsOf(span: Framed) {
  const { coveredSeconds, importedSeconds, counterSeconds, lessCovered, known, inGaps, writtenAt, sources, contradicted } = span
  const leastSeconds = leastSecondsOf(span)
  const use = known && useBesides(known)
  return {
    coveredSeconds,
    importedSeconds,
    counterSeconds,
    ...(leastSeconds < coveredSeconds ? { leastCoveredSeconds: leastSeconds } : {}),
    ...(lessCovered ? { lessCovered } : {}),
    ...balancedSecondsOf(known, coveredSeconds),
    ...balancedFlowsOf(span),
    ...(use ? { productionUse: rounded(use) } : {}),
    ...countedInGapsOf(inGaps),
    writtenAt: instantOrNull(writtenAt),
    ...(sources ? { sources } : {}),
    ...(contradicted ? { contradicted } : {}),
  }
}

/** The energies that belong to the known consumption, if those of the span are of a longer time. */
function balancedFlowsOf({ known, coveredSeconds, inGaps = {} }: Framed): { balancedFlows?: FlowEnergies } {
  if (!known?.flows) return {}
  const isWhole = (known.balancedSeconds ?? coveredSeconds) >= coveredSeconds && flowQuantities.every((name) => inGaps[name] === undefined)
  return isWhole ? {} : { balancedFlows: rounded(known.flows) }
}

const instantOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** Sums of a range with their rates, rounded. */
export function totalsOfSpans({ spans, inGaps }: RangeSums) {
  const sums = sumsOf(spans)
  return { ...roundedEnergies({ ...sums, inGaps }), ...ratesOf(sums.known) }
}

export function roundedEnergies({ energies, known, inGaps }: Sums & InGaps): Energies {
  return rounded(withBalance(inGaps ? withGapEnergies(energies, inGaps) : energies, known))
}

/** Rounds to a thousandth, as the rest of a float is noise. */
export function rounded<T extends Record<string, number | null>>(values: T): T {
  const all: Record<string, number | null> = {}
  for (const key in values) {
    const value = values[key]
    all[key] = value === null || value === undefined ? null : round(value)
  }
  // The same keys, with values of the same kind.
  return all as T
}

export const round = (value: number) => Math.round(value * 1_000) / 1_000

export function wholeMonths({ from, to }: DayRange): { months: DayRange | null; days: DayRange[] } {
  const ranges = calendarRanges({ from, to }, 'P1M')
  const isWhole = (range: DayRange) => range.from === firstOfMonth(range.from) && range.to === lastOfMonth(range.to)
  const whole = ranges.filter(isWhole)
  const [first, last] = [whole[0], whole.at(-1)]
  return { months: first && last ? { from: first.from, to: last.to } : null, days: ranges.filter((range) => !whole.includes(range)) }
}
