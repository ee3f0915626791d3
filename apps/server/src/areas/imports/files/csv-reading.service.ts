/** Parses small CSV files for other areas by the rules of imports: detects encoding and delimiter. */
import type { Country } from '@wattdesk/contract/formats.ts'
import { type ImportEncoding, importDelimiters } from '@wattdesk/contract/imports.ts'
import { type CsvRecord, CsvRecords } from './csv-records.format.ts'
import type { FileFault } from './reading-faults.rules.ts'
import { type EncodingVerdict, foreignKind, openDecoding, openEncodingSniffer } from './text-encoding.format.ts'

export type { CsvRecord }

/** The records of a file, its kind if it is not text, or why its encoding must be chosen. */
export type CsvFile = { records: CsvRecord[] } | { foreignKind: string } | { fault: FileFault }

/** The encoding of a file, or the country whose letters determine it. */
export type CsvReading = { encoding?: ImportEncoding; country?: Country }

export function readCsvFile(bytes: Buffer, reading: CsvReading): CsvFile {
  const foreign = foreignKind(bytes)
  if (foreign) return { foreignKind: foreign }
  const { encoding, fault } = reading.encoding ? { encoding: reading.encoding } : sniff(bytes, reading.country)
  if (fault) return { fault }
  const decoding = openDecoding(encoding)
  const text = decoding.write(bytes) + decoding.end()
  // The delimiter that splits the first line into the most columns.
  const readings = importDelimiters.map((delimiter) => ({
    delimiter,
    columns: recordsOf(firstLine(text), delimiter)[0]?.cells.length ?? 0,
  }))
  const best = readings.toSorted((a, b) => b.columns - a.columns)[0]
  return { records: recordsOf(text, best?.delimiter ?? 'comma') }
}

/** A file as records below a line of column names, or why it is none. `readings` are the possible encodings of an ambiguous file. */
export type CsvTable =
  | { head: CsvRecord; records: CsvRecord[] }
  | { problem: string; found?: string | number | undefined; readings?: FileFault['readings'] }

export function readCsvTable(bytes: Buffer, reading: CsvReading): CsvTable {
  const file = readCsvFile(bytes, reading)
  if ('foreignKind' in file) return { problem: 'NotText', found: file.foreignKind }
  if ('fault' in file) {
    const { code, params, readings } = file.fault
    return code === 'NotText' ? { problem: 'StrayBytes', found: params.bytes } : { problem: code, readings }
  }
  const [head, ...records] = file.records
  if (!head) return { problem: 'Empty' }
  return records.length === 0 ? { problem: 'NoRows' } : { head, records }
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
