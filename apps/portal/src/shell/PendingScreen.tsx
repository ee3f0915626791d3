import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import classes from './Shell.module.css'

/** Placeholder for a screen whose code or sentences are loading: a title, and lines below it. */
export function PendingScreen() {
  return (
    <div className={classes.pending} aria-busy>
      <span className={classes.pendingTitle} aria-hidden />
      <SkeletonLines count={8} />
    </div>
  )
}
