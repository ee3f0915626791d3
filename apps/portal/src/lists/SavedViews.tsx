import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazy, Suspense } from 'react'
import type { ViewsOfList } from './view-state.ts'

const ViewsMenu = lazy(async () => ({ default: (await import('./ViewsMenu.tsx')).ViewsMenu }))

/** The views that a member saved of a list: opened, saved and shared from a button of its toolbar. */
export function SavedViews(props: ViewsOfList) {
  const { t } = useLanguage()
  const waiting = (
    <Button variant="default" size="xs" leftSection={<IconBookmark size={15} aria-hidden />} aria-busy>
      {t('ui.list.views')}
    </Button>
  )
  return (
    <Suspense fallback={waiting}>
      <ViewsMenu {...props} />
    </Suspense>
  )
}
