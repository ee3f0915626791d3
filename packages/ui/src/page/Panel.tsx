import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { PartOfScreen } from '../overlay/part-of-screen.ts'
import classes from './page.module.css'

type Props = {
  title?: ReactNode
  marks?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** Lets a table reach the edges. */
  isFlush?: boolean
  /** Shows only the header until the title is clicked. Dialogs of its actions must be outside of it. */
  isFolded?: boolean
}

/** A titled part of a screen, which can be folded. */
export function Panel({ title, marks, actions, children, isFlush, isFolded }: Props) {
  const [isOpen, setOpen] = useState(!isFolded)
  const body = useId()
  return (
    <section className={classes.panel} data-folded={!isOpen || undefined}>
      {title || actions ? (
        <header className={classes.panelHeader}>
          {title ? (
            <h2>
              {isFolded ? (
                <button type="button" className={classes.fold} aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
                  <IconChevronRight size={16} aria-hidden />
                  {title}
                </button>
              ) : (
                title
              )}
            </h2>
          ) : null}
          {marks}
          <div className={classes.actions}>{actions}</div>
        </header>
      ) : null}
      <div id={isFolded ? body : undefined} className={isFlush ? undefined : classes.panelBody} hidden={!isOpen}>
        {isOpen ? <PartOfScreen value>{children}</PartOfScreen> : null}
      </div>
    </section>
  )
}

/** Facts that are seldom needed, folded below a title. */
export function FoldedFacts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <details className={classes.folded}>
      <summary>{title}</summary>
      <FactList facts={facts} />
    </details>
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
          <dd>{breakable(fact.value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Breaks long e-mail addresses after the @. */
export function breakable(value: ReactNode): ReactNode {
  if (typeof value !== 'string' || !/^\S+@\S+$/.test(value)) return value
  const [name, domain] = value.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
