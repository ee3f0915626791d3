import type { ReactNode } from 'react'
import classes from './list.module.css'

type Props = {
  toolbar?: ReactNode
  /** Allows several lines in the toolbar, but their number must not change. */
  toolbarWraps?: boolean
  children: ReactNode
  footer?: ReactNode
}

/** The frame of a list, which fills the available height: filters above, rows, paging below. */
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
