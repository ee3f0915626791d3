/** One line, area or row of bars over the shared times of a chart. */
export type Series = {
  key: string
  label: string
  /** A CSS colour or `var(--…)`. */
  color: string
  shape: 'line' | 'area' | 'bar'
  /** One value per time; null where nothing was measured, which the chart leaves open. */
  values: readonly (number | null)[]
}

export type TimeSeries = {
  /** Instants in milliseconds, ascending: the start of each slot. */
  times: readonly number[]
  series: readonly Series[]
}

/** The chart as CSV: instants, then one column per series with its unit; empty where there is no value. */
export function toCsv({ times, series }: TimeSeries, unit: string, timeLabel: string): string {
  const head = [timeLabel, ...series.map((one) => `${one.label} (${unit})`)].map(quoted).join(',')
  const rows = times.map((time, at) => [new Date(time).toISOString(), ...series.map((one) => one.values[at] ?? '')].join(','))
  return [head, ...rows, ''].join('\r\n')
}

function quoted(text: string): string {
  // A leading sign would make a spreadsheet read the cell as a formula.
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** True when no series has a value anywhere. */
export const isEmpty = ({ series }: TimeSeries): boolean => series.every((one) => one.values.every((value) => value === null))
