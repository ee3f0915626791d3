import type { ComponentProps } from 'react'
import classes from './choice-cards.module.css'

/** Choices as cards below one another, in a box that scrolls. */
export function ChoiceCards(props: ComponentProps<'fieldset'>) {
  return <fieldset className={classes.cards} {...props} />
}

/** A radio button or a tick box as a card. The first `span` is its name. */
export function ChoiceCard({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classes.card}>
      <input {...input} />
      {children}
    </label>
  )
}
