import type { ReactNode } from 'react'

export type Column<Row, Field extends string = string> = {
  key: string
  /** Header, with the unit for numeric columns. */
  header: string
  cell: (row: Row) => ReactNode
  /** The sort field of the header; absent when the column is not sortable. */
  orderBy?: Field
  isNumber?: boolean
  /** CSS width of the column; automatic when absent. */
  width?: string
  /** Hidden until chosen. */
  isOptional?: boolean
  /** Hides the header from view, as for row buttons; screen readers read it. */
  isUntitled?: boolean
  /** Spans a whole line of the card on narrow screens, as for addresses and identifiers. */
  isWide?: boolean
  /** Where the cell goes on a card, instead of below its header: in lines with others, alone or after its header. */
  onCard?: 'plain' | 'named' | 'omitted'
  /** The text wraps instead of being truncated. */
  isWrapping?: boolean
  /** Stays visible even if all rows show the same, because the list is about it. */
  isAlwaysShown?: boolean
  /** The cell as text, if it contains more than its column is about, such as a time in a tooltip. */
  word?: (row: Row) => string
  /** The row's title, always shown first and linked to the record. */
  isTitle?: boolean
}

/** The columns to show, in declared order: the chosen ones, or all that are not optional. */
export function visibleColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[] | undefined): Column<Row>[] {
  return columns.filter((column) => column.isTitle || (chosen ? chosen.includes(column.key) : !column.isOptional))
}

export type Order = { field: string; direction: 'asc' | 'desc' }

/** Parses the `order` parameter of lists, `field:asc,field:desc`. */
export function parseOrder(text: string | undefined): Order | undefined {
  const [field, direction] = text?.split(',')[0]?.split(':') ?? []
  return field ? { field, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined
}

/** The order after a click on a header: ascending, then descending, then the list's default. */
export function nextOrder(field: string, current: Order | undefined): string | undefined {
  if (current?.field !== field) return `${field}:asc`
  return current.direction === 'asc' ? `${field}:desc` : undefined
}
