import type { fileEncodings } from '@wattdesk/contract/imports.ts'

export type FileEncoding = (typeof fileEncodings)[number]

/**
 * What a spreadsheet would take for a formula: `=`, `+`, `-` and `@`, their full-width forms too, behind blanks or not, and
 * leading tabs and line breaks. With apostrophes in front as well, so that taking one off gives back what was there.
 */
export const formulaPattern = "^'*(\\s*[=+\\-@\uff1d\uff0b\uff0d\uff20]|[\\t\\r\\n])"
/** Plain numbers stay numbers. */
export const numberPattern = '^[+-]?[0-9]+([.,][0-9]+)?$'

const formula = new RegExp(formulaPattern, 'u')
const plainNumber = new RegExp(numberPattern)

/** A cell that a spreadsheet would take for a formula gets an apostrophe in front, which makes it text. */
export function guardedCell(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
}

/** The cell that `guardedCell` was given. */
export function unguardedCell(text: string): string {
  return text.charCodeAt(0) === apostrophe && formula.test(text) ? text.slice(1) : text
}
const apostrophe = 39

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export type CsvWriter = { start(names: readonly string[]): Buffer; lines(rows: readonly (readonly string[])[]): Buffer }

/** Writes CSV in an encoding; UTF-8 with a byte order mark, so that spreadsheets read it right. */
export function writerOf(encoding: FileEncoding): CsvWriter {
  const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(guardedCell(cell))).join(',')}\r\n`
  const encode = (text: string) => (encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(text.replace(/[^\0-\xff]/gu, '?'), 'latin1'))
  return {
    start: (names) => encode(`${encoding === 'utf-8' ? '\ufeff' : ''}${line(names)}`),
    lines: (rows) => encode(rows.map(line).join('')),
  }
}
