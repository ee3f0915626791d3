import { type CompletedSlot, completeSlot, totalsOf } from './completion.ts'
import { hourMs } from './durations.ts'
import { type MeasuredEnergies, sumEnergies } from './energies.ts'
import type { PowerSet } from './home-quantities.ts'
import { type CalendarInterval, calendarRanges, daysOfRange, rangeSpan } from './periods.ts'
import {
  directionsOf,
  type MeasuredQuantity,
  measuredQuantities,
  type PowerName,
  powerNames,
  type QuantityName,
  quantityNames,
} from './quantities.ts'
import type { SlotEnergies } from './slot-energies.ts'
import { localDayOf } from './time-zones.ts'

/** Checks the arithmetic against a recorded household. */

/** A span of a recording, with the total consumption that the recording states, in Wh. */
export type RecordedSpan = {
  start: number
  energies: MeasuredEnergies
  consumptionWh: number | null
  /** The measured time, and powers measured for less; absent if all of it was measured. */
  covered?: Pick<SlotEnergies, 'coveredSeconds' | 'lessCovered'>
}

/** Gaps planted in a recording: absent spans, and spans in which a power was not measured. */
export type PlantedGaps = { absent: number; unmeasured: Partial<Record<PowerName, number>> }

export type Recording = {
  name: string
  timeZone: string
  /** Length of a span. */
  spanMs: number
  spans: readonly RecordedSpan[]
  /** Totals that the recording states. */
  totals: Partial<Record<QuantityName, number>>
  /** Tolerances: the balance against the stated consumption, and our totals against the stated ones, as a share. */
  tolerance: number
  planted?: PlantedGaps
  /** The consumption that an export states, and the one from the balance of its rows, in Wh. */
  consumption?: { fileWh: number; computedWh: number }
  /** Whether the two are known to contradict each other. */
  isContradictory?: boolean
}

export type Finding = { what: string; value: string; isWithin: boolean }

const cuts: readonly CalendarInterval[] = ['P1D', 'P1W', 'P1M', 'P1Y']

/** The findings of a recording, one per check. */
export function verifyRecording(recording: Recording): Finding[] {
  const spans = inHomes(recording.spans.toSorted((a, b) => a.start - b.start))
  return [
    ...residualOf(spans, recording.tolerance),
    ...contradictionsOf(recording),
    ...statedTotalsOf(spans, recording),
    ...cutsOf(spans, recording),
    ...gapsOf(spans, recording),
  ]
}

/** A span with what its home is known to have: whatever was measured in it or before. `measures`: the directions ever measured. */
type HomeSpan = RecordedSpan & { has: PowerSet; measures: ReadonlySet<MeasuredQuantity> }

function inHomes(spans: readonly RecordedSpan[]): HomeSpan[] {
  const measures = new Set(measuredQuantities.filter((name) => spans.some(({ energies }) => energies[name] !== null)))
  let has: PowerSet = new Set()
  return spans.map((span) => {
    const measured = powerNames.filter((name) => !has.has(name) && directionsOf(name).some((one) => span.energies[one] !== null))
    if (measured.length > 0) has = new Set([...has, ...measured])
    return { ...span, has, measures }
  })
}

/** True if each direction that is ever measured was measured. */
const isMeasured = ({ energies, measures }: HomeSpan, power: PowerName) =>
  directionsOf(power).every((name) => energies[name] !== null || !measures.has(name))

const completed = ({ energies, covered, has }: HomeSpan) => completeSlot({ ...energies, ...covered }, has)

/** The balance of all spans with a stated and a known consumption. */
function residualOf(spans: readonly HomeSpan[], tolerance: number): Finding[] {
  const stated = spans.filter(
    (span) => span.consumptionWh !== null && span.has.has('grid') && completed(span).energies.totalConsumption !== null,
  )
  if (stated.length === 0) return []
  const ours = sumOf(stated).energies.totalConsumption ?? 0
  const theirs = stated.reduce((sum, span) => sum + (span.consumptionWh ?? 0), 0)
  const share = theirs === 0 ? 0 : (ours - theirs) / theirs
  const value = `${(ours - theirs).toFixed(1)} Wh of ${theirs.toFixed(0)} Wh (${percent(share)})`
  return [{ what: 'residual of the balance', value, isWithin: Math.abs(share) <= tolerance }]
}

/** Compares an export's own consumption with its other columns. */
function contradictionsOf({ consumption, isContradictory = false, tolerance }: Recording): Finding[] {
  if (!consumption) return []
  const { fileWh, computedWh } = consumption
  const share = fileWh === 0 ? Math.sign(computedWh) : (computedWh - fileWh) / fileWh
  const value = `${computedWh.toFixed(0)} Wh by the balance, stated ${fileWh.toFixed(0)} Wh (${percent(share)})`
  const isContradiction = Math.abs(share) > tolerance
  const what = isContradiction ? 'contradicted consumption' : 'consumption'
  return [{ what, value: isContradictory ? `${value}, a known contradiction` : value, isWithin: isContradiction === isContradictory }]
}

function statedTotalsOf(spans: readonly HomeSpan[], { totals, tolerance }: Recording): Finding[] {
  const ours = sumOf(spans).energies
  return quantityNames.flatMap((name) => {
    const theirs = totals[name]
    if (theirs === undefined) return []
    const difference = (ours[name] ?? Number.NaN) - theirs
    const isWithin = Math.abs(difference) <= Math.max(1, tolerance * Math.abs(theirs))
    return [{ what: `total of ${name}`, value: `${(ours[name] ?? Number.NaN).toFixed(1)} Wh, stated ${theirs.toFixed(1)} Wh`, isWithin }]
  })
}

/** Sums by day, week, month and year of the zone must equal the whole, over both clock changes. */
function cutsOf(spans: readonly HomeSpan[], { timeZone, spanMs }: Recording): Finding[] {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return []
  const range = { from: localDayOf(first.start, timeZone), to: localDayOf(last.start, timeZone) }
  const whole = sumOf(spans).energies
  const findings = cuts.map((interval) => {
    const parts = calendarRanges(range, interval).map((part) => {
      const { start, end } = rangeSpan(part, timeZone)
      return sumOf(spans.filter((span) => span.start >= start && span.start < end)).energies
    })
    const sums = sumEnergies(parts, quantityNames)
    const worst = Math.max(...quantityNames.map((name) => Math.abs((sums[name] ?? 0) - (whole[name] ?? 0))))
    return { what: `sum over ${interval}`, value: `${parts.length} parts, off by ${worst.toFixed(3)} Wh`, isWithin: worst < 1 }
  })
  return spanMs > hourMs ? findings : [...findings, ...clockChangesOf(spans, range, timeZone, spanMs)]
}

/** Days of 23 and 25 hours must have as many spans as hours. */
function clockChangesOf(spans: readonly RecordedSpan[], range: { from: string; to: string }, timeZone: string, spanMs: number): Finding[] {
  if (daysOfRange(range) < 3) return []
  return calendarRanges(range, 'P1D')
    .slice(1, -1)
    .flatMap(({ from }) => {
      const { start, end } = rangeSpan({ from, to: from }, timeZone)
      const hours = (end - start) / hourMs
      if (hours === 24) return []
      const found = spans.filter((span) => span.start >= start && span.start < end).length
      const expected = (end - start) / spanMs
      return [{ what: `clock change on ${from}`, value: `${hours} hours, ${found} of ${expected} spans`, isWithin: found <= expected }]
    })
}

/** Finds missing spans, and spans in which a quantity that the home has was not measured. */
function gapsOf(spans: readonly HomeSpan[], { spanMs, planted }: Recording): Finding[] {
  const starts = spans.map((span) => span.start)
  const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? start) - spanMs)
  const found = gaps.filter((gap) => gap > spanMs / 2)
  const repeated = gaps.filter((gap) => gap <= -spanMs).length
  const missing = found.reduce((sum, gap) => sum + gap, 0)
  const hours = (ms: number) => `${(ms / hourMs).toFixed(2)} hours`
  const unmeasured = powerNames.flatMap((power) => {
    const count = spans.filter((span) => span.has.has(power) && !isMeasured(span, power)).length
    const wanted = planted?.unmeasured[power] ?? 0
    if (count === 0 && wanted === 0) return []
    const value = `${count} of ${spans.length} spans, ${hours(count * spanMs)}`
    return [{ what: `not measured: ${power}`, value, isWithin: !planted || count === wanted }]
  })
  const unknown = spans.filter((span) => hasBalance(span) && completed(span).energies.totalConsumption === null).length
  const known = unknown > 0 ? [{ what: 'consumption unknown', value: `${unknown} of ${spans.length} spans`, isWithin: true }] : []
  const incomplete = spans.filter((span) => [...span.has].some((power) => !isMeasured(span, power))).length
  const incompletely = incomplete > 0 ? `, ${incomplete} of ${spans.length} spans measured in part` : ''
  const withinMs = spans.reduce((sum, { covered }) => sum + (covered ? spanMs - covered.coveredSeconds * 1_000 : 0), 0)
  const within = withinMs > 0 ? `, ${hours(withinMs)} within spans` : ''
  return [
    {
      what: 'gaps',
      value: `${found.length}, ${hours(missing)} in all${within}${incompletely}`,
      isWithin: !planted || missing === planted.absent * spanMs,
    },
    ...unmeasured,
    ...known,
    ...(repeated > 0 ? [{ what: 'repeated spans', value: String(repeated), isWithin: false }] : []),
  ]
}

const hasBalance = ({ has }: HomeSpan) => has.has('grid') || has.has('household')

function sumOf(spans: readonly HomeSpan[]): CompletedSlot {
  return totalsOf(
    spans.map(({ energies, covered, has }): MeasuredEnergies & { has: PowerSet } => ({ ...energies, ...covered, has })),
    ({ has }) => has,
  )
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`
