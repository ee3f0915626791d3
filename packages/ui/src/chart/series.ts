import { quoted } from './csv.ts'

/** One line, area or row of bars over the shared times of a chart. */
export type Series = {
  key: string
  label: string
  /** A CSS colour or `var(--…)`. */
  color: string
  shape: 'line' | 'area' | 'bar'
  /** Of an earlier time, beside a solid line of the same colour. */
  isDashed?: boolean
  /** One value per time; null when not measured, drawn as a gap. */
  values: readonly (number | null)[]
}

export type TimeSeries = {
  /** Instants in milliseconds, ascending: the start of each slot. */
  times: readonly number[]
  series: readonly Series[]
  /** Marked slots: hatched in the chart, with a note in tooltip, table and CSV. */
  marks?: { label: string; notes: readonly (string | null)[] }
  /** What the tooltip and the table also say of slots, such as where their values come from. */
  hints?: readonly (string | null)[]
}

/** The marks of a chart, or undefined when it has none. */
export const marksOf = ({ marks }: TimeSeries) => (marks?.notes.some((note) => note !== null) ? marks : undefined)

/** The chart as CSV: instants, one column per series with its unit, and the notes of marked slots. Missing values are empty. */
export function toCsv(data: TimeSeries, unit: string, timeLabel: string): string {
  const { times, series } = data
  const marks = marksOf(data)
  const head = [timeLabel, ...series.map((one) => `${one.label} (${unit})`), ...(marks ? [marks.label] : [])].map(quoted).join(',')
  const rows = times.map((time, at) => {
    const note = marks ? [quoted(marks.notes[at] ?? '')] : []
    return [new Date(time).toISOString(), ...series.map((one) => one.values[at] ?? ''), ...note].join(',')
  })
  return [head, ...rows, ''].join('\r\n')
}

/** True when no series has a value anywhere. */
export const isEmpty = ({ series }: TimeSeries): boolean => series.every((one) => one.values.every((value) => value === null))
