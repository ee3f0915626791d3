import type { ReactNode } from 'react'
import classes from './list.module.css'

type Props = { toolbar?: ReactNode; children: ReactNode; footer?: ReactNode }

/** The frame of a list: filters above, rows, paging below. Fills the available height. */
export function ListFrame({ toolbar, children, footer }: Props) {
  return (
    <section className={classes.frame}>
      {toolbar ? <div className={classes.toolbar}>{toolbar}</div> : null}
      {children}
      {footer}
    </section>
  )
}
