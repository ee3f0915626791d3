import type { fileEncodings } from '@wattdesk/contract/imports/terms.ts'

export type FileEncoding = (typeof fileEncodings)[number]

/**
 * Text that a spreadsheet would run as a formula: `=`, `+`, `-` and `@`, also in full width or after blanks, and leading tabs
 * and line breaks. Also with apostrophes in front, so that removing one always restores the original.
 */
const sign = '[=+\\-@\uff1d\uff0b\uff0d\uff20]'
export const formulaPattern = `^'*(\\s*${sign}|[\\t\\r\\n])`
/**
 * The same within a cell, after what separates cells or rows for a spreadsheet of another locale, which recognizes our quotes only at the
 * start of one of its cells. The groups are the parts before and after the apostrophe's position.
 */
export const innerFormulaPattern = `([;|\\t\\r\\n]"*)('*[ \u00a0]*${sign})`
/** Plain numbers stay numbers. */
export const numberPattern = '^[+-]?[0-9]+([.,][0-9]+)?$'

const formula = new RegExp(formulaPattern, 'u')
const innerFormula = new RegExp(innerFormulaPattern, 'gu')
const guardedInner = new RegExp(innerFormulaPattern.replace(')(', ")'("), 'gu')
const plainNumber = new RegExp(numberPattern)

/** Puts an apostrophe before what a spreadsheet would run as a formula, which makes it text. */
export function guardedCell(text: string): string {
  const inert = text.replace(innerFormula, "$1'$2")
  return formula.test(inert) && !plainNumber.test(inert) ? `'${inert}` : inert
}

/** The inverse of `guardedCell`. */
export function unguardedCell(text: string): string {
  const plain = text.charCodeAt(0) === apostrophe && formula.test(text) ? text.slice(1) : text
  return plain.replace(guardedInner, '$1$2')
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
