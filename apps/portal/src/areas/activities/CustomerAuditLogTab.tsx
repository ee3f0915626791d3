import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ActivityList } from './ActivityList.tsx'
import { customerActivitiesQuery } from './activities.queries.ts'
import { activitiesCallQuery } from './activities-search.ts'

const route = getRouteApi('/dashboard/customers/$customerId/audit-log')
const without = ['customer'] as const

/** Every write that concerned a customer. */
export function CustomerAuditLogTab() {
  const t = useT('activities', 'customers')
  const { customerId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery(customerActivitiesQuery(customerId, activitiesCallQuery(search)))
  return (
    <ActivityList
      name="customer-activities"
      label={t('customers.detail.auditLog')}
      list={list}
      search={search}
      onChange={(next, { isStep }) => navigate({ search: next, replace: !isStep })}
      without={without}
    />
  )
}
