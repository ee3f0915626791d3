import classes from './shell.module.css'

/** A screen that is being loaded: cards of a usual height. */
export function Waiting() {
  return (
    <div className={classes.waiting} aria-busy="true">
      <span />
      <span />
    </div>
  )
}
