import type { ReactNode } from 'react'
import classes from './list.module.css'

type Props = { toolbar?: ReactNode; children: ReactNode; footer?: ReactNode }

/** The box of a list: what narrows it above, the rows, the paging below. Fills the height it is given. */
export function ListFrame({ toolbar, children, footer }: Props) {
  return (
    <section className={classes.frame}>
      {toolbar ? <div className={classes.toolbar}>{toolbar}</div> : null}
      {children}
      {footer}
    </section>
  )
}
