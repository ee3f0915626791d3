import classes from './tick.module.css'

type Props = { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void }

/** A checkbox with its label in a list's menus. Forms use `CheckField`. */
export function TickLine({ label, isTicked, onTick }: Props) {
  return (
    <label className={classes.line}>
      <input type="checkbox" className={classes.box} checked={isTicked} onChange={(event) => onTick(event.currentTarget.checked)} />
      {label}
    </label>
  )
}
