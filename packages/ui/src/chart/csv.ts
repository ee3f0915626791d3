export type Cell = string | number | null

/** Rows as CSV. Missing values are empty. */
export function rowsToCsv(rows: readonly (readonly Cell[])[]): string {
  return [...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? quoted(cell) : (cell ?? ''))).join(',')), ''].join('\r\n')
}

/** Makes a spreadsheet run a text as a formula, including in full width or after blanks. */
const sign = '[=+\\-@\uff1d\uff0b\uff0d\uff20]'
const formula = new RegExp(`^'*(\\s*${sign}|[\\t\\r\\n])`, 'u')
/** The same after what separates cells or rows for a spreadsheet of another language. */
const innerFormula = new RegExp(`([;|\\t\\r\\n]"*)('*[ \u00a0]*${sign})`, 'gu')

/** A text as a cell, inert in a spreadsheet of any language. */
export function quoted(text: string): string {
  const guarded = text.replace(innerFormula, "$1'$2")
  const inert = formula.test(guarded) ? `'${guarded}` : guarded
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
