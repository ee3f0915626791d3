import { useId } from 'react'
import classes from './content.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A few choices in one line. */
export function RadioBar<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.switch}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
