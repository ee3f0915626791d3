import { Button } from '@mantine/core'
import { CopyButton } from '@wattdesk/ui/feedback/CopyButton.tsx'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import layout from '../../page/layout.module.css'
import classes from './impersonation.module.css'
import type { StartedView } from './impersonation.queries.ts'
import { useEndView } from './use-end-view.ts'

/** The view just started: its token, remaining time and end button. */
export function ViewToken({ customerId, view, onEnded }: { customerId: string; view: StartedView; onEnded: () => void }) {
  const t = useT('impersonation')
  const end = useEndView(customerId, onEnded)
  return (
    <div className={classes.view} role="status">
      <div className={classes.token}>
        <code className="wd-mono">{view.token}</code>
        <CopyButton text={view.token} />
      </div>
      <p className={layout.hint}>{t('impersonation.tokenHint')}</p>
      <div className={classes.row}>
        <span>
          {t('impersonation.endsIn')} <Countdown until={view.expiresAt} isShort />
        </span>
        <Button variant="default" size="compact-md" loading={end.isPending} onClick={() => end.run(view.id)}>
          {t('impersonation.end')}
        </Button>
      </div>
    </div>
  )
}
