import classes from './shell.module.css'

/** Placeholder cards of the usual height while a screen loads. */
export function Waiting() {
  return (
    <div className={classes.waiting} aria-busy="true">
      <span />
      <span />
    </div>
  )
}
