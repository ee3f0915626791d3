import classes from './ProgressBar.module.css'

type Props = {
  /** For screen readers. */
  label: string
  done: number
  total: number
  /** In progress, but the extent is not known yet. */
  isUnknown?: boolean
}

export function ProgressBar({ label, done, total, isUnknown = false }: Props) {
  const part = total > 0 ? Math.min(100, (100 * done) / total) : 0
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={isUnknown ? undefined : done}
      data-unknown={isUnknown || undefined}
    >
      <span style={isUnknown ? undefined : { width: `${part}%` }} />
    </div>
  )
}
