import { IconClockPause } from '@tabler/icons-react'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { usePageTitle } from '../page/use-page-title.ts'
import classes from './pages.module.css'

/** Where installers start. Says what will be here; there is no other start page to offer them. */
export function ComingInstallationsPage() {
  const t = useT('shell')
  const title = t('shell.installations.title')
  usePageTitle(title)
  return (
    <div className={classes.page}>
      <EmptyState isPage icon={IconClockPause} title={title}>
        {t('shell.installations.coming')}
      </EmptyState>
    </div>
  )
}
