import { isValidElement, type ReactNode } from 'react'
import type { Column } from './column.ts'

/** Shorter pages are easy to scan, so they keep all columns. */
export const fewestRows = 5

export type Alike = { key: string; header: string; shown: ReactNode }

/** The columns with the same value in every row, except titles, buttons, and `kept` ones such as the sorted one. */
export function alikeColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[], kept: (column: Column<Row>) => boolean): Alike[] {
  const [first, ...others] = rows
  if (first === undefined || rows.length < fewestRows) return []
  return columns.flatMap((column) => {
    if (column.isTitle || column.isUntitled || column.isAlwaysShown || kept(column)) return []
    const show = column.word ?? column.cell
    const shown = show(first)
    return others.every((row) => looksAlike(shown, show(row))) ? [{ key: column.key, header: column.header, shown }] : []
  })
}

/** Whether two cells look the same, as far as their elements reveal. */
export function looksAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (isValidElement<object>(one) && isValidElement<object>(other)) return one.type === other.type && looksAlike(one.props, other.props)
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)]
  return keys.length === otherKeys.length && keys.every((key) => looksAlike(Reflect.get(one, key), Reflect.get(other, key)))
}
