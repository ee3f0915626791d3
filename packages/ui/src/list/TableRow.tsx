import { noValue } from '@wattdesk/i18n/formats.ts'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import type { Column } from './column.ts'
import classes from './DataTable.module.css'
import type { RowLink } from './row-link.ts'
import type { RowTicks } from './SelectBox.tsx'

/** A key pressed while a row, or an element in it, has the focus. */
export type RowKey<Row> = (row: Row, event: KeyboardEvent) => void

type Props<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  link?: RowLink<Row>
  ticks?: RowTicks<Row>
  onKey?: RowKey<Row>
  index?: number
  measure?: Ref<HTMLTableRowElement>
}

/** A record as a row; as a card on narrow screens. */
export function TableRow<Row>({ row, columns, link, ticks, onKey, index, measure }: Props<Row>) {
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: as a card, the row loses its element's role
      role="row"
      className={classes.row}
      data-row
      // Rows without a link take the focus themselves, so that keys can move between rows.
      tabIndex={link ? undefined : -1}
      data-linked={link ? true : undefined}
      data-ticked={ticks ? ticks.isTicked(row) : undefined}
      data-index={index}
      onClick={link ? passClick : undefined}
      onKeyDown={onKey ? (event) => onKey(row, event) : undefined}
      ref={measure}
    >
      {ticks ? (
        // biome-ignore lint/a11y/noRedundantRoles: as a card, the cell loses its element's role
        <td role="cell" className={classes.tickCell}>
          {ticks.box(row)}
        </td>
      ) : null}
      {columns.map((column) => {
        const content = column.cell(row)
        return (
          <Cell key={column.key} column={column}>
            {column.isTitle && link ? link(row, content, classes.rowLink ?? '') : content}
          </Cell>
        )
      })}
    </tr>
  )
}

/** A mouse click on a time opens the row, whose link is below it. A tap only shows the exact time. */
function passClick({ target, currentTarget, nativeEvent, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || !target.closest('[data-passes-click]')) return
  if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'mouse') return
  const link = currentTarget.querySelector(`.${classes.rowLink}`)
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: as a card, the cell loses its element's role
      role="cell"
      data-label={column.isTitle || column.isUntitled ? undefined : column.header}
      data-title={column.isTitle || undefined}
      data-number={column.isNumber || undefined}
      data-wide={column.isWide || undefined}
      data-card={column.onCard}
      data-wraps={column.isWrapping || undefined}
      data-actions={column.isUntitled || undefined}
      data-none={children === noValue || undefined}
    >
      {children}
    </td>
  )
}

/** Placeholder rows in the final layout. */
export function SkeletonRows<Row>({ columns, count, hasTicks }: { columns: readonly Column<Row>[]; count: number; hasTicks?: boolean }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are alike and never move
    <tr key={index} className={classes.row} aria-hidden>
      {hasTicks ? <td className={classes.tickCell} /> : null}
      {columns.map((column, at) => (
        <td
          key={column.key}
          data-title={column.isTitle || undefined}
          data-label={column.isTitle ? undefined : column.header}
          data-card={column.onCard}
        >
          <span className={classes.bone} style={{ width: `${45 + ((index * 7 + at * 13) % 40)}%` }} />
        </td>
      ))}
    </tr>
  ))
}
