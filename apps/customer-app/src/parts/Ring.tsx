import classes from './parts.module.css'

const radius = 42
const around = 2 * Math.PI * radius

/** A share of 0 to 1 as a ring around its figure. */
export function Ring({ share, text, label }: { share: number | null; text: string; label: string }) {
  const part = Math.max(0, Math.min(1, share ?? 0))
  return (
    <span className={classes.ring} role="img" aria-label={`${label}: ${text}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className={classes.ringGround} />
        {share === null || part === 0 ? null : (
          <circle cx="50" cy="50" r={radius} className={classes.ringPart} strokeDasharray={`${part * around} ${around}`} />
        )}
      </svg>
      <b>{text}</b>
    </span>
  )
}
