import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import type { Column } from './column.ts'
import type { RowLink } from './row-link.ts'
import type { RowTicks } from './SelectBox.tsx'
import { type RowKey, TableRow } from './TableRow.tsx'

const rowHeightPx = 37

type Props<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  link?: RowLink<Row>
  ticks?: RowTicks<Row>
  onKey?: RowKey<Row>
}

/** Renders only the visible rows, between spacers that stand for the others. */
export function VirtualRows<Row>({ columns, rows, keyOf, link, ticks, onKey }: Props<Row>) {
  const top = useRef<HTMLTableRowElement>(null)
  const [scroller, setScroller] = useState<Element | null>(null)
  useEffect(() => setScroller(top.current?.closest('div') ?? null), [])

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeightPx,
    overscan: 12,
    initialRect: { width: 0, height: 800 },
  })
  const inSight = virtual.getVirtualItems()
  const before = inSight[0]?.start ?? 0
  const after = virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0)
  return (
    <>
      <tr ref={top} aria-hidden style={{ height: before }} />
      {inSight.map((item) => {
        const row = rows[item.index]
        return row === undefined ? null : (
          <TableRow
            key={keyOf(row)}
            row={row}
            columns={columns}
            link={link}
            ticks={ticks}
            onKey={onKey}
            index={item.index}
            measure={virtual.measureElement}
          />
        )
      })}
      <tr aria-hidden style={{ height: after }} />
    </>
  )
}
