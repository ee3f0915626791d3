import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { useMemo } from 'react'
import { ListScreen } from '../../../lists/ListScreen.tsx'
import { countOf } from '../../../lists/list-count.ts'
import { useListing } from '../../../lists/use-listing.ts'
import { usePageTitle } from '../../../page/use-page-title.ts'
import { workColumns, workLink } from './work-columns.tsx'
import { workList } from './work-list.ts'

/** Everything that needs work, by its deadline. */
export function WorkScreen() {
  const t = useT('reports', 'timeline')
  const speech = useLanguage()
  const listing = useListing(
    workList,
    useMemo(() => workColumns(speech), [speech]),
  )
  usePageTitle(t('reports.work.title'))
  return (
    <>
      <PageHeader title={t('reports.work.title')} count={countOf(listing.page, speech.language)} />
      <ListScreen
        listing={listing}
        label={t('reports.work.title')}
        words={{
          kind: {
            label: t('reports.work.field.kind'),
            wordOf: (kind) => t(`reports.work.kind.${kind}`),
            values: listing.page?.kinds.map(({ kind }) => kind),
          },
          show: { label: t('reports.work.field.show'), wordOf: (part) => t(`reports.work.show.${part}`) },
        }}
        keyOf={(item) => `${item.reason.kind} ${item.id}`}
        link={workLink}
        empty={{ title: t('reports.work.none'), hint: t('reports.work.noneHint') }}
      />
    </>
  )
}
