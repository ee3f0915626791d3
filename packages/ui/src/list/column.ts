import type { ReactNode } from 'react'

export type Column<Row, Field extends string = string> = {
  key: string
  /** Header, with the unit in it where the cells are figures. */
  header: string
  cell: (row: Row) => ReactNode
  /** The field the list is ordered by when the header is pressed; absent when it cannot be. */
  orderBy?: Field
  isNumber?: boolean
  /** CSS width of the column; it takes what it needs when absent. */
  width?: string
  /** Not shown until chosen. */
  isOptional?: boolean
  /** The header is read out but not shown: buttons of the row. */
  isUntitled?: boolean
  /** Takes a whole line of the card on narrow screens: addresses, identifiers. */
  isWide?: boolean
  /** Its words take more than one line rather than being cut. */
  isWrapping?: boolean
  /** Names the row: always shown, first, and the link to the record. */
  isTitle?: boolean
}

/** The columns to show, in their own order: those chosen, or all that are not optional. */
export function visibleColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[] | undefined): Column<Row>[] {
  return columns.filter((column) => column.isTitle || (chosen ? chosen.includes(column.key) : !column.isOptional))
}

export type Order = { field: string; direction: 'asc' | 'desc' }

/** `field:asc,field:desc` as lists take it. */
export function parseOrder(text: string | undefined): Order | undefined {
  const [field, direction] = text?.split(',')[0]?.split(':') ?? []
  return field ? { field, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined
}

/** The order after a press on a header: ascending, then descending, then the list's own. */
export function nextOrder(field: string, current: Order | undefined): string | undefined {
  if (current?.field !== field) return `${field}:asc`
  return current.direction === 'asc' ? `${field}:desc` : undefined
}
