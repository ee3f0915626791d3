/** Parses small CSV files for other areas by the rules of imports: detects encoding and delimiter. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Country } from '@wattdesk/contract/formats.ts'
import { type ImportDelimiter, type ImportEncoding, importDelimiters } from '@wattdesk/contract/imports/terms.ts'
import { type CsvRecord, CsvRecords, statedDelimiter } from './csv-records.format.ts'
import type { FileFault } from './reading-faults.rules.ts'
import { type EncodingVerdict, foreignKind, openDecoding, openEncodingSniffer } from './text-encoding.format.ts'

export type { CsvRecord }

/** The records of a file, its kind if it is not text, or why its encoding must be chosen. */
type CsvFile = { records: CsvRecord[] } | { foreignKind: string } | { fault: FileFault }

/** The encoding of a file, or the country whose letters determine it. */
export type CsvReading = { encoding?: ImportEncoding; country?: Country }

/** About a millisecond of work, after which the thread yields. */
const pieceBytes = 65_536

/** Reads the first `recordsMax` records of a file, and one more if there are more. */
async function readCsvFile(bytes: Buffer, { recordsMax, ...reading }: CsvReading & { recordsMax: number }): Promise<CsvFile> {
  const foreign = foreignKind(bytes)
  if (foreign) return { foreignKind: foreign }
  const { encoding, fault } = reading.encoding ? { encoding: reading.encoding } : await sniff(bytes, reading.country)
  if (fault) return { fault }
  const decoding = openDecoding(encoding)
  const records: CsvRecord[] = []
  let reader: CsvRecords | undefined
  for (const piece of piecesOf(bytes)) {
    const text = decoding.write(piece)
    reader ??= new CsvRecords(statedDelimiter(text) ?? delimiterOf(text), (record) => records.push(record))
    reader.write(text)
    if (records.length > recordsMax) return { records: records.slice(0, recordsMax + 1) }
    await nextTurn()
  }
  reader?.write(decoding.end())
  reader?.end()
  return { records }
}

/** A file as records below a line of column names, or why it is not one. `readings` are the possible encodings of an ambiguous file. */
export type CsvTable =
  | { head: CsvRecord; records: CsvRecord[] }
  | { problem: string; found?: string | number | undefined; readings?: FileFault['readings'] }

/** Reads the first `recordsMax` records below the line, and one more if there are more. */
export async function readCsvTable(bytes: Buffer, { recordsMax, ...reading }: CsvReading & { recordsMax: number }): Promise<CsvTable> {
  const file = await readCsvFile(bytes, { ...reading, recordsMax: recordsMax + 1 })
  if ('foreignKind' in file) return { problem: 'NotText', found: file.foreignKind }
  if ('fault' in file) {
    const { code, params, readings } = file.fault
    return code === 'NotText' ? { problem: 'StrayBytes', found: params.bytes } : { problem: code, readings }
  }
  const [head, ...records] = file.records
  if (!head) return { problem: 'Empty' }
  return records.length === 0 ? { problem: 'NoRows' } : { head, records }
}

async function sniff(bytes: Buffer, country: Country | undefined): Promise<EncodingVerdict> {
  const sniffer = openEncodingSniffer()
  for (const piece of piecesOf(bytes)) {
    sniffer.see(piece)
    await nextTurn()
  }
  return sniffer.verdict(country)
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

/** The delimiter that splits the first line into the most columns. */
function delimiterOf(text: string): ImportDelimiter {
  const line = text.trimStart().split(/\r|\n/, 1)[0] ?? ''
  const readings = importDelimiters.map((delimiter) => ({ delimiter, columns: firstOf(line, delimiter)?.cells.length ?? 0 }))
  return readings.toSorted((a, b) => b.columns - a.columns)[0]?.delimiter ?? 'comma'
}

function firstOf(line: string, delimiter: ImportDelimiter): CsvRecord | undefined {
  const records: CsvRecord[] = []
  const reader = new CsvRecords(delimiter, (record) => records.push(record))
  reader.write(line)
  reader.end()
  return records[0]
}
