import type { Country } from '@wattdesk/contract/formats.ts'
import type { deliveryModel } from '@wattdesk/contract/gateway-stock/deliveries/models.ts'
import {
  type DeliveryColumn,
  deliveryBytesMax,
  deliveryRowsMax,
  neededDeliveryColumns,
} from '@wattdesk/contract/gateway-stock/deliveries/terms.ts'
import type { z } from 'zod'
import { unguardedCell } from '../../../platform/csv.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type CsvRecord, readCsvTable } from '../../imports/files/csv-reading.service.ts'
import { columnNamed } from './delivery-columns.format.ts'
import type { GivenRow } from './delivery-rows.rules.ts'

export type DeliveryFile = { rows: GivenRow[]; ignored: string[] }

/** A file that cannot be read is refused with the position of the fault. */
export async function rowsOf(
  { csv, encoding }: Pick<z.output<typeof deliveryModel>, 'csv' | 'encoding'>,
  country: Country | undefined,
): Promise<DeliveryFile> {
  const bytes = Buffer.from(csv, 'base64')
  if (bytes.length > deliveryBytesMax) throw new DomainError('DeliveryTooLong', { bytes: bytes.length, max: deliveryBytesMax })
  const table = await readCsvTable(bytes, { encoding, country, recordsMax: deliveryRowsMax })
  if ('problem' in table) throw invalid(table)
  const { head, records } = table
  if (records.length > deliveryRowsMax) throw new DomainError('DeliveryTooLong', { max: deliveryRowsMax })
  const columns = columnsOf(head)
  const ignored = head.cells.filter((_, at) => columns[at] === undefined).map((name) => shown(name, 80))
  return { rows: records.map((record) => rowOf(record, columns)), ignored: ignored.filter(Boolean).slice(0, 20) }
}

function columnsOf({ cells, fault }: CsvRecord): (DeliveryColumn | undefined)[] {
  if (fault) throw invalid({ problem: fault.code, row: 1 })
  const columns = cells.map(columnNamed)
  const twice = columns.find((column, at) => column !== undefined && columns.indexOf(column) < at)
  if (twice) throw invalid({ problem: 'ColumnTwice', found: twice })
  const missing = neededDeliveryColumns.find((column) => !columns.includes(column))
  if (missing) throw invalid({ problem: 'ColumnMissing', found: missing })
  return columns
}

function rowOf({ row, cells, fault }: CsvRecord, columns: readonly (DeliveryColumn | undefined)[]): GivenRow {
  if (fault) throw invalid({ problem: fault.code, row })
  const given: GivenRow['given'] = {}
  for (const [at, column] of columns.entries()) {
    const text = shown(unguardedCell(cells[at] ?? '').trim(), 200)
    if (column && text !== '') given[column] = text
  }
  // Spreadsheets add empty cells at the end.
  const isWhole = cells.length >= columns.length && cells.slice(columns.length).every((cell) => cell.trim() === '')
  return { row, given, ...(isWhole ? {} : { cells: { found: cells.length, wanted: columns.length } }) }
}

/** Storable text: the database rejects zero bytes and lone surrogates. */
const shown = (text: string, max: number) => text.slice(0, max).replaceAll('\0', '\u2400').toWellFormed()

const invalid = (details: object) => new DomainError('DeliveryFileInvalid', details)
