import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazy, Suspense, useState } from 'react'
import type { ViewsOfList } from './view-state.ts'

const ViewsMenu = lazy(async () => ({ default: (await import('./ViewsMenu.tsx')).ViewsMenu }))

/** A toolbar button that opens, saves and shares views of a list. */
export function SavedViews(props: ViewsOfList) {
  const { t } = useLanguage()
  // Clicked while the menu was loading, so the menu opens once it is loaded.
  const [isAsked, setAsked] = useState(false)
  const waiting = (
    <Button variant="default" size="xs" leftSection={<IconBookmark size={15} aria-hidden />} aria-busy onClick={() => setAsked(true)}>
      {t('ui.list.views')}
    </Button>
  )
  return (
    <Suspense fallback={waiting}>
      <ViewsMenu {...props} isOpenAtFirst={isAsked} />
    </Suspense>
  )
}
