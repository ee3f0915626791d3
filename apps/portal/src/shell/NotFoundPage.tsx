import { IconMapSearch } from '@tabler/icons-react'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { HomeLink } from '../page/HomeLink.tsx'
import { usePageTitle } from '../page/use-page-title.ts'
import classes from './pages.module.css'

export function NotFoundPage() {
  const t = useT('shell')
  usePageTitle(t('shell.notFound.title'))
  return (
    <div className={classes.page}>
      <EmptyState isPage icon={IconMapSearch} title={t('shell.notFound.title')} action={<HomeLink />}>
        {t('shell.notFound.hint')}
      </EmptyState>
    </div>
  )
}
