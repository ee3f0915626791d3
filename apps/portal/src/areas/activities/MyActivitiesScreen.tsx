import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { ActivityList } from './ActivityList.tsx'
import { myActivitiesQuery } from './activities.queries.ts'
import { activitiesCallQuery } from './activities-search.ts'

const route = getRouteApi('/dashboard/profile/activity-log')
const without = ['actor'] as const

/** What the member did. */
export function MyActivitiesScreen() {
  const t = useT('activities')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery(myActivitiesQuery(activitiesCallQuery(search)))
  usePageTitle(t('activities.mine'))
  return (
    <ActivityList
      name="my-activities"
      label={t('activities.mine')}
      list={list}
      search={search}
      onChange={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
      without={without}
    />
  )
}
