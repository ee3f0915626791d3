import { quoted } from './csv.ts'

/** One line, area or row of bars over the shared times of a chart. */
export type Series = {
  key: string
  label: string
  /** A CSS colour or `var(--…)`. */
  color: string
  shape: 'line' | 'area' | 'bar'
  /** Belongs to an earlier time, beside a solid line of the same colour; bars are pale. */
  isDashed?: boolean
  /** Stacks the bars of a slot, the first on top. */
  isStacked?: boolean
  /** Drawn below zero by negative values, whose amounts tooltip, table and CSV show. */
  isBelow?: boolean
  /** One value per time; null when not measured, drawn as a gap. */
  values: readonly (number | null)[]
}

export type TimeSeries = {
  /** Instants in milliseconds, ascending: the start of each slot. */
  times: readonly number[]
  /** The last instant is the end of the slot before it, and starts none: table and CSV have no row for it. */
  hasEnd?: boolean
  /** Slots of the calendar, named without a time. Absent: shorter ones. */
  slots?: 'day' | 'month' | 'year'
  series: readonly Series[]
  /** Marked slots: hatched in the chart, with a note in tooltip, table and CSV. `areGaps`: their values are not drawn. */
  marks?: { label: string; notes: readonly (string | null)[]; areGaps?: boolean }
  /** Additional text of a slot in tooltip and table, such as its source. Called when it is shown. */
  hintOf?: (at: number) => string | null
  /** The scale reaches at least this value, such as 100 % for a share. */
  reach?: number
  /** The tooltip's total of a slot. */
  sum?: { label: string; values: readonly (number | null)[] }
  /** When the newest value of each slot was written, in epoch ms. The tooltip shows its age, the table its time. */
  writtenAt?: readonly (number | null)[]
}

/** A value as tooltip, table and CSV show it. */
export function shownValue({ values, isBelow }: Series, at: number): number | null {
  const value = values[at] ?? null
  return isBelow && value !== null ? 0 - value : value
}

/** The instants at which slots start. */
export const startsOf = ({ times, hasEnd }: Pick<TimeSeries, 'times' | 'hasEnd'>) => (hasEnd ? times.slice(0, -1) : times)

export const marksOf = ({ marks }: TimeSeries) => (marks?.notes.some((note) => note !== null) ? marks : undefined)

/** Ranges of consecutive marked slots. The last slot is as long as the first. */
export function markedSpans(times: readonly number[], notes: readonly (string | null)[]): { from: number; to: number }[] {
  const [first = 0, second = first] = times
  const spans: { from: number; to: number }[] = []
  let last: { from: number; to: number } | undefined
  for (let at = 0; at < times.length; at++) {
    const from = times[at] ?? 0
    if (!notes[at]) continue
    const to = times[at + 1] ?? from + second - first
    if (last?.to === from) last.to = to
    else {
      last = { from, to }
      spans.push(last)
    }
  }
  return spans
}

/** The drawn values of a line: marked slots that are gaps are omitted. */
export function drawnOf({ marks }: TimeSeries, series: Series): Series {
  return marks?.areGaps ? { ...series, values: series.values.map((value, at) => (marks.notes[at] ? null : value)) } : series
}

/**
 * Bars as drawn: one of a stack is as long as itself and those after it, which cover its lower part. Bars above and below zero are
 * separate.
 */
export function standing(all: readonly Series[], hidden: ReadonlySet<string>): Series[] {
  const below = (place: number, at: number, value: number) =>
    all
      .slice(place)
      .filter((one) => one.isStacked && !hidden.has(one.key))
      .reduce((sum, one) => sum + (Math.sign(one.values[at] ?? 0) === Math.sign(value) ? (one.values[at] ?? 0) : 0), 0)
  return all.map((one, place) =>
    one.isStacked ? { ...one, values: one.values.map((value, at) => (value === null ? null : below(place, at, value))) } : one,
  )
}

/** When the slots of a chart were written, or undefined if unknown for all. */
export const writtenOf = ({ writtenAt }: TimeSeries) => (writtenAt?.some((at) => at !== null) ? writtenAt : undefined)

type CsvLabels = { time: string; written: string; origin: string; notMeasured: string }

/**
 * The chart as CSV: instants, one column per series with its unit, when each slot was written, the notes of marked slots, and why
 * a value is missing. Missing values are empty.
 */
export function toCsv(data: TimeSeries, unit: string, labels: CsvLabels): string {
  const { series } = data
  const times = startsOf(data)
  const [marks, written] = [marksOf(data), writtenOf(data)]
  const reasons = times.map((_, at) => reasonOf(data, at, labels))
  const hasReasons = reasons.some((reason) => reason !== '')
  const further = [...(written ? [labels.written] : []), ...(marks ? [marks.label] : []), ...(hasReasons ? [labels.origin] : [])]
  const head = [labels.time, ...series.map((one) => `${one.label} (${unit})`), ...further].map(quoted).join(',')
  const rows = times.map((time, at) => {
    const note = marks ? [quoted(marks.notes[at] ?? '')] : []
    const age = written ? [isoOf(written[at])] : []
    const reason = hasReasons ? [quoted(reasons[at] ?? '')] : []
    return [new Date(time).toISOString(), ...series.map((one) => shownValue(one, at) ?? ''), ...age, ...note, ...reason].join(',')
  })
  return [head, ...rows, ''].join('\r\n')
}

/** Why a slot lacks a value. */
function reasonOf({ series, hintOf }: TimeSeries, at: number, { notMeasured }: CsvLabels): string {
  if (!hintOf || series.every((one) => one.values[at] != null)) return ''
  return hintOf(at) ?? notMeasured
}

const isoOf = (at: number | null | undefined) => (at == null ? '' : new Date(at).toISOString())

/** Adds an end for the last slot, which would otherwise have no width: as long as the previous one, without a value. */
export function withEnd({ times, series }: TimeSeries): Pick<TimeSeries, 'times' | 'series'> {
  const [before, last] = times.slice(-2)
  const isOpen = series.some((one) => one.values[times.length - 1] != null)
  if (!isOpen || before === undefined || last === undefined) return { times, series }
  return { times: [...times, last + last - before], series: series.map((one) => ({ ...one, values: [...one.values, null] })) }
}

/** True if no series has any value. */
export const isEmpty = ({ series }: TimeSeries): boolean => series.every((one) => one.values.every((value) => value === null))
