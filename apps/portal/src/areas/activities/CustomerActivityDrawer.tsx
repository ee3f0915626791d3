import { useQuery } from '@tanstack/react-query'
import { ActivityDrawer } from './ActivityDrawer.tsx'
import { customerActivitiesQuery } from './activities.queries.ts'

type Props = { customerId: string; entryId: string; onClose: () => void }

/** One entry of a customer's log, wherever in the log it stands. */
export function CustomerActivityDrawer({ customerId, entryId, onClose }: Props) {
  const { data } = useQuery(customerActivitiesQuery(customerId, { page: 0, limit: 1, filter: JSON.stringify({ id: entryId }) }))
  const [entry] = data?.items ?? []
  return entry ? <ActivityDrawer entry={entry} onClose={onClose} /> : null
}
