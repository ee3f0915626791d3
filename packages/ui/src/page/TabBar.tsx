import { type ReactNode, useEffect, useRef } from 'react'
import classes from './TabBar.module.css'

/** The class of a tab, which is a link; the one in force carries `data-active`. */
export const tabClass = classes.tab ?? ''

/** Links to the parts of a record, in one row; where it is too narrow for all, the one in force is in sight. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  const shown = useRef<Element>(null)
  useEffect(() => {
    const active = bar.current?.querySelector<HTMLElement>('[data-active]')
    if (!bar.current || !active || active === shown.current) return
    shown.current = active
    const [place, all] = [active.getBoundingClientRect(), bar.current.getBoundingClientRect()]
    bar.current.scrollLeft += place.left - all.left - (all.width - place.width) / 2
  })
  return (
    <nav ref={bar} className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
