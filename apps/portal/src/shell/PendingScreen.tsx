import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import classes from './Shell.module.css'

/** Shown while a screen's code or sentences load. */
export function PendingScreen() {
  return (
    <div className={classes.pending} aria-busy>
      <span className={classes.pendingTitle} aria-hidden />
      <SkeletonLines count={8} />
    </div>
  )
}
