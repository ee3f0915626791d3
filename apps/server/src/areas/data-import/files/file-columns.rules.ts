import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import type { MeasuredQuantity } from '@wattdesk/energy/quantities.ts'
import { energyOfPowerWh } from '@wattdesk/energy/units.ts'

/** A column of a file, in W or Wh. NaN is no value. `factor` converts the file's unit. */
export type MeasuredColumn = { name: string; of: MeasuredQuantity | 'consumption'; factor: number; values: Float64Array }
/** When rows are, in order: instants of powers, or spans of energies. */
export type RowTimes = { at: Float64Array; ends: Float64Array | undefined }

/** SENEC's instants are five minutes apart, and some seconds more. */
export const powerGapMs = 400_000
/** What the inverters of a home draw at night. */
const standbyW = 100

/** Whether rows are longer than a quarter hour, so that their energy has to be spread. */
export const isSpread = ({ at, ends }: RowTimes) => at.some((start, row) => (ends?.[row] ?? start) - start > quarterHourMs)

/**
 * Removes the negative values of a column and returns their number: a column with both signs measures something else than its name. The
 * small night-time draw of inverters is not production.
 */
export function dropNegatives({ name, of, values }: MeasuredColumn, { at, ends }: RowTimes): { column: string; count: number }[] {
  let count = 0
  for (const [row, value] of values.entries()) {
    if (!(value < 0)) continue
    const [start = 0, end] = [at[row], ends?.[row]]
    const standby = end === undefined ? standbyW : energyOfPowerWh(standbyW, end - start)
    if (of === 'production' && value >= -standby) {
      values[row] = 0
      continue
    }
    values[row] = Number.NaN
    count += 1
  }
  return count > 0 ? [{ column: name, count }] : []
}

/** Removes the values of rows that are not over: their energy is not final, and its times are not known. */
export function dropUnfinished(columns: readonly MeasuredColumn[], { ends }: RowTimes, now: number): void {
  for (const [row, end] of ends?.entries() ?? []) {
    if (end > now) for (const { values } of columns) values[row] = Number.NaN
  }
}

const signs = { production: 1, gridImport: 1, gridExport: -1, batteryDischarge: 1, batteryCharge: -1 } as const
const signOf = (of: MeasuredColumn['of']): number => (of in signs ? signs[of as keyof typeof signs] : 0) // `in` has checked it

/**
 * A file's consumption beside that of the balance, in Wh, over the rows that have both. Null if the file has none, or no production and
 * no grid to compare with.
 */
export function consumptionOf(columns: readonly MeasuredColumn[], { at, ends }: RowTimes): { fileWh: number; computedWh: number } | null {
  const own = columns.find(({ of }) => of === 'consumption')?.values ?? householdOf(columns)
  const terms = columns.flatMap(({ of, values }) => (signOf(of) === 0 ? [] : [{ sign: signOf(of), values }]))
  const measured = new Set(columns.map(({ of }) => of))
  if (!own || !measured.has('gridImport') || !measured.has('gridExport')) return null
  const computed = own.map((_, row) => terms.reduce((sum, { sign, values }) => sum + sign * (values[row] ?? Number.NaN), 0))
  const both = own.map((value, row) => (Number.isNaN(computed[row]) ? Number.NaN : value))
  if (both.every(Number.isNaN)) return null
  const withOwn = computed.map((value, row) => (Number.isNaN(both[row]) ? Number.NaN : value))
  return { fileWh: Math.round(energyOf(both, at, ends)), computedWh: Math.round(energyOf(withOwn, at, ends)) }
}

/** Undefined unless one of the columns is the household. */
function householdOf(columns: readonly MeasuredColumn[]): Float64Array | undefined {
  const consumers = columns.filter(({ of }) => of === 'household' || of === 'heatPump' || of === 'ev' || of === 'heater')
  const household = consumers.find(({ of }) => of === 'household')
  return household?.values.map((_, row) => consumers.reduce((sum, { values }) => sum + (values[row] ?? Number.NaN), 0))
}

/** Integrates powers between instants, or sums energies. Missing values add nothing. */
function energyOf(values: Float64Array, at: Float64Array, ends: Float64Array | undefined): number {
  let energyWh = 0
  for (const [row, value] of values.entries()) {
    const [start = 0, next = Number.NaN, nextAt = 0] = [at[row], values[row + 1], at[row + 1]]
    const part = ends ? value : nextAt - start > powerGapMs ? 0 : energyOfPowerWh((value + next) / 2, nextAt - start)
    if (!Number.isNaN(part)) energyWh += part
  }
  return energyWh
}
