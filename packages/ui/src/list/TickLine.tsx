import classes from './tick.module.css'

type Props = { label: string; isTicked: boolean; onTick: (isTicked: boolean) => void }

/** A choice of a list's menus: a native checkbox and its words. Fields of forms are `CheckField`. */
export function TickLine({ label, isTicked, onTick }: Props) {
  return (
    <label className={classes.line}>
      <input type="checkbox" className={classes.box} checked={isTicked} onChange={(event) => onTick(event.currentTarget.checked)} />
      {label}
    </label>
  )
}
