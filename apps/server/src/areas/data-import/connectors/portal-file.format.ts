import { integratePower } from '@wattdesk/energy/integrate.ts'
import { daySpan, quarterHourMs, quarterHourStart, type Span } from '@wattdesk/energy/intervals.ts'
import { type MeasuredQuantity, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { kwhToWh, kwToW } from '@wattdesk/energy/units.ts'
import { VendorFault } from './connector.format.ts'
import { openLocalClock } from './local-clock.format.ts'
import { type ImportedSlot, isPossibleWh, openSlots } from './slots.format.ts'

/** What a file contains: its quarter hours, and whether they are estimates because sums of days were spread over them. */
export type FileReading = { span: Span; slots: ImportedSlot[]; rejected: number; isEstimate: boolean }

const rowsMax = 400_000
/** Longer than any span of the generic format that is spread over quarter hours. */
const hourMs = 3_600_000

type Cells = readonly string[]
type Table = { header: Cells; rows: Cells[]; hasDecimalComma: boolean }

/** Reads a portal's export: SENEC, SolarEdge, or the generic format of docs/data-files.md. Throws `file_unreadable` for any other. */
export function readPortalFile(content: string, timeZone: string): FileReading {
  const table = tableOf(content)
  const first = table.header[0]?.toLowerCase() ?? ''
  const reading =
    first === 'uhrzeit' ? readSenec(table, timeZone) : first === 'time' ? readSolarEdge(table, timeZone) : readGeneric(table, timeZone)
  if (reading.slots.length === 0) throw new VendorFault('file_unreadable')
  return reading
}

function tableOf(content: string): Table {
  const lines = content
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
  const [head, ...rest] = lines
  if (!head || rest.length === 0 || rest.length > rowsMax) throw new VendorFault('file_unreadable')
  const separator = head.includes(';') ? ';' : ','
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  return { header: cells(head), rows: rest.map(cells), hasDecimalComma: separator === ';' }
}

/** The number in a cell, or null for none: empty, `--`, `null`. */
function numberOf(cell: string | undefined, hasDecimalComma: boolean): number | null {
  const text = (cell ?? '').trim()
  if (text === '' || text === '--' || text === 'null') return null
  const plain = hasDecimalComma ? text.replace(',', '.') : text
  // A cell that is not a number becomes NaN, which is counted as rejected.
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
}

const senecColumns: readonly [string, MeasuredQuantity][] = [
  ['Stromerzeugung', 'production'],
  ['Netzbezug', 'gridImport'],
  ['Netzeinspeisung', 'gridExport'],
  ['Akku-Beladung', 'batteryCharge'],
  ['Akku-Entnahme', 'batteryDischarge'],
]

/**
 * SENEC writes instants of powers in kW, also under the heading kWh: the battery's own voltage and current prove it
 * (53.692 V × 7.68 A = 412 W beside 0.414072). The load is left out: it is the balance.
 */
function readSenec({ header, rows, hasDecimalComma }: Table, timeZone: string): FileReading {
  const clock = openLocalClock(timeZone)
  const instants = rows.map(([time]) => clock.at(time ?? ''))
  const span = spanOf(instants, 1)
  const slots = openSlots(span)
  for (const [name, quantity] of senecColumns) {
    const place = header.findIndex((cell) => cell.startsWith(`${name} [`))
    if (place < 0) continue
    const points = rows.flatMap((row, index) => {
      const kw = numberOf(row[place], hasDecimalComma)
      const at = instants[index]
      if (kw !== null && !Number.isFinite(kw)) slots.add(quantity, span.start, kw)
      return kw === null || !Number.isFinite(kw) || at === undefined ? [] : [{ at, powerW: kwToW(kw) }]
    })
    // Instants are five minutes apart, and some seconds more.
    for (const part of integratePower(points, 400_000)) slots.add(quantity, part.start, part.positiveWh, part.coveredMs / 1_000)
  }
  return { span, slots: slots.list(), rejected: slots.rejected(), isEstimate: false }
}

const solarEdgeColumns: readonly [RegExp, MeasuredQuantity][] = [
  [/bezug|import|purchased/i, 'gridImport'],
  [/einspeis|export|feed/i, 'gridExport'],
  [/^(energie|energy|system production|produktion)/i, 'production'],
]

/** SolarEdge writes sums of days, whose quarter hours are estimates: the day is spread evenly. The sum of the day is exact. */
function readSolarEdge({ header, rows }: Table, timeZone: string): FileReading {
  const days = rows.map(([text]) => {
    const parts = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text ?? '')
    if (!parts) throw new VendorFault('file_unreadable')
    return daySpan(`${parts[3]}-${parts[2]}-${parts[1]}`, timeZone)
  })
  const span = { start: Math.min(...days.map((day) => day.start)), end: Math.max(...days.map((day) => day.end)) }
  const slots = openSlots(span)
  for (const [place, name] of header.entries()) {
    const quantity = place === 0 ? undefined : solarEdgeColumns.find(([pattern]) => pattern.test(name))?.[1]
    if (!quantity) continue
    const factor = /\(kWh\)/i.test(name) ? 1_000 : 1
    for (const [index, row] of rows.entries()) {
      const wh = numberOf(row[place], false)
      const day = days[index]
      if (wh !== null && day) spread(slots, quantity, day, wh * factor)
    }
  }
  return { span, slots: slots.list(), rejected: slots.rejected(), isEstimate: true }
}

type Column = { place: number; quantity: MeasuredQuantity; toWh: (value: number) => number }

/** The generic format: the start of each row, then a column for each quantity in Wh or kWh. */
function readGeneric({ header, rows, hasDecimalComma }: Table, timeZone: string): FileReading {
  if (header[0]?.toLowerCase() !== 'start') throw new VendorFault('file_unreadable')
  const columns = header.flatMap((name, place): Column[] => {
    const quantity = measuredQuantities.find((one) => name.toLowerCase().replace(/_kwh$/, '_wh') === quantities[one].column)
    return quantity ? [{ place, quantity, toWh: name.toLowerCase().endsWith('_kwh') ? kwhToWh : (wh) => wh }] : []
  })
  if (columns.length === 0) throw new VendorFault('file_unreadable')
  const clock = openLocalClock(timeZone)
  const instants = rows.map(([time]) => clock.at(time ?? ''))
  const step = stepOf(instants)
  const span = spanOf(instants, step)
  const slots = openSlots(span)
  for (const [index, row] of rows.entries()) {
    const at = instants[index]
    if (at === undefined) continue
    for (const { place, quantity, toWh } of columns) {
      const value = numberOf(row[place], hasDecimalComma)
      if (value === null) continue
      if (step > quarterHourMs) spread(slots, quantity, { start: at, end: at + step }, toWh(value))
      else slots.add(quantity, at, toWh(value), step / 1_000)
    }
  }
  return { span, slots: slots.list(), rejected: slots.rejected(), isEstimate: step > quarterHourMs }
}

/** The smallest distance between two rows, which must divide an hour or be one. For a single row, a quarter hour. */
function stepOf(instants: readonly number[]): number {
  const sorted = [...new Set(instants)].sort((a, b) => a - b)
  let step = Number.POSITIVE_INFINITY
  for (const [index, at] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before !== undefined) step = Math.min(step, at - before)
  }
  if (step === Number.POSITIVE_INFINITY) return quarterHourMs
  const isKnown = step === hourMs || (step <= quarterHourMs && quarterHourMs % step === 0)
  if (!isKnown) throw new VendorFault('file_unreadable')
  return step
}

/** The whole quarter hours that cover a file. */
function spanOf(instants: readonly number[], step: number): Span {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const at of instants) {
    first = Math.min(first, at)
    last = Math.max(last, at)
  }
  return { start: quarterHourStart(first), end: quarterHourStart(last + step - 1) + quarterHourMs }
}

function spread(slots: ReturnType<typeof openSlots>, quantity: MeasuredQuantity, { start, end }: Span, energyWh: number): void {
  const count = (end - start) / quarterHourMs
  // An impossible value is rejected as a whole, however plausible its parts are.
  const isPossible = isPossibleWh(energyWh / count) && isPossibleWh(Math.min(0, energyWh))
  if (!isPossible) slots.add(quantity, start, Number.NaN)
  for (let at = start; isPossible && at < end; at += quarterHourMs) slots.add(quantity, at, energyWh / count)
}
