import { setImmediate as nextTurn } from 'node:timers/promises'
import { installationStatuses } from '@wattdesk/contract/customers/terms.ts'
import { type Country, line } from '@wattdesk/contract/formats.ts'
import { saleStepUpdateModel } from '@wattdesk/contract/sales/models.ts'
import type { OrderStatusChange, OrderStatusPreviewModel } from '@wattdesk/contract/sales/order-status/models.ts'
import {
  type OrderStatusReason,
  orderStatusColumns,
  orderStatusRowsMax,
  orderStatusTextMax,
} from '@wattdesk/contract/sales/order-status/terms.ts'
import { saleStepStatuses } from '@wattdesk/contract/sales/terms.ts'
import { unguardedCell } from '../../../platform/csv.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type CsvReading, type CsvRecord, readCsvTable } from '../../imports/files/csv-reading.service.ts'

/** A row of the input: the customer that it names, and the change or the fault. */
export type GivenRow = { reference: string; change: OrderStatusChange; fault?: OrderStatusReason }

type Column = (typeof orderStatusColumns)[number]

/** Input whose rows each name their customer. */
type GivenModel = Exclude<OrderStatusPreviewModel, { origin: 'filtered' }>

/** The rows of a list or a file. A malformed file is refused with the position of the fault; an invalid row is kept with its fault. */
export async function rowsOf(model: GivenModel, country: Country | undefined): Promise<GivenRow[]> {
  switch (model.origin) {
    case 'chosen':
      return model.customerIds.map((reference) => ({ reference, change: model.change }))
    case 'pasted':
      return bounded(
        model.references
          .split(/[\s,;]+/)
          .filter(Boolean)
          .map((reference) => ({ reference: reference.slice(0, 254), change: model.change })),
      )
    case 'csv':
      return csvRows(Buffer.from(model.csv, 'base64'), { encoding: model.encoding, country })
  }
}

function bounded<T>(rows: T[]): T[] {
  if (rows.length > orderStatusRowsMax) throw new DomainError('OrderStatusTooLong', { max: orderStatusRowsMax })
  return rows
}

/** About a millisecond of work, after which the thread yields. */
const rowsAtOnce = 20

async function csvRows(bytes: Buffer, reading: CsvReading): Promise<GivenRow[]> {
  if (bytes.length > orderStatusTextMax) throw new DomainError('OrderStatusTooLong', { bytes: bytes.length, max: orderStatusTextMax })
  const table = await readCsvTable(bytes, { ...reading, recordsMax: orderStatusRowsMax })
  if ('problem' in table) throw invalid(table)
  const { head, records } = table
  const columns = columnsOf(head)
  const rows: GivenRow[] = []
  for (const [at, record] of bounded(records).entries()) {
    if (at % rowsAtOnce === 0) await nextTurn()
    rows.push(rowOf(record, columns))
  }
  return rows
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

function columnsOf({ cells, fault }: CsvRecord): Column[] {
  if (fault) throw invalid({ problem: fault.code, row: 1 })
  const columns = cells.map((cell) => {
    const column = orderStatusColumns.find((known) => bare(known) === bare(cell))
    if (!column) throw invalid({ problem: 'UnknownColumn', found: cell.slice(0, 80), known: orderStatusColumns.join(', ') })
    return column
  })
  const twice = columns.find((column, at) => columns.indexOf(column) < at)
  if (twice) throw invalid({ problem: 'ColumnTwice', found: twice })
  if (!columns.includes('customer')) throw invalid({ problem: 'ColumnMissing', found: 'customer' })
  return columns
}

function rowOf({ row, cells, fault }: CsvRecord, columns: readonly Column[]): GivenRow {
  if (fault) throw invalid({ problem: fault.code, row })
  if (cells.length !== columns.length) throw invalid({ problem: 'CellCount', row, found: cells.length, wanted: columns.length })
  const cell = (column: Column) => unguardedCell(cells[columns.indexOf(column)] ?? '').trim()
  // A reference that cannot be stored matches no customer.
  const reference = cell('customer')
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '\ufffd')
  return { reference: reference.slice(0, 254), ...changeOf(cell) }
}

/** An empty cell leaves the value unchanged; a single hyphen clears it. */
function changeOf(cell: (column: Column) => string): { change: OrderStatusChange; fault?: OrderStatusReason } {
  const textual = (column: Column) => {
    const text = cell(column)
    return text === '' ? undefined : text === '-' ? null : text
  }
  const given = {
    status: cell('status').toLowerCase() || undefined,
    plannedOn: textual('plannedOn'),
    completedOn: textual('completedOn'),
    comment: textual('comment'),
    customerMessage: textual('customerMessage'),
  }
  const installationStatus = cell('installationStatus').toLowerCase() || undefined
  const step = cell('step') || undefined
  const known = installationStatuses.find((one) => one === installationStatus)
  if (installationStatus && !known) return { change: {}, fault: 'InstallationStatusInvalid' }
  const status = saleStepStatuses.find((one) => one === given.status)
  if (given.status && !status) return { change: {}, fault: 'StatusInvalid' }
  const parsed = saleStepUpdateModel.omit({ version: true }).safeParse(JSON.parse(JSON.stringify({ ...given, status })))
  if (!parsed.success) return { change: {}, fault: faultOf(parsed.error.issues[0]) }
  const changesStep = Object.keys(parsed.data).length > 0
  if (changesStep && !step) return { change: {}, fault: 'StepMissing' }
  const named = line(80).optional().safeParse(step)
  if (!named.success) return { change: {}, fault: faultOf(named.error.issues[0]) }
  if (!changesStep && !known) return { change: {}, fault: 'NoChange' }
  return { change: { ...(known ? { installationStatus: known } : {}), ...(changesStep ? { step, ...parsed.data } : {}) } }
}

function faultOf(issue: { path: PropertyKey[]; code?: string; message: string } | undefined): OrderStatusReason {
  if (issue?.path[0] === 'plannedOn' || issue?.path[0] === 'completedOn') return 'DayInvalid'
  if (issue?.message === 'InvisibleCharacters') return 'InvisibleCharacters'
  return issue?.code === 'too_big' ? 'TextTooLong' : 'ControlCharacters'
}

const invalid = (details: object) => new DomainError('OrderStatusFileInvalid', details)
