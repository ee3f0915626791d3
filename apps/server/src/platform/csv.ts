import type { fileEncodings } from '@wattdesk/contract/imports.ts'

export type FileEncoding = (typeof fileEncodings)[number]

/**
 * Text that a spreadsheet would run as a formula: `=`, `+`, `-` and `@`, also in full width or after blanks, and leading tabs
 * and line breaks. Also with apostrophes in front, so that removing one always restores the original.
 */
export const formulaPattern = "^'*(\\s*[=+\\-@\uff1d\uff0b\uff0d\uff20]|[\\t\\r\\n])"
/** Plain numbers stay numbers. */
export const numberPattern = '^[+-]?[0-9]+([.,][0-9]+)?$'

const formula = new RegExp(formulaPattern, 'u')
const plainNumber = new RegExp(numberPattern)

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula, which makes it text. */
export function guardedCell(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
}

/** The inverse of `guardedCell`. */
export function unguardedCell(text: string): string {
  return text.charCodeAt(0) === apostrophe && formula.test(text) ? text.slice(1) : text
}
const apostrophe = 39

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export type CsvWriter = { start(names: readonly string[]): Buffer; lines(rows: readonly (readonly string[])[]): Buffer }

/** Writes CSV in an encoding. UTF-8 gets a byte order mark, so that spreadsheets recognize it. */
export function writerOf(encoding: FileEncoding): CsvWriter {
  const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(guardedCell(cell))).join(',')}\r\n`
  const encode = (text: string) => (encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(text.replace(/[^\0-\xff]/gu, '?'), 'latin1'))
  return {
    start: (names) => encode(`${encoding === 'utf-8' ? '\ufeff' : ''}${line(names)}`),
    lines: (rows) => encode(rows.map(line).join('')),
  }
}
