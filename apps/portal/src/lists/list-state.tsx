import { Button } from '@mantine/core'
import { type Icon, IconFileOff, IconFilterOff, IconInbox } from '@tabler/icons-react'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import { QueryFailure } from './QueryFailure.tsx'

export type EmptyWords = {
  title: string
  hint?: string
  icon?: Icon
  /** What to do about it. */
  action?: ReactNode
}

type Words = EmptyWords & {
  /** Shows everything again. Present if the list is narrowed. */
  onClear?: () => void
}

type List = { data?: { items: readonly unknown[]; total?: number }; error: unknown; isError: boolean; refetch: () => unknown }

/** Replaces rows: why the list is empty, or what failed. Null while there are rows or the first page loads. */
export function listState(list: List, words: Words): ReactNode {
  if (list.isError && !list.data) return <QueryFailure query={list} />
  if (!list.data || list.data.items.length > 0) return null
  if (list.data.total) return <BeyondTheEnd />
  return <EmptyList {...words} />
}

/** An old link may name a page that no longer exists. */
function BeyondTheEnd() {
  const { t } = useLanguage()
  return (
    <EmptyState icon={IconFileOff} title={t('ui.empty.beyond')}>
      {t('ui.empty.beyondHint')}
    </EmptyState>
  )
}

function EmptyList({ title, hint, icon = IconInbox, action, onClear }: Words) {
  const { t } = useLanguage()
  if (!onClear) {
    return (
      <EmptyState icon={icon} title={title} action={action}>
        {hint}
      </EmptyState>
    )
  }
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('ui.empty.clearFilters')}
    </Button>
  )
  return (
    <EmptyState icon={IconFilterOff} title={t('ui.empty.filtered')} action={clear}>
      {t('ui.empty.filteredHint')}
    </EmptyState>
  )
}
