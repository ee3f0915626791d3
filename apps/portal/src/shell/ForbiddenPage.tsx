import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { HomeLink } from '../page/HomeLink.tsx'
import { usePageTitle } from '../page/use-page-title.ts'
import classes from './pages.module.css'

export function ForbiddenPage() {
  const t = useT('shell')
  usePageTitle(t('shell.forbidden.title'))
  return (
    <div className={classes.page}>
      <EmptyState isPage icon={IconLock} title={t('shell.forbidden.title')} action={<HomeLink />}>
        {t('shell.forbidden.hint')}
      </EmptyState>
    </div>
  )
}
