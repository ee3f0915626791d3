import { type ImportDelimiter, importDelimiters, importRowMaxChars } from '@wattdesk/contract/imports/terms.ts'

export const delimiterSigns: Record<ImportDelimiter, string> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' }

/** A first line by which files state their delimiter for Excel. No spreadsheet shows or counts it. */
const statement = /^"?sep=(.)"?$/i

/** The delimiter that a file states, if it is one of ours. */
export function statedDelimiter(text: string): ImportDelimiter | undefined {
  const sign = statement.exec(text.split(/\r|\n/, 1)[0] ?? '')?.[1]
  return importDelimiters.find((delimiter) => delimiterSigns[delimiter] === sign)
}

/** Why a record could not be parsed. `column` counts from 0. */
export type RecordFault = { code: 'QuoteNotClosed' | 'QuoteMisplaced' | 'RowTooLong'; column: number }

/** One record of a file; `row` counts from 1 as a spreadsheet does, blank lines included. */
export type CsvRecord = { row: number; cells: string[]; fault?: RecordFault }

/**
 * Parses streamed CSV text (RFC 4180, with LF, CRLF or CR). An unclosed quote invalidates only its own line; parsing
 * continues with the next one. The buffer is limited to the maximum length of a row.
 */
export class CsvRecords {
  readonly #delimiter: string
  readonly #take: (record: CsvRecord) => void
  #rest = ''
  #row = 0
  #isFirstLine = true
  /** In a row over the size limit, whose rest is skipped. */
  #isSkipping = false

  constructor(delimiter: ImportDelimiter, take: (record: CsvRecord) => void) {
    this.#delimiter = delimiterSigns[delimiter]
    this.#take = take
  }

  write(text: string): void {
    this.#read(this.#rest + text, false)
  }

  end(): void {
    this.#read(this.#rest, true)
    this.#rest = ''
  }

  #read(text: string, isLast: boolean): void {
    const ends = new LineEnds(text)
    let at = 0
    if (this.#isSkipping) {
      const end = ends.next(0)
      if (end < 0 && !isLast) {
        this.#rest = ''
        return
      }
      this.#isSkipping = false
      at = end < 0 ? text.length : afterLine(text, end)
    }
    while (at < text.length) {
      const next = this.#readRecord(text, at, ends, isLast)
      if (next === undefined) break
      at = next
    }
    this.#rest = at === 0 ? text : text.slice(at)
    if (this.#rest.length > importRowMaxChars && !isLast) this.#cutLongRow()
  }

  /** Reads the record at an offset. Returns the offset of the next one, or undefined if the end has not arrived yet. */
  #readRecord(text: string, at: number, ends: LineEnds, isLast: boolean): number | undefined {
    const end = ends.next(at)
    const line = text.slice(at, end < 0 ? text.length : end)
    if (this.#isFirstLine) {
      if (!isLast && isCut(text, end)) return undefined
      this.#isFirstLine = false
      if (statement.test(line)) return end < 0 ? text.length : afterLine(text, end)
    }
    if (line.includes('"')) return this.#readQuoted(text, at, ends, isLast)
    if (!isLast && isCut(text, end)) return undefined
    if (line.length > importRowMaxChars) this.#emit(cellsOf(line, this.#delimiter), { code: 'RowTooLong', column: 0 })
    else this.#emit(line.split(this.#delimiter))
    return end < 0 ? text.length : afterLine(text, end)
  }

  /** Reads a record with quotes, character by character. */
  #readQuoted(text: string, start: number, ends: LineEnds, isLast: boolean): number | undefined {
    const cells: string[] = []
    const delimiter = this.#delimiter
    let at = start
    for (;;) {
      if (text[at] === '"') {
        const close = closingQuote(text, at + 1)
        if (close < 0 || close - start > importRowMaxChars) {
          if (close < 0 && !isLast && text.length - start <= importRowMaxChars) return undefined
          return this.#giveUp(text, start, { code: 'QuoteNotClosed', column: cells.length }, ends, isLast)
        }
        // Only the next character shows whether the quote closes the cell.
        if (close === text.length - 1 && !isLast) return undefined
        cells.push(text.slice(at + 1, close).replaceAll('""', '"'))
        at = close + 1
        if (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r')
          return this.#giveUp(text, start, { code: 'QuoteMisplaced', column: cells.length - 1 }, ends, isLast)
      } else {
        const stop = cellEnd(text, at, delimiter)
        if (stop === text.length && !isLast) return undefined
        const cell = text.slice(at, stop)
        if (cell.includes('"')) return this.#giveUp(text, start, { code: 'QuoteMisplaced', column: cells.length }, ends, isLast)
        cells.push(cell)
        at = stop
      }
      if (text[at] === delimiter) at += 1
      else if (at < text.length && text[at] === '\r' && at === text.length - 1 && !isLast) return undefined
      else {
        this.#emit(cells)
        return at < text.length ? afterLine(text, at) : at
      }
    }
  }

  /** A malformed record ends with its first line; the next line starts another record. */
  #giveUp(text: string, start: number, fault: RecordFault, ends: LineEnds, isLast: boolean): number | undefined {
    const end = ends.next(start)
    if (end < 0 && !isLast) return undefined
    const stop = end < 0 ? text.length : end
    const isLong = stop - start > importRowMaxChars
    this.#emit(cellsOf(text.slice(start, stop), this.#delimiter), isLong ? { code: 'RowTooLong', column: 0 } : fault)
    return end < 0 ? text.length : afterLine(text, end)
  }

  #cutLongRow(): void {
    this.#emit(cellsOf(this.#rest, this.#delimiter), { code: 'RowTooLong', column: 0 })
    this.#rest = ''
    this.#isSkipping = true
  }

  #emit(cells: string[], fault?: RecordFault): void {
    this.#row += 1
    if (cells.length === 1 && cells[0]?.trim() === '' && !fault) return
    this.#take(fault ? { row: this.#row, cells, fault } : { row: this.#row, cells })
  }
}

/** The part of a malformed line that is shown. */
const cellsOf = (line: string, delimiter: string) =>
  line
    .slice(0, 4_000)
    .split(delimiter, 200)
    .map((cell) => cell.slice(0, 1_000))

/** Finds line ends in a text that is read once. Each character is searched for again only after its last occurrence was passed. */
class LineEnds {
  readonly #text: string
  #feed = -2
  #back = -2

  constructor(text: string) {
    this.#text = text
  }

  /** The offset of the next line end, or -1. */
  next(from: number): number {
    if (this.#feed !== -1 && this.#feed < from) this.#feed = this.#text.indexOf('\n', from)
    if (this.#back !== -1 && this.#back < from) this.#back = this.#text.indexOf('\r', from)
    if (this.#feed === -1) return this.#back
    return this.#back === -1 ? this.#feed : Math.min(this.#feed, this.#back)
  }
}

/** Whether a line may go on after the text: a CR at its end may be half of a CRLF. */
const isCut = (text: string, end: number) => end < 0 || (text[end] === '\r' && end === text.length - 1)

function afterLine(text: string, end: number): number {
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function cellEnd(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === delimiter || sign === '\n' || sign === '\r') return at
  }
  return text.length
}
