import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import classes from './VirtualFeed.module.css'

/** A heading, which stays at the top while what belongs to it is read, or an entry below one. */
export type FeedItem<Row> = { key: string; heading: () => ReactNode } | { key: string; row: Row }

type Props<Row> = {
  label: string
  items: readonly FeedItem<Row>[]
  renderRow: (row: Row) => ReactNode
  /** How high a closed entry is; open ones are measured. */
  rowHeightPx: number
  headingHeightPx?: number
  /** Brought into sight when the feed appears. */
  startKey?: string
  /** The reader comes near the end of what there is. */
  onNearEnd?: () => void
  /** Stands behind the last entry. */
  end?: ReactNode
}

/** So many entries before the end, more are asked for. */
const nearEnd = 100

/** Entries under headings, as many as there may be: only those in sight are made. Arrow keys go from entry to entry. */
export function VirtualFeed<Row>(props: Props<Row>) {
  const { label, items, renderRow, rowHeightPx, headingHeightPx = 32, startKey, onNearEnd, end } = props
  const box = useRef<HTMLDivElement>(null)
  const headings = useMemo(() => items.flatMap((item, index) => ('heading' in item ? [index] : [])), [items])
  const stuck = useRef(0)
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (isHeading(items[index]) ? headingHeightPx : rowHeightPx),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 16,
    initialRect: { width: 0, height: 900 },
    rangeExtractor: (range: Range) => {
      stuck.current = lastUpTo(headings, range.startIndex)
      return [...new Set([stuck.current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b)
    },
  })
  const inSight = virtual.getVirtualItems()
  const last = inSight.at(-1)?.index ?? 0

  const isNearEnd = last >= items.length - nearEnd
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])
  const started = useRef(false)
  useEffect(() => {
    const index = started.current || !startKey ? -1 : items.findIndex((item) => item.key === startKey)
    if (index < 0) return
    started.current = true
    virtual.scrollToIndex(index, { align: 'center' })
  }, [items, startKey, virtual])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reachable by keyboard
    <section ref={box} className={classes.box} aria-label={label} tabIndex={0} onKeyDown={moveFocus}>
      <ol className={classes.feed} style={{ height: virtual.getTotalSize() }}>
        {inSight.map(({ index, key, start }) => {
          const item = items[index]
          if (!item) return null
          const isStuck = index === stuck.current && 'heading' in item
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              data-heading={'heading' in item || undefined}
              className={isStuck ? classes.stuck : classes.placed}
              style={isStuck ? undefined : { transform: `translateY(${start}px)` }}
            >
              {'heading' in item ? <h2 className={classes.heading}>{item.heading()}</h2> : renderRow(item.row)}
            </li>
          )
        })}
      </ol>
      {end}
    </section>
  )
}

const isHeading = (item: FeedItem<unknown> | undefined): boolean => item !== undefined && 'heading' in item

/** The last of growing numbers that is not beyond another. */
function lastUpTo(numbers: readonly number[], limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return numbers[low - 1] ?? 0
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = event.target instanceof Element ? event.target.closest('li') : null
  if (!row) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li:not([data-heading])')]
  const next = rows[rows.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1)]
  const target = next?.querySelector<HTMLElement>('button, a')
  if (!target) return
  event.preventDefault()
  target.focus()
}
