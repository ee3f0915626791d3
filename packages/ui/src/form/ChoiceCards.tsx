import type { ComponentProps } from 'react'
import classes from './choice-cards.module.css'

/** A scrolling column of cards to choose from. */
export function ChoiceCards(props: ComponentProps<'fieldset'>) {
  return <fieldset className={classes.cards} {...props} />
}

/** A radio button or checkbox as a card. The first `span` is its name. */
export function ChoiceCard({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classes.card}>
      <input {...input} />
      {children}
    </label>
  )
}
