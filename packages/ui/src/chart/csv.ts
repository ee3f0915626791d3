export type Cell = string | number | null

/** Rows as CSV. Missing values are empty. */
export function rowsToCsv(rows: readonly (readonly Cell[])[]): string {
  return [...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? quoted(cell) : (cell ?? ''))).join(',')), ''].join('\r\n')
}

/** A text that spreadsheets run as a formula, including full-width signs and signs after blanks. */
const sign = '[=+\\-@\uff1d\uff0b\uff0d\uff20]'
const formula = new RegExp(`^'*(\\s*${sign}|[\\t\\r\\n])`, 'u')
/** The same after characters that separate cells or rows in spreadsheets of other languages. */
const innerFormula = new RegExp(`([;|\\t\\r\\n]"*)('*[ \u00a0]*${sign})`, 'gu')

/** A text as a cell, inert in a spreadsheet of any language. */
export function quoted(text: string): string {
  const guarded = text.replace(innerFormula, "$1'$2")
  const inert = formula.test(guarded) ? `'${guarded}` : guarded
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
