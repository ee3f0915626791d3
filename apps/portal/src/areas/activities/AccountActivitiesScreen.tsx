import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { countOf } from '../../lists/list-count.ts'
import { usePageTitle } from '../../page/use-page-title.ts'
import { ActivityList } from './ActivityList.tsx'
import { accountActivitiesQuery } from './activities.queries.ts'
import { activitiesCallQuery } from './activities-search.ts'

const route = getRouteApi('/dashboard/account/activity-log')
const without = [] as const

/** Everything that happened within the member's reach. */
export function AccountActivitiesScreen() {
  const t = useT('activities')
  const { language } = useLanguage()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery(accountActivitiesQuery(activitiesCallQuery(search)))
  usePageTitle(t('activities.account'))
  return (
    <>
      <PageHeader title={t('activities.account')} count={countOf(list.data, language)} />
      <ActivityList
        name="account-activities"
        label={t('activities.account')}
        list={list}
        search={search}
        onChange={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
        without={without}
      />
    </>
  )
}
