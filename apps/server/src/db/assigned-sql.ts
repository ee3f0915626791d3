import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import { all, filterSql } from './filter-sql.ts'
import { isOverdue, isUndelivered, isWatchedGateway } from './open-work-sql.ts'

const isAssigned = ({ field }: FilterTerm) => field === 'assignedTo'
const terms = (given: readonly FilterTerm[], column: string) => all(filterSql(given, { assignedTo: sql.raw(column) }))

/**
 * Customers with work of a member, and the other terms: an open alarm, or what the member took from the list of work and is not done: a
 * silent gateway, an overdue sale step, a purge, or a mail that was not delivered.
 */
export function splitAssignedCustomers(given: readonly FilterTerm[], customerId: SQL): { conditions: SQL[]; others: FilterTerm[] } {
  const { asked, others } = split(given)
  const condition = sql`${customerId} in (
    select a.customer_id from alarms a where a.cleared_at is null and ${terms(asked, 'a.assigned_to')}
    union all
    select w.customer_id from work_claims w where ${terms(asked, 'w.owner_id')} and (
      exists (select from silent_gateways s join gateways g on g.id = s.gateway_id
        where w.kind = 'gateway' and s.gateway_id = w.object_id and w.updated_at >= s.silent_since and not ${isWatchedGateway('g')})
      or exists (select from sale_steps t join sales s on s.id = t.sale_id join customers c on c.id = s.customer_id
        where w.kind = 'sale' and s.id = w.object_id and s.archived_at is null and c.status = 'active'
        and w.updated_at >= t.planned_on::timestamp at time zone 'UTC' and ${isOverdue('t', sql`(now() at time zone 'UTC')::date`)})
      or exists (select from customers p where w.kind = 'purge' and p.id = w.object_id and p.status = 'inactive'
        and w.updated_at >= p.deactivated_at)
      or exists (select from outbox_mails m left join customers c on c.id = m.customer_id left join customer_users u on u.id = m.customer_user_id
        where w.kind = 'mail' and m.id = w.object_id and ${isUndelivered('m')}
        and (m.customer_user_id is null or (u.email = m.recipient and c.status = 'active')))))`
  return { conditions: asked.length > 0 ? [condition] : [], others }
}

/** Homes with an open alarm or a silent gateway of a member, and the other terms. */
export function splitAssignedSites(given: readonly FilterTerm[], siteId: SQL): { conditions: SQL[]; others: FilterTerm[] } {
  const { asked, others } = split(given)
  const condition = sql`${siteId} in (
    select a.site_id from alarms a where a.cleared_at is null and ${terms(asked, 'a.assigned_to')}
    union all
    select g.site_id from work_claims w join silent_gateways s on s.gateway_id = w.object_id join gateways g on g.id = s.gateway_id
    where w.kind = 'gateway' and w.updated_at >= s.silent_since and not ${isWatchedGateway('g')} and ${terms(asked, 'w.owner_id')})`
  return { conditions: asked.length > 0 ? [condition] : [], others }
}

function split(given: readonly FilterTerm[]) {
  return { asked: given.filter(isAssigned), others: given.filter((term) => !isAssigned(term)) }
}
