import { IconClockPause } from '@tabler/icons-react'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { HomeLink } from './HomeLink.tsx'
import { usePageTitle } from './use-page-title.ts'

/** Links may lead to a screen whose feature flag is off. */
export function FeatureUnavailable() {
  const t = useT('shell')
  const title = t('shell.notFound.unavailable')
  usePageTitle(title)
  return <EmptyState isPage icon={IconClockPause} title={title} action={<HomeLink />} />
}
