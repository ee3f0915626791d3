import classes from './parts.module.css'

type Props<T extends string> = { label: string; options: readonly { value: T; text: string }[]; value: T; onChange: (value: T) => void }

export function Choice<T extends string>({ label, options, value, onChange }: Props<T>) {
  return (
    <fieldset className={classes.choice}>
      <legend className="wd-visually-hidden">{label}</legend>
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.text}
        </button>
      ))}
    </fieldset>
  )
}
