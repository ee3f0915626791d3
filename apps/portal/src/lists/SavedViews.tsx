import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazy, Suspense, useState } from 'react'
import type { ViewsOfList } from './view-state.ts'

const ViewsMenu = lazy(async () => ({ default: (await import('./ViewsMenu.tsx')).ViewsMenu }))

/** The views that a member saved of a list: opened, saved and shared from a button of its toolbar. */
export function SavedViews(props: ViewsOfList) {
  const { t } = useLanguage()
  // Pressed while the menu is on its way, it opens as soon as it is there.
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
