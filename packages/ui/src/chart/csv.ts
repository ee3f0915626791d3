export type Cell = string | number | null

/** Rows as CSV. Missing values are empty. */
export function rowsToCsv(rows: readonly (readonly Cell[])[]): string {
  return [...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? quoted(cell) : (cell ?? ''))).join(',')), ''].join('\r\n')
}

/** A text as a cell. */
export function quoted(text: string): string {
  // A leading sign would make a spreadsheet read the cell as a formula.
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
