import { type ImportReading, importColumnsMax } from '@wattdesk/contract/imports.ts'
import { columnsOf, detectReading, firstRecords } from './csv-header.format.ts'
import { openDecoding } from './text-encoding.format.ts'

const shownRows = 5
const shownChars = 80

/** What is shown of a file to judge its reading by. */
export type FileLook = { header: string[]; sample: string[][] }

/** The most likely reading of a file, by its first bytes and the encoding that all of them speak for. */
export function detectFile(head: Buffer, encoding: ImportReading['encoding']): ImportReading {
  return { encoding, ...detectReading(textOf(head, encoding)) }
}

/** The header and the first rows in a given reading; the columns of an earlier one are kept where they still fit. */
export function lookAt(head: Buffer, reading: ImportReading): FileLook {
  const records = firstRecords(textOf(head, reading.encoding), reading.delimiter, shownRows + 1)
  const [first = []] = records
  const shown = records.slice(reading.hasHeader ? 1 : 0, (reading.hasHeader ? 1 : 0) + shownRows)
  return {
    header: reading.hasHeader ? first.slice(0, importColumnsMax).map(storable) : first.slice(0, importColumnsMax).map(() => ''),
    sample: shown.map((cells) => cells.map((cell) => storable(cell.slice(0, shownChars)))),
  }
}

/** A reading's columns brought to the number the file has: those that a member did not say are known by their names. */
export function fittedColumns(look: FileLook, columns: ImportReading['columns']): ImportReading['columns'] {
  const known = columnsOf(look.header)
  return look.header.map((_, at) => (at < columns.length ? (columns[at] ?? null) : (known[at] ?? null)))
}

function textOf(head: Buffer, encoding: ImportReading['encoding']): string {
  return openDecoding(encoding).write(Buffer.from(head))
}

const storable = (text: string) => text.slice(0, 200).replaceAll('\0', '\u2400').toWellFormed()
