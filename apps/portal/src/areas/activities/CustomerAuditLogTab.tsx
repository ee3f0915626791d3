import { getRouteApi } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useListing } from '../../lists/use-listing.ts'
import { ActivityList, useActivityColumns } from './ActivityList.tsx'
import { customerActivityQuery } from './activities.queries.ts'
import { customerActivityList } from './activity-lists.ts'

const route = getRouteApi('/dashboard/customers/$customerId/audit-log')

export function CustomerAuditLogTab() {
  const t = useT('activities', 'customers')
  const { customerId } = route.useParams()
  const listing = useListing(customerActivityList, useActivityColumns('customer'), { params: { id: customerId } })
  const find = (entryId: string) => customerActivityQuery(customerId, entryId)
  return <ActivityList listing={listing} label={t('customers.detail.auditLog')} find={find} ofCustomer />
}
