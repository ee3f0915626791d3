import type { CustomerSummary } from '@wattdesk/contract/customers/summary/models.ts'
import type { InvitationState } from '@wattdesk/contract/customers/summary/terms.ts'
import { connectionOf } from '@wattdesk/contract/installations/models.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { gatewayContactAt, isGatewayOffline } from '../../db/contact-sql.ts'
import { customers, customerUsers } from '../../db/domains/customers/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'
import type { Caller } from '../../platform/caller.ts'
import { hasJoinedSql } from './users/customer-users.store.ts'

type MainUser = NonNullable<NonNullable<CustomerSummary['mainUser']>>
type Row = {
  hasInstallations: boolean
  site: CustomerSummary['site']
  gatewayId: string | null
  gatewayContactAt: string | null
  isGatewayOffline: boolean | null
  openAlarms: number
  alarmLevel: CustomerSummary['alarms']['level']
  measuredAt: string | null
  mainUser: (Omit<MainUser, 'invitation'> & { hasJoined: boolean; joinedAt: string | null }) | null
  invitation: { state: InvitationState; at: string | null } | null
  currentSales: number
  nextStep: NonNullable<CustomerSummary['sales']>['nextStep']
}

const scoped = { affiliateId: customers.affiliateId, tenantId: customers.tenantId, customerId: customers.id }

/** The summary of a customer in one statement, without the parts that the caller has no permission for. */
export async function findCustomerSummary(
  db: Db,
  { scope, permissions }: { scope: Scope; permissions: Caller['permissions'] },
  id: string,
  now: Date,
): Promise<CustomerSummary | undefined> {
  const sees = {
    live: permissions.has('read:live-stream'),
    users: permissions.has('read:customers-users'),
    sales: permissions.has('read:customers-sales'),
  }
  const { rows } = await db.execute<Row>(sql`
    select
      exists (select from installations i where i.customer_id = ${customers.id}) as "hasInstallations",
      (select jsonb_build_object('id', s.id, 'name', s.name, 'address', s.address, 'zipCode', s.zip_code, 'city', s.city,
        'country', s.country, 'timeZone', s.time_zone) from sites s where s.customer_id = ${customers.id} and s.is_main) as site,
      gateway.id as "gatewayId", gateway.contacted_at as "gatewayContactAt", gateway.is_offline as "isGatewayOffline",
      alarms.open as "openAlarms", alarms.level as "alarmLevel",
      -- Samples are kept for 90 days, quarter hours for good.
      (select max(coalesce(latest.at, greatest(intervals_measured_until(s.id), gas_measured_at(s.id, null, 'infinity'))))
        from sites s left join lateral newest_samples(s.id, null, '-infinity', 'infinity', 1) latest on true
        where s.customer_id = ${customers.id}) as "measuredAt"
      ${sees.users ? sql`, (${mainUser}) as "mainUser", (${newestInvitation}) as invitation` : sql``}
      ${sees.sales ? sql`, (${currentSales}) as "currentSales", (${nextStep}) as "nextStep"` : sql``}
    from ${customers}
    left join lateral (
      select i.id, ${gatewayContactAt(now)} as contacted_at, ${isGatewayOffline()} as is_offline from installations i join gateways g on g.installation_id = i.id
      where i.customer_id = ${customers.id} order by i.added_at, i.id limit 1) gateway on true
    cross join lateral (
      select count(*)::integer as open, (array_agg(a.level order by array_position(array['error', 'warning', 'info'], a.level)))[1] as level
      from alarms a where a.customer_id = ${customers.id} and a.cleared_at is null) alarms
    where ${customers.id} = ${id} and ${scopeSql(scope, scoped)}`)
  const [row] = rows
  return row && presentSummary(id, row, { now, sees })
}

const mainUser = sql`
  select jsonb_build_object('id', ${customerUsers.id}, 'firstName', ${customerUsers.firstName}, 'lastName', ${customerUsers.lastName},
    'email', ${customerUsers.email}, 'language', ${customerUsers.language}, 'hasJoined', ${hasJoinedSql}, 'joinedAt', ${customers.joinedAt})
  from ${customerUsers} where ${customerUsers.customerId} = ${customers.id} and ${customerUsers.isMain} limit 1`

const newestInvitation = sql`
  select jsonb_build_object('state', v.delivery_state, 'at', v.sent_at)
  from invitations v join customer_users u on u.id = v.customer_user_id
  where v.customer_id = ${customers.id} and u.is_main order by v.created_at desc, v.id desc limit 1`

const currentSales = sql`select count(*)::integer from sales s where s.customer_id = ${customers.id} and s.archived_at is null`

/** The first pending step of each current sale, and of those the one planned first. */
const nextStep = sql`
  select jsonb_build_object('saleId', s.id, 'installationKind', s.installation_kind, 'position', step.position, 'name', step.name,
    'names', step.names,
    'plannedOn', step.planned_on)
  from sales s cross join lateral (
    select * from sale_steps t where t.sale_id = s.id and t.status = 'pending' order by t.position limit 1) step
  where s.customer_id = ${customers.id} and s.archived_at is null
  order by step.planned_on nulls last, s.created_at, s.id limit 1`

type Sees = { live: boolean; users: boolean; sales: boolean }

const instantOf = (at: string | null) => (at === null ? null : new Date(at))
const gatewayConnectionOf = (row: Row, now: Date) => connectionOf(instantOf(row.gatewayContactAt), now, row.isGatewayOffline ?? false)

function presentSummary(customerId: string, row: Row, { now, sees }: { now: Date; sees: Sees }): CustomerSummary {
  return {
    customerId,
    hasDevices: row.hasInstallations || row.measuredAt !== null,
    site: row.site,
    gateway: row.gatewayId ? { configurationId: row.gatewayId, connection: gatewayConnectionOf(row, now) } : null,
    alarms: { open: row.openAlarms, level: row.alarmLevel },
    ...(sees.live ? { measurement: connectionOf(instantOf(row.measuredAt), now) } : {}),
    ...(sees.users ? { mainUser: row.mainUser && presentUser(row.mainUser, row.invitation) } : {}),
    ...(sees.sales ? { sales: { current: row.currentSales, nextStep: row.nextStep } } : {}),
  }
}

function presentUser({ hasJoined, joinedAt, ...user }: NonNullable<Row['mainUser']>, newest: Row['invitation']): MainUser {
  const isoOf = (at: string | null) => (at === null ? null : new Date(at).toISOString())
  if (hasJoined) return { ...user, invitation: { state: 'joined', at: isoOf(joinedAt) } }
  if (!newest) return { ...user, invitation: { state: 'not_invited', at: null } }
  return { ...user, invitation: { state: newest.state, at: isoOf(newest.at) } }
}
