import { IconClockPause, IconMapSearch } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { HomeLink } from '../page/HomeLink.tsx'
import { usePageTitle } from '../page/use-page-title.ts'
import { isAnnounced } from './announced-screens.ts'
import classes from './pages.module.css'

/** Shown for addresses without a screen. */
export function NotFoundPage() {
  const t = useT('shell')
  const isComing = useLocation({ select: ({ pathname }) => isAnnounced(pathname) })
  const title = t(isComing ? 'shell.notFound.announced' : 'shell.notFound.title')
  usePageTitle(title)
  return (
    <div className={classes.page}>
      <EmptyState isPage icon={isComing ? IconClockPause : IconMapSearch} title={title} action={<HomeLink />}>
        {isComing ? null : t('shell.notFound.hint')}
      </EmptyState>
    </div>
  )
}
