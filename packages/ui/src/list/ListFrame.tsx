import type { ReactNode } from 'react'
import classes from './list.module.css'

type Props = {
  toolbar?: ReactNode
  /** The toolbar may have several lines, but their number must not change. */
  toolbarWraps?: boolean
  children: ReactNode
  footer?: ReactNode
}

/** The frame of a list: filters above, rows, paging below. Fills the available height. */
export function ListFrame({ toolbar, toolbarWraps, children, footer }: Props) {
  return (
    <section className={classes.frame}>
      {toolbar ? (
        <div className={classes.toolbar} data-wraps={toolbarWraps || undefined}>
          {toolbar}
        </div>
      ) : null}
      {children}
      {footer}
    </section>
  )
}
