import type { ImportFault, ImportReading } from '@wattdesk/contract/imports/models.ts'
import { type ImportEncoding, importRowMaxChars, importRowsMax } from '@wattdesk/contract/imports/terms.ts'
import { unguardedCell } from '../../../platform/csv.ts'
import { type CsvRecord, CsvRecords, type RecordFault } from '../files/csv-records.format.ts'
import { openDecoding } from '../files/text-encoding.format.ts'
import { checkRow, fault, type GivenRow, type ImportTenant } from './import-row.rules.ts'
import { type SealCreation, StagedRows } from './staged-rows.format.ts'

export type ReaderOptions = { importId: string; reading: ImportReading; tenant: ImportTenant; at: Date; seal: SealCreation }

export type ReadPiece = { rows: Uint8Array<ArrayBuffer>; count: number; isTooMany: boolean }

/** Turns the bytes of a file into checked and encoded rows, piece by piece. Runs in a thread. */
export function openFileReader({ importId, reading, tenant, at, seal }: ReaderOptions) {
  const decoding = openDecoding(reading.encoding)
  const staged = new StagedRows(importId, seal, at)
  let isHeader = reading.hasHeader
  let count = 0
  let total = 0
  const records = new CsvRecords(reading.delimiter, (record) => {
    if (isHeader) {
      isHeader = false
      return
    }
    total += 1
    if (total > importRowsMax) return
    count += 1
    staged.add(stagedRow(record, reading, tenant))
  })
  const piece = (): ReadPiece => {
    const read = { rows: staged.take(), count, isTooMany: total > importRowsMax }
    count = 0
    return read
  }
  return {
    write(bytes: Buffer): ReadPiece {
      records.write(decoding.write(bytes))
      return piece()
    },
    end(): ReadPiece {
      records.write(decoding.end())
      records.end()
      return piece()
    },
  }
}

function stagedRow(record: CsvRecord, { columns, encoding }: ImportReading, tenant: ImportTenant) {
  const given = givenOf(record.cells, columns)
  const faults = recordFaults(record, columns)
  if (faults.length > 0) return { row: record.row, given: shown(given), faults }
  const { model, faults: found } = checkRow(given, tenant)
  return model
    ? { row: record.row, given, model }
    : { row: record.row, given: shown(given), faults: found.map((one) => named(one, encoding)) }
}

/** The non-empty cells by field. */
export function givenOf(cells: readonly string[], columns: ImportReading['columns']): GivenRow {
  const given: GivenRow = {}
  for (let at = 0; at < columns.length; at++) {
    const field = columns[at]
    const text = cells[at]
    if (!field || text === undefined || text === '') continue
    const plain = unguardedCell(text)
    if (plain.trim() !== '') given[field] = plain
  }
  return given
}

function recordFaults({ cells, fault: found }: CsvRecord, columns: ImportReading['columns']): ImportFault[] {
  if (found) return [shapeFault(found, columns)]
  if (cells.length === columns.length) return []
  // Spreadsheets add empty cells at the end.
  if (cells.length > columns.length && cells.slice(columns.length).every((cell) => cell.trim() === '')) return []
  return [fault('row', 'ColumnCount', { expected: columns.length, found: cells.length })]
}

function shapeFault({ code, column }: RecordFault, columns: ImportReading['columns']): ImportFault {
  const field = code === 'RowTooLong' ? 'row' : (columns[column] ?? 'row')
  return fault(field, code, code === 'RowTooLong' ? { max: importRowMaxChars } : { column: column + 1 })
}

const named = (one: ImportFault, encoding: ImportEncoding): ImportFault =>
  one.code === 'UndecodableCharacters' ? { ...one, params: { encoding } } : one

/** Storable text: the database rejects zero bytes and lone surrogates. */
function shown(given: GivenRow): GivenRow {
  return Object.fromEntries(
    Object.entries(given).map(([field, text]) => [field, text.slice(0, 1_000).replaceAll('\0', '\u2400').toWellFormed()]),
  )
}
