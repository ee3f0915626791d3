import { FailureState } from '@wattdesk/ui/feedback/FailureState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useEffect, useState } from 'react'
import classes from './Shell.module.css'

/** A network can hang without an error, and browsers then wait for a file for minutes. */
const patienceMs = 20_000

/** Shown while a screen's code or sentences load. After a while, offers to request them again. */
export function PendingScreen() {
  const t = useT('shell')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  // Only reloading the page requests a file again that is on its way.
  if (isSlow) return <FailureState message={t('shell.slow')} onRetry={() => location.reload()} />
  return (
    <div className={classes.pending} aria-busy>
      <span className={classes.pendingTitle} aria-hidden />
      <SkeletonLines count={8} />
    </div>
  )
}
