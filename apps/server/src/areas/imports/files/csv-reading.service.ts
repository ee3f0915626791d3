/** A small CSV file taken apart for other areas, by the same rules as an import: encoding and delimiter are found out. */
import type { Country } from '@wattdesk/contract/formats.ts'
import { type ImportEncoding, importDelimiters } from '@wattdesk/contract/imports.ts'
import { type CsvRecord, CsvRecords } from './csv-records.format.ts'
import type { FileFault } from './reading-faults.rules.ts'
import { type EncodingVerdict, foreignKind, openDecoding, openEncodingSniffer } from './text-encoding.format.ts'

export type { CsvRecord }

/** What a file holds: its records, what it is when it is no text, or why its encoding has to be said. */
export type CsvFile = { records: CsvRecord[] } | { foreignKind: string } | { fault: FileFault }

/** How a file is to be read: in a given encoding, or in the one that suits the country's letters. */
export type CsvReading = { encoding?: ImportEncoding; country?: Country }

export function readCsvFile(bytes: Buffer, reading: CsvReading): CsvFile {
  const foreign = foreignKind(bytes)
  if (foreign) return { foreignKind: foreign }
  const { encoding, fault } = reading.encoding ? { encoding: reading.encoding } : sniff(bytes, reading.country)
  if (fault) return { fault }
  const decoding = openDecoding(encoding)
  const text = decoding.write(bytes) + decoding.end()
  // The delimiter that parts the first line into the most columns.
  const readings = importDelimiters.map((delimiter) => ({
    delimiter,
    columns: recordsOf(firstLine(text), delimiter)[0]?.cells.length ?? 0,
  }))
  const best = readings.toSorted((a, b) => b.columns - a.columns)[0]
  return { records: recordsOf(text, best?.delimiter ?? 'comma') }
}

function sniff(bytes: Buffer, country: Country | undefined): EncodingVerdict {
  const sniffer = openEncodingSniffer()
  sniffer.see(bytes)
  return sniffer.verdict(country)
}

const firstLine = (text: string) => text.trimStart().split(/\r|\n/, 1)[0] ?? ''

function recordsOf(text: string, delimiter: (typeof importDelimiters)[number]): CsvRecord[] {
  const records: CsvRecord[] = []
  const reader = new CsvRecords(delimiter, (record) => records.push(record))
  reader.write(text)
  reader.end()
  return records
}
