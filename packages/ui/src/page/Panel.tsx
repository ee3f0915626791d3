import type { ReactNode } from 'react'
import classes from './page.module.css'

type Props = { title?: ReactNode; marks?: ReactNode; actions?: ReactNode; children: ReactNode; isFlush?: boolean }

/** A titled part of a screen. `isFlush` lets a table reach the edges. */
export function Panel({ title, marks, actions, children, isFlush }: Props) {
  return (
    <section className={classes.panel}>
      {title || actions ? (
        <header className={classes.panelHeader}>
          {title ? <h2>{title}</h2> : null}
          {marks}
          <div className={classes.actions}>{actions}</div>
        </header>
      ) : null}
      <div className={isFlush ? undefined : classes.panelBody}>{children}</div>
    </section>
  )
}

export type Fact = { label: string; value: ReactNode; key?: string }

/** Labels and values of a record, in as many columns as fit. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map((fact) => (
        <div key={fact.key ?? fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
