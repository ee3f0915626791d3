import { IconEye } from '@tabler/icons-react'
import type { AppViewer } from '@wattdesk/contract/customer-app/models.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useEffect } from 'react'
import { useWords } from '../language/use-words.ts'
import { endSession } from '../session/session.ts'
import { useDraft } from './brand.ts'
import classes from './shell.module.css'

/** Always shown in a member's view: that it is one, whose app it shows, and the remaining time. */
export function ViewBanner({ viewer }: { viewer: AppViewer | undefined }) {
  const t = useWords()
  const draft = useDraft()
  const endsAt = viewer?.endsAt
  useEffect(() => {
    if (!endsAt) return undefined
    const timer = setTimeout(endSession, Math.max(0, Date.parse(endsAt) - nowMs()))
    return () => clearTimeout(timer)
  }, [endsAt])
  if (viewer?.kind !== 'member' || !endsAt) return null
  return (
    <p className={classes.view} role="status">
      <IconEye size={16} aria-hidden />
      <span>
        {t('customerApp.view.banner', { customer: viewer.accountName })}
        {draft ? <small>{t('customerApp.preview.banner')}</small> : null}
      </span>
      <b>
        <Left until={Date.parse(endsAt)} />
      </b>
    </p>
  )
}

function Left({ until }: { until: number }) {
  const seconds = Math.max(0, Math.ceil((until - useNow()) / 1_000))
  return <span className="wd-figures">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</span>
}
