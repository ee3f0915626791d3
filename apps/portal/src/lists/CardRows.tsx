import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import type { ReactNode } from 'react'
import classes from './list.module.css'

type Props<Row> = {
  label: string
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  card: (row: Row) => ReactNode
  /** Replaces the cards if there are none, or if loading failed. */
  state: ReactNode
}

/** For rows with too much content for a table. */
export function CardRows<Row>({ label, rows, keyOf, card, state }: Props<Row>) {
  if (state) return state
  if (!rows)
    return (
      <div className={classes.cards}>
        <SkeletonLines count={8} />
      </div>
    )
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} data-row tabIndex={-1}>
          {card(row)}
        </li>
      ))}
    </ul>
  )
}
