import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useListing } from '../../lists/use-listing.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { ActivityList, useActivityColumns } from './ActivityList.tsx'
import { myActivityList } from './activity-lists.ts'

/** What the member did. */
export function MyActivitiesScreen() {
  const t = useT('activities')
  const listing = useListing(myActivityList, useActivityColumns('actor'))
  usePageTitle(t('activities.mine'))
  return <ActivityList listing={listing} label={t('activities.mine')} hasMembers={false} />
}
