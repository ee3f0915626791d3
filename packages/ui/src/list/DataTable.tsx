import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { type Column, nextOrder, type Order } from './column.ts'
import classes from './DataTable.module.css'
import type { RowLink } from './row-link.ts'
import type { RowSelection } from './row-selection.ts'
import { useRowTicks } from './SelectBox.tsx'
import { type RowKey, SkeletonRows, TableRow } from './TableRow.tsx'

// `lazy` loses the component's type parameter, hence the cast.
const VirtualRows = lazy(async () => ({
  default: (await import('./VirtualRows.tsx')).VirtualRows,
})) as unknown as typeof import('./VirtualRows.tsx').VirtualRows

/** Beyond this many rows, only visible ones are rendered. */
const virtualBeyond = 100

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** Makes the title cell a link that covers its row, so that a middle click opens a tab. */
  link?: RowLink<Row>
  /** Adds a checkbox to every row, for actions on several rows. */
  selection?: RowSelection<Row>
  onKey?: RowKey<Row>
  order?: Order
  onOrder?: (order: string | undefined) => void
  /** Shown instead of rows when there are none or loading failed. */
  state?: ReactNode
  /** The number of skeleton rows while the first page loads. */
  expectedRows?: number
  /** New rows are loading while the old ones stay visible. */
  isRefreshing?: boolean
}

/** A compact table of records with a sticky header that sorts on click; cards on narrow screens. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, link, onKey, state, expectedRows = 10, isRefreshing } = props
  const ticks = useRowTicks(props.selection, rows, keyOf)
  return (
    <div className={classes.box} data-refreshing={isRefreshing || undefined}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as cards, the elements lose their roles */}
      <table className={classes.table} role="table" aria-label={label} aria-busy={rows === undefined || isRefreshing}>
        <thead role="rowgroup">
          <tr role="row">
            {ticks ? (
              <th role="columnheader" scope="col" className={classes.tickCell}>
                {ticks.header}
              </th>
            ) : null}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} order={props.order} onOrder={props.onOrder} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows === undefined && !state ? <SkeletonRows columns={columns} count={expectedRows} hasTicks={ticks !== undefined} /> : null}
          {rows && rows.length > virtualBeyond ? (
            <Suspense fallback={<SkeletonRows columns={columns} count={expectedRows} hasTicks={ticks !== undefined} />}>
              <VirtualRows columns={columns} rows={rows} keyOf={keyOf} link={link} ticks={ticks} onKey={onKey} />
            </Suspense>
          ) : (
            rows?.map((row) => <TableRow key={keyOf(row)} row={row} columns={columns} link={link} ticks={ticks} onKey={onKey} />)
          )}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      {state}
    </div>
  )
}

type HeaderProps<Row> = { column: Column<Row>; order?: Order; onOrder?: (order: string | undefined) => void }

function HeaderCell<Row>({ column, order, onOrder }: HeaderProps<Row>) {
  const field = onOrder ? column.orderBy : undefined
  const direction = field !== undefined && order?.field === field ? order.direction : undefined
  const sort = direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see the table
      role="columnheader"
      scope="col"
      style={{ width: column.width }}
      data-number={column.isNumber || undefined}
      aria-sort={field === undefined ? undefined : sort}
    >
      {field === undefined ? (
        column.isUntitled ? (
          <span className="wd-visually-hidden">{column.header}</span>
        ) : (
          column.header
        )
      ) : (
        <button type="button" className={classes.order} data-ordered={direction} onClick={() => onOrder?.(nextOrder(field, order))}>
          {column.header}
          <Arrow size={13} aria-hidden />
        </button>
      )}
    </th>
  )
}
