import classes from './imports.module.css'

type Props = { label: string; done: number; total: number; words: string }

/** How far something is, as a bar and in words. */
export function Progress({ label, done, total, words }: Props) {
  return (
    <div className={classes.progress}>
      <div className={classes.progressWords}>
        <span>{label}</span>
        <span className="wd-figures">{words}</span>
      </div>
      <div className={classes.bar} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={total} aria-valuenow={done}>
        <span style={{ width: `${total > 0 ? Math.min(100, (100 * done) / total) : 0}%` }} />
      </div>
    </div>
  )
}
