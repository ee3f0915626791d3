import type { ReactNode } from 'react'
import classes from './TabBar.module.css'

/** The class of a tab, which is a link; the one in force carries `data-active`. */
export const tabClass = classes.tab ?? ''

/** Links to the parts of a record, in one row. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
