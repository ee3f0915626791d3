/** A small CSV file taken apart for other areas, by the same rules as an import: encoding and delimiter are found out. */
import { importDelimiters } from '@wattdesk/contract/imports.ts'
import { type CsvRecord, CsvRecords } from './csv-records.ts'
import { foreignKind, openDecoding, openEncodingSniffer } from './text-encoding.ts'

export type { CsvRecord }

/** What a file holds: its records, or what it is when it is no text. */
export type CsvFile = { records: CsvRecord[] } | { foreignKind: string }

export function readCsvFile(bytes: Buffer): CsvFile {
  const foreign = foreignKind(bytes)
  if (foreign) return { foreignKind: foreign }
  const text = decode(bytes)
  // The delimiter that parts the first line into the most columns.
  const readings = importDelimiters.map((delimiter) => ({
    delimiter,
    columns: recordsOf(firstLine(text), delimiter)[0]?.cells.length ?? 0,
  }))
  const best = readings.toSorted((a, b) => b.columns - a.columns)[0]
  return { records: recordsOf(text, best?.delimiter ?? 'comma') }
}

function decode(bytes: Buffer): string {
  const sniffer = openEncodingSniffer()
  sniffer.see(bytes)
  const decoding = openDecoding(sniffer.encoding())
  return decoding.write(bytes) + decoding.end()
}

const firstLine = (text: string) => text.trimStart().split(/\r|\n/, 1)[0] ?? ''

function recordsOf(text: string, delimiter: (typeof importDelimiters)[number]): CsvRecord[] {
  const records: CsvRecord[] = []
  const reader = new CsvRecords(delimiter, (record) => records.push(record))
  reader.write(text)
  reader.end()
  return records
}
