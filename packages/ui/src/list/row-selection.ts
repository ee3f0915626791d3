/** Which rows of a list are ticked. */
export type RowSelection<Row> = {
  isSelected: (key: string) => boolean
  /** Ticks rows, or takes their ticks away. */
  onSelect: (keys: string[], isSelected: boolean) => void
  /** Names a row for screen readers. */
  nameOf: (row: Row) => string
}

/** The rows from one to another, whichever comes first; the latter alone when the former is not in sight. */
export function rangeOf(keys: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : keys.indexOf(from)
  const end = keys.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}
