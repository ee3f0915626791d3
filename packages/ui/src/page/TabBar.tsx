import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import classes from './TabBar.module.css'

/** The class of a tab, which is a link. The active one has `data-active`. */
export const tabClass = classes.tab ?? ''

/** Links to the parts of a record in one row. When it is too narrow, it scrolls the active tab into view. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  const shown = useRef<Element>(null)
  const [hasMore, setHasMore] = useState({ before: false, after: false })
  const measure = useCallback(() => {
    if (!bar.current) return
    const { scrollLeft, clientWidth, scrollWidth } = bar.current
    const before = scrollLeft > 1
    const after = scrollLeft + clientWidth < scrollWidth - 1
    setHasMore((known) => (known.before === before && known.after === after ? known : { before, after }))
  }, [])
  useEffect(() => {
    measure()
    const active = bar.current?.querySelector<HTMLElement>('[data-active]')
    if (!bar.current || !active || active === shown.current) return
    shown.current = active
    const [place, all] = [active.getBoundingClientRect(), bar.current.getBoundingClientRect()]
    bar.current.scrollLeft += place.left - all.left - (all.width - place.width) / 2
  })
  useEffect(() => {
    if (!bar.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(bar.current)
    return () => observer.disconnect()
  }, [measure])

  const step = (direction: 1 | -1) => bar.current?.scrollBy({ left: direction * bar.current.clientWidth * 0.6, behavior: 'smooth' })
  return (
    <div className={classes.frame}>
      <nav ref={bar} className={classes.tabs} aria-label={label} onScroll={measure}>
        {children}
      </nav>
      {hasMore.before ? <More side="before" onClick={() => step(-1)} /> : null}
      {hasMore.after ? <More side="after" onClick={() => step(1)} /> : null}
    </div>
  )
}

/** Scroll button for the mouse only; keyboard users move from tab to tab, which scrolls each into view. */
function More({ side, onClick }: { side: 'before' | 'after'; onClick: () => void }) {
  const Glyph = side === 'before' ? IconChevronLeft : IconChevronRight
  return (
    <button type="button" className={classes.more} data-side={side} aria-hidden tabIndex={-1} onClick={onClick}>
      <Glyph size={17} />
    </button>
  )
}
