import type { PowerName } from './quantities.ts'

/** A home at an instant: powers in W, the battery's state of charge as a share; null if not measured. */
export type MeasuredPowers = Record<PowerName | 'batteryStateOfCharge', number | null> & {
  /** Readings of the meter at the grid connection point in Ws; absent if not requested. */
  gridImportReading?: number | null
  gridExportReading?: number | null
  /** Epoch milliseconds. */
  at: number
  sourceId: string
}

/**
 * Measurements of one source in order of time, in a column each; NaN if not measured. An object for each sample would take longer to make
 * than to sum.
 */
export type SampleColumns = Record<ColumnName, Float64Array> & { sourceId: string }
type ColumnName = Exclude<keyof MeasuredPowers, 'sourceId'>

/** The columns of each source. Samples are in order of time. */
export function columnsOf(samples: readonly MeasuredPowers[], powers: readonly PowerName[]): SampleColumns[] {
  const names: ColumnName[] = ['at', ...powers, 'batteryStateOfCharge', 'gridImportReading', 'gridExportReading']
  return Array.from(
    Map.groupBy(samples, (sample) => sample.sourceId),
    ([sourceId, ofSource]) => {
      const columns = names.map((name) => [name, Float64Array.from(ofSource, (sample) => sample[name] ?? Number.NaN)])
      return { ...Object.fromEntries(columns), sourceId }
    },
  )
}
