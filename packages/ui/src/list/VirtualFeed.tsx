import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import classes from './VirtualFeed.module.css'

/** A heading, sticky while its entries are visible, or an entry below one. */
export type FeedItem<Row> = { key: string; heading: () => ReactNode } | { key: string; row: Row }

type Props<Row> = {
  label: string
  items: readonly FeedItem<Row>[]
  renderRow: (row: Row) => ReactNode
  /** The height of a closed entry; open ones are measured. */
  rowHeightPx: number
  headingHeightPx?: number
  /** Scrolled into view when the feed appears. */
  startKey?: string
  /** Called when the reader approaches the end of the loaded entries. */
  onNearEnd?: () => void
  /** Shown after the last entry. */
  end?: ReactNode
}

/** Loads more when this many entries are left. */
const nearEnd = 100

/** Any number of entries under headings; only visible ones are rendered. Arrow keys move between entries. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
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

/** The index of the last number that is at most `limit`; the numbers ascend. */
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
