import { IconMail } from '@tabler/icons-react'
import { FailureState } from '@wattdesk/ui/feedback/FailureState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { requestIdOf } from '../api/sentence.ts'
import { supportEmail } from '../page/operator-settings.ts'
import { usePageTitle } from '../page/use-page-title.ts'
import classes from './pages.module.css'

type Props = { error: unknown; onRetry?: () => void }

export function ErrorPage({ error, onRetry }: Props) {
  const t = useT('shell')
  usePageTitle(t('ui.failure.title'))
  const requestId = requestIdOf(error)
  const subject = encodeURIComponent(`${t('shell.error.subject')}${requestId ? ` (${requestId})` : ''}`)
  return (
    <div className={classes.page}>
      <FailureState isPage message={t('ui.failure.title')} onRetry={onRetry} requestId={requestId}>
        <p>{t('ui.failure.hint')}</p>
        <p className={classes.contact}>
          <IconMail size={15} aria-hidden />
          <a href={`mailto:${supportEmail}?subject=${subject}`}>{t('shell.error.contact')}</a>
        </p>
      </FailureState>
    </div>
  )
}
