import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazy, Suspense, useState } from 'react'
import type { ViewsOfList } from './view-state.ts'

const ViewsMenu = lazy(async () => ({ default: (await import('./ViewsMenu.tsx')).ViewsMenu }))

/** Opens, saves and shares views of a list from a button of its toolbar. */
export function SavedViews(props: ViewsOfList) {
  const { t } = useLanguage()
  // If it is clicked while the menu is loading, the menu opens once it is loaded.
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
