import type { ReactNode, Ref } from 'react'
import classes from './figure-table.module.css'

type Props = {
  title: string
  head: readonly string[]
  /** How many columns, from the first on, contain text instead of figures. */
  texts?: number
  /** For a panel whose content reaches its edges. */
  isFlush?: boolean
  /** For many columns. */
  isDense?: boolean
  heightPx?: number
  maxHeightPx?: number
  box?: Ref<HTMLElement>
  /** Rows. A text cell has `data-text`, a row of totals `data-total`. */
  children: ReactNode
}

/** A table of figures in a scrolling box; complete in print. */
export function FigureTable({ title, head, texts = 1, isFlush, isDense, heightPx, maxHeightPx = 384, box, children }: Props) {
  return (
    <section
      ref={box}
      className={classes.box}
      style={heightPx === undefined ? { maxHeight: maxHeightPx } : { height: heightPx }}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={classes.table} data-flush={isFlush || undefined} data-dense={isDense || undefined}>
        <thead>
          <tr>
            {head.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <th key={at} scope="col" data-text={at < texts || undefined}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
