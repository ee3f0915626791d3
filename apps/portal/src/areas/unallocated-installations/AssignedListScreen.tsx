import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { useMemo } from 'react'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { UnallocatedTabs } from './UnallocatedTabs.tsx'
import { assignedColumns, assignedLink } from './unallocated-columns.tsx'
import { assignedList } from './unallocated-lists.ts'

export function AssignedListScreen() {
  const t = useT('unallocatedInstallations')
  const { language } = useLanguage()
  const columns = useMemo(() => assignedColumns(t), [t])
  const listing = useListing(assignedList, columns)
  usePageTitle(t('unallocatedInstallations.assigned'))
  return (
    <>
      <PageHeader title={t('unallocatedInstallations.title')} count={countOf(listing.page, language)} />
      <UnallocatedTabs />
      <ListScreen
        listing={listing}
        label={t('unallocatedInstallations.assigned')}
        words={{ name: t('unallocatedInstallations.search.customerName'), email: t('unallocatedInstallations.search.customerEmail') }}
        keyOf={(one) => one.id}
        link={assignedLink}
        empty={{ title: t('unallocatedInstallations.assignedEmpty'), hint: t('unallocatedInstallations.assignedEmptyHint') }}
      />
    </>
  )
}
