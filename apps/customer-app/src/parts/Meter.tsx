import classes from './parts.module.css'

/** A share of 0 to 1 as a bar, which is empty while unknown (null). */
export function Meter({ share, color, label }: { share: number | null; color: string; label: string }) {
  return (
    <span className={classes.meter} role="img" aria-label={label} data-unknown={share === null || undefined}>
      <i style={{ width: `${Math.round(Math.max(0, Math.min(1, share ?? 0)) * 100)}%`, background: color }} />
    </span>
  )
}
