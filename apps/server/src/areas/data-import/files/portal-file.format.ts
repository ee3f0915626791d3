import type { ImportFindings } from '@wattdesk/contract/data-import/models.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { daySpan, quarterHourMs, quarterHourStart, type Span } from '@wattdesk/energy/intervals.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { VendorFault, type VendorTotals } from '../connectors/connector.format.ts'
import { openSlots, type SlotBuilder } from '../connectors/slots.format.ts'
import { consumptionOf, dropNegatives, dropUnfinished, isSpread, type MeasuredColumn, type RowTimes } from './file-columns.rules.ts'
import { distinctRows } from './file-rows.rules.ts'
import { fillSlots } from './file-slots.format.ts'
import { instantsOf, stepOf } from './local-times.format.ts'
import { formatNamed, type PortalFormat } from './portal-formats.format.ts'
import { type Table, tableOf } from './portal-table.format.ts'

/** The quarter hours of a file. Those spread from longer sums are estimates. */
export type FileReading = {
  span: Span
  slots: SlotBuilder
  isEstimate: boolean
  rejected: number
  findings: ImportFindings
  /** The file's own sums, in Wh. */
  totals: VendorTotals
}
export type FilePlace = { timeZone: string; now: number }

/** Earlier data cannot be genuine: no such installation existed. */
const earliestAt = Date.UTC(2000, 0, 1)

/** Some rows are energies of five minutes, others of a quarter hour, so a row's length is ambiguous. */
export class MixedSteps extends Error {}

/** Reads a portal's export: SENEC, SolarEdge, or the generic format of docs/data-files.md. Throws `file_unreadable` for any other. */
export function readPortalFile(content: string, { timeZone, now }: FilePlace): FileReading {
  const table = tableOf(content)
  const format = formatNamed(table.timeName)
  if (!format) throw new VendorFault('file_unreadable')
  const { columns: named, ignored } = namedColumns(table, format)
  if (!named.some(({ of }) => of !== 'consumption')) throw new VendorFault('file_unreadable')
  const { at, skipped } = format.rows === 'days' ? { at: daysOf(table.times, timeZone), skipped: 0 } : instantsOf(table.times, timeZone)
  const rejected = named.reduce((sum, { values }) => sum + dropNonNumbers(values), 0)
  const rows = distinctRows({ at, columns: named.map(({ values }) => values) })
  const columns = named.map((column, place) => ({ ...column, values: rows.columns[place] ?? column.values }))
  const times = timesOf(format, rows.at, timeZone)
  dropUnfinished(columns, times, now)
  const negativeColumns = columns.flatMap((column) => dropNegatives(column, times))
  const span = spanOf(times, now)
  const slots = openSlots(span)
  for (const column of columns) fillSlots(slots, column, times)
  if (slots.isEmpty()) throw new VendorFault('file_unreadable')
  const findings: ImportFindings = {
    ignoredColumns: ignored,
    negativeColumns,
    repeatedRows: rows.repeated,
    conflictingTimes: rows.conflicting,
    skippedTimes: skipped,
    consumption: consumptionOf(columns, times),
  }
  return { span, slots, isEstimate: isSpread(times), rejected: rejected + slots.rejected(), findings, totals: totalsOf(table, named) }
}

/** Columns with known names, in W or Wh, and the names of the other or repeated ones. */
function namedColumns({ columns }: Table, format: PortalFormat): { columns: MeasuredColumn[]; ignored: string[] } {
  const found = new Map<MeasuredColumn['of'], MeasuredColumn>()
  const ignored: string[] = []
  for (const { name, values } of columns) {
    const meaning = format.meaningOf(name)
    if (meaning === null) continue
    if (meaning && !found.has(meaning.of))
      found.set(meaning.of, { ...meaning, name, values: values.map((value) => value * meaning.factor) })
    else if (name !== '') ignored.push(name)
  }
  return { columns: [...found.values()], ignored }
}

/** Replaces cells that are not numbers by missing ones, and counts them. */
function dropNonNumbers(values: Float64Array): number {
  let count = 0
  for (const [row, value] of values.entries()) {
    if (Number.isFinite(value) || Number.isNaN(value)) continue
    values[row] = Number.NaN
    count += 1
  }
  return count
}

/** Rows of one day share the lookup in the time zone, which is slow. */
function daysOf(times: readonly string[], timeZone: string): Float64Array {
  const known = new Map<string, number>()
  return Float64Array.from(times, (text) => {
    const start = known.get(text) ?? daySpan(isoDayOf(text), timeZone).start
    known.set(text, start)
    return start
  })
}

function isoDayOf(text: string): string {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? []
  const start = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (!day || new Date(start).getUTCDate() !== Number(day) || start < earliestAt) throw new VendorFault('file_unreadable')
  return new Date(start).toISOString().slice(0, 10)
}

function timesOf({ rows }: PortalFormat, at: Float64Array, timeZone: string): RowTimes {
  if (rows === 'powers') return { at, ends: undefined }
  if (rows === 'days') return { at, ends: at.map((start) => daySpan(localDayOf(start, timeZone), timeZone).end) }
  const step = energyStepOf(at)
  return { at, ends: at.map((start) => start + step) }
}

/**
 * The smallest distance between two rows, which must divide a quarter hour or be an hour. For a single row, a quarter hour. Missing rows
 * increase a distance; where a greater distance repeats, rows are longer there.
 */
function energyStepOf(at: Float64Array): number {
  const step = stepOf(at)
  if (step === Number.POSITIVE_INFINITY) return quarterHourMs
  const isKnown = step === hourMs || (step <= quarterHourMs && quarterHourMs % step === 0)
  if (!isKnown) throw new VendorFault('file_unreadable')
  if (hasLongerRows(at, step)) throw new MixedSteps()
  return step
}

/** This many consecutive rows at the same greater distance have that length. */
const longerRows = 4

function hasLongerRows(at: Float64Array, step: number): boolean {
  let [last, repeats] = [step, 0]
  for (let row = 1; row < at.length; row++) {
    const distance = (at[row] ?? 0) - (at[row - 1] ?? 0)
    repeats = distance > step && distance === last ? repeats + 1 : 1
    last = distance
    if (distance > step && repeats >= longerRows - 1 && (distance <= quarterHourMs || distance === hourMs)) return true
  }
  return false
}

/** The whole quarter hours covered by rows, up to now. */
function spanOf({ at, ends = at }: RowTimes, now: number): Span {
  const [first = 0, last = 0] = [at.at(0), ends.at(-1)]
  const start = quarterHourStart(first)
  const end = Math.min(quarterHourStart(now), Math.ceil((last + 1) / quarterHourMs) * quarterHourMs)
  if (start < earliestAt || start >= end) throw new VendorFault('file_unreadable')
  return { start, end }
}

/** The file's own sums of the columns that are imported. */
function totalsOf({ totals }: Table, columns: readonly MeasuredColumn[]): VendorTotals {
  return Object.fromEntries(
    columns.flatMap(({ name, of, factor }) => {
      const sum = totals.get(name)
      return of === 'consumption' || sum === undefined ? [] : [[of, sum * factor]]
    }),
  )
}
