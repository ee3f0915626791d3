import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { countOf } from '../../lists/list-count.ts'
import { useListing } from '../../lists/use-listing.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { ActivityList, useActivityColumns } from './ActivityList.tsx'
import { accountActivityList } from './activity-lists.ts'

/** This call wants its filter said, even when it narrows nothing. */
const unfiltered = { filter: '{}' }

/** Everything that happened within the member's reach. */
export function AccountActivitiesScreen() {
  const t = useT('activities')
  const { language } = useLanguage()
  const listing = useListing(accountActivityList, useActivityColumns(), { fixed: unfiltered })
  usePageTitle(t('activities.account'))
  return (
    <>
      <PageHeader title={t('activities.account')} count={countOf(listing.page, language)} />
      <ActivityList listing={listing} label={t('activities.account')} />
    </>
  )
}
