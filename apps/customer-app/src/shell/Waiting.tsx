import classes from './shell.module.css'

/** Placeholder for a loading screen: cards of a usual height. */
export function Waiting() {
  return (
    <div className={classes.waiting} aria-busy="true">
      <span />
      <span />
    </div>
  )
}
