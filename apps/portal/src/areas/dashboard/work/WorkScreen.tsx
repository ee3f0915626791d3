import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { useMemo } from 'react'
import { useDeviceFilterWords } from '../../../device-filters/use-device-filter-words.ts'
import { ListScreen } from '../../../lists/ListScreen.tsx'
import { countOf } from '../../../lists/list-count.ts'
import { useListing } from '../../../lists/use-listing.ts'
import { useSelection } from '../../../lists/use-selection.ts'
import { usePageTitle } from '../../../page/use-page-title.ts'
import { WorkBulkBar } from './WorkBulkBar.tsx'
import { workColumns, workLink } from './work-columns.tsx'
import { workList } from './work-list.ts'
import { reasonWords } from './work-words.ts'

const keyOf = (item: WorkItem) => `${item.reason.kind} ${item.id}`

export function WorkScreen() {
  const t = useT('dashboard', 'timeline', 'customers', 'devices', 'bulkActions')
  const speech = useLanguage()
  const deviceWords = useDeviceFilterWords()
  const listing = useListing(
    workList,
    useMemo(() => workColumns(speech), [speech]),
  )
  const selection = useSelection('work', '')
  const chosen = listing.page?.items.filter((item) => selection.isSelected(keyOf(item))) ?? []
  usePageTitle(t('dashboard.work.title'))
  return (
    <>
      <PageHeader title={t('dashboard.work.title')} count={countOf(listing.page, speech.language)} />
      <ListScreen
        listing={listing}
        label={t('dashboard.work.title')}
        words={{
          kind: {
            label: t('dashboard.work.field.kind'),
            wordOf: (kind) => t(`dashboard.work.kind.${kind}`),
            values: listing.page?.kinds.map(({ kind }) => kind),
          },
          show: { label: t('dashboard.work.field.show'), wordOf: (part) => t(`dashboard.work.show.${part}`) },
          city: t('customers.field.city'),
          ...deviceWords,
        }}
        keyOf={keyOf}
        selection={{ ...selection, nameOf: (item) => reasonWords(item.reason, speech) }}
        bar={chosen.length > 0 ? <WorkBulkBar items={chosen} onClear={selection.clear} /> : null}
        link={workLink}
        empty={{ title: t('dashboard.work.none'), hint: t('dashboard.work.noneHint') }}
      />
    </>
  )
}
