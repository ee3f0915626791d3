import { Button } from '@mantine/core'
import { IconFilterOff, IconInbox } from '@tabler/icons-react'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useLanguage } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { QueryFailure } from './QueryFailure.tsx'

type Props = {
  list: { data?: { items: readonly unknown[] }; error: unknown; isError: boolean; refetch: () => unknown }
  /** Why there is nothing at all. */
  title: string
  hint?: string
  /** Present when the list is narrowed: shows all again. */
  onClear?: () => void
}

/** What a list shows instead of rows: why it is empty, or what failed. Nothing while there are rows. */
export function ListState({ list, title, hint, onClear }: Props) {
  const { t } = useLanguage()
  if (list.isError && !list.data) return <QueryFailure query={list} />
  if (!list.data || list.data.items.length > 0) return null
  if (!onClear) {
    return (
      <EmptyState icon={IconInbox} title={title}>
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
