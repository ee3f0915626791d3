import type { listAlarms as listAlarmsCall } from '@wattdesk/contract/alarms/health/calls.ts'
import type { Alarm, AlarmComment, AlarmDetail, VendorOutage } from '@wattdesk/contract/alarms/models.ts'
import { alarmCommentsMax } from '@wattdesk/contract/alarms/terms.ts'
import type { QueryOf } from '@wattdesk/contract/endpoint.ts'
import type { FilterTerm, ListOf } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { splitDeviceTerms } from '../../db/device-filter-sql.ts'
import { isoSql } from '../../db/instant-sql.ts'
import type { Scope } from '../../db/scope.ts'
import type { Caller } from '../../platform/caller.ts'
import { countMax, countUpTo, listPage } from '../../platform/list-page.ts'

type Query = QueryOf<typeof listAlarmsCall>

const columns = {
  level: sql.raw('alarms.level'),
  code: sql.raw('alarms.code'),
  active: sql.raw('(alarms.cleared_at is null)'),
  acknowledged: sql.raw('(alarms.acknowledged_by is not null)'),
  assignedTo: sql.raw('alarms.assigned_to'),
  city: sql.raw('customers.city'),
  raisedAt: sql.raw('alarms.raised_at'),
}

/** The query's parameters outside of the filter, as filter terms. */
const parametersOf = ({ alarmLevel, active }: Query): FilterTerm[] => [
  ...(alarmLevel ? [{ field: 'level', op: 'eq' as const, value: alarmLevel }] : []),
  ...(active ? [{ field: 'active', op: 'eq' as const, value: active === 'true' }] : []),
]

/** Alarms of a scope, of one customer, or of gateways alone: open ones first, then the newest. */
export function listAlarmsOf(
  db: Db,
  { scope, memberId }: Pick<Caller, 'scope' | 'memberId'>,
  query: Query,
  only: { customerId?: string; isGateways?: boolean } = {},
): Promise<ListOf<Alarm>> {
  const ofDevices = splitDeviceTerms(query.filter, { siteId: sql.raw('alarms.site_id') })
  const within = [
    customerScopeSql(scope),
    ...(only.customerId ? [sql`alarms.customer_id = ${only.customerId}::uuid`] : []),
    ...(only.isGateways ? [sql.raw("alarms.code = 'GatewayOffline'")] : []),
    ...(query.owner === 'mine' ? [sql`alarms.assigned_to = ${memberId}::uuid`] : []),
    ...(query.owner === 'nobody' ? [sql.raw('alarms.assigned_to is null')] : []),
    ...ofDevices.conditions,
  ]
  const filter = [...ofDevices.others, ...parametersOf(query)]
  return listPage(
    { ...query, filter },
    {
      within,
      columns,
      ranks: { level: sql.raw("array_position(array['info', 'warning', 'error'], alarms.level)") },
      order: sql.raw('(alarms.cleared_at is null) desc, alarms.raised_at desc, alarms.id desc'),
      tie: sql.raw('alarms.id'),
      select: ({ where, order, limit, offset }) => selectAlarms(db, where, sql`order by ${order} limit ${limit} offset ${offset}`),
      count: (where) => countUpTo(db, sql`alarms join customers on customers.id = alarms.customer_id where ${where}`),
      countMax,
    },
  )
}

const member = (alias: string) =>
  sql.raw(
    `case when ${alias}.id is null then null else jsonb_build_object('id', ${alias}.id, 'name', ${alias}.first_name || ' ' || ${alias}.last_name) end`,
  )

async function selectAlarms(db: Db, where: SQL, page: SQL): Promise<Alarm[]> {
  const { rows } = await db.execute<Alarm>(sql`
    select alarms.id, alarms.level, alarms.code, alarms.cleared_at is null as active,
      jsonb_build_object('id', customers.id, 'accountName', customers.account_name) as customer,
      case when s.id is null then null
        else jsonb_build_object('id', s.id, 'name', s.name, 'city', s.city, 'timeZone', s.time_zone) end as site,
      alarms.device_id as "deviceId", ${isoSql('coalesce(alarms.first_seen_at, alarms.raised_at)')} as "firstSeenAt",
      ${isoSql('alarms.raised_at')} as "raisedAt", ${isoSql('coalesce(alarms.cleared_at, alarms.seen_at, alarms.raised_at)')} as "lastSeenAt",
      ${isoSql('alarms.cleared_at')} as "clearedAt", ${member('k')} as "acknowledgedBy", ${isoSql('alarms.acknowledged_at')} as "acknowledgedAt",
      ${member('m')} as "assignedTo",
      (select count(*)::int from alarm_comments o where o.alarm_id = alarms.id) as comments, alarms.version
    from alarms
    join customers on customers.id = alarms.customer_id
    left join sites s on s.id = alarms.site_id
    left join members k on k.id = alarms.acknowledged_by
    left join members m on m.id = alarms.assigned_to
    where ${where} ${page}`)
  return rows
}

export async function findAlarm(db: Db, scope: Scope, id: string): Promise<Alarm | undefined> {
  const [row] = await selectAlarms(db, sql`alarms.id = ${id} and ${customerScopeSql(scope)}`, sql``)
  return row
}

/** Earlier incidents that are shown beside an alarm. */
const incidentsShown = 50

export async function findAlarmDetail(db: Db, scope: Scope, id: string): Promise<AlarmDetail | undefined> {
  const alarm = await findAlarm(db, scope, id)
  if (!alarm) return undefined
  const [comments, incidents] = await Promise.all([
    selectComments(db, sql`o.alarm_id = ${id}`),
    db.execute<AlarmDetail['incidents'][number]>(sql`
      select i.id, ${isoSql('i.began_at')} as "beganAt", ${isoSql('i.ended_at')} as "endedAt", i.lasted_seconds as "lastedSeconds",
        i.alarm_id as "alarmId"
      from incidents i join alarms a on a.id = ${id} and i.site_id = a.site_id and i.code = a.code
        and i.device_id = coalesce(a.device_id, '')
      order by i.began_at desc, i.id limit ${sql.raw(String(incidentsShown))}`),
  ])
  return { ...alarm, commentList: comments, incidents: incidents.rows }
}

async function selectComments(db: Db, where: SQL): Promise<AlarmComment[]> {
  const { rows } = await db.execute<AlarmComment>(sql`
    select o.id, ${member('m')} as author, o.text, ${isoSql('o.created_at')} as "createdAt"
    from alarm_comments o join members m on m.id = o.member_id where ${where}
    order by o.created_at, o.id limit ${sql.raw(String(alarmCommentsMax))}`)
  return rows
}

export async function findComment(db: Db, id: string): Promise<AlarmComment | undefined> {
  const [row] = await selectComments(db, sql`o.id = ${id}`)
  return row
}

/** Open outages with the silent homes within a scope. Outages without such homes are omitted. */
export async function listOutages(db: Db, scope: Scope): Promise<VendorOutage[]> {
  const { rows } = await db.execute<VendorOutage>(sql`
    select o.id, jsonb_build_object('id', v.id, 'displayName', v.display_name) as vendor, ${isoSql('o.began_at')} as "beganAt",
      ${isoSql('o.ended_at')} as "endedAt", count(distinct i.site_id)::int as homes
    from vendor_outages o
    join vendors v on v.id = o.vendor_id
    join incidents i on i.outage_id = o.id and i.ended_at is null
    join customers on customers.id = i.customer_id
    where o.ended_at is null and ${customerScopeSql(scope)}
    group by o.id, v.id
    order by homes desc, o.id limit 20`)
  return rows
}
