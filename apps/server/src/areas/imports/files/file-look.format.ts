import type { ImportReading } from '@wattdesk/contract/imports/models.ts'
import { importColumnsMax } from '@wattdesk/contract/imports/terms.ts'
import { columnsOf, detectReading, firstRecords } from './csv-header.format.ts'
import { openDecoding } from './text-encoding.format.ts'

const shownRows = 5
const shownChars = 80

/** The part of a file that is shown, so that a member can check its reading. */
export type FileLook = { header: string[]; sample: string[][] }

/** The most likely reading of a file, from its first bytes and the encoding detected from all bytes. */
export function detectFile(head: Buffer, encoding: ImportReading['encoding']): ImportReading {
  return { encoding, ...detectReading(textOf(head, encoding)) }
}

/** The header and the first rows in a given reading. */
export function lookAt(head: Buffer, reading: ImportReading): FileLook {
  const records = firstRecords(textOf(head, reading.encoding), reading.delimiter, shownRows + 1)
  const [first = []] = records
  const shown = records.slice(reading.hasHeader ? 1 : 0, (reading.hasHeader ? 1 : 0) + shownRows)
  return {
    header: reading.hasHeader ? first.slice(0, importColumnsMax).map(storable) : first.slice(0, importColumnsMax).map(() => ''),
    sample: shown.map((cells) => cells.map((cell) => storable(cell.slice(0, shownChars)))),
  }
}

/** A reading's columns, fitted to the file's. Columns that the member did not assign are recognized by name. */
export function fittedColumns(look: FileLook, columns: ImportReading['columns']): ImportReading['columns'] {
  const known = columnsOf(look.header)
  return look.header.map((_, at) => (at < columns.length ? (columns[at] ?? null) : (known[at] ?? null)))
}

function textOf(head: Buffer, encoding: ImportReading['encoding']): string {
  return openDecoding(encoding).write(Buffer.from(head))
}

const storable = (text: string) => text.slice(0, 200).replaceAll('\0', '\u2400').toWellFormed()
