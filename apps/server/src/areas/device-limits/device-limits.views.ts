import type { DeviceLimit } from '@wattdesk/contract/device-limits/models.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { deviceNameSql } from '../../db/device-name-sql.ts'
import { deviceLimits } from '../../db/domains/gateways/tables.ts'
import { isoInstantOrNull } from '../../db/instants.ts'
import { isUnrestored } from '../../db/limit-sql.ts'
import { listPage } from '../../platform/list-page.ts'
import { type LimitEventRow, stateOf } from './device-limits.rules.ts'

type LimitedDevice = DeviceLimit['devices'][number]

const nameOf = (siteId: SQL, deviceId: SQL) => sql`(
  select coalesce(nullif(${deviceNameSql('a')}, ''), a.device_id)
  from gateways g join appliances a on a.gateway_id = g.id where g.site_id = ${siteId} and a.device_id = ${deviceId} limit 1)`

/** Whether the device of an event `e` has confirmed the limit, keeps it until its gateway ends it, and has no other such limit now. */
const isKeptSql = (now: Date) => sql`case when exists (select from gateways g join appliances a on a.gateway_id = g.id
    where g.site_id = device_limits.site_id and (e.device_id = '' or a.device_id = e.device_id)
      and case device_limits.kind when 'grid-signal' then 'consumption' else 'generation' end = any(a.limits_kept))
  then ${isUnrestored(sql`device_limits`, sql`e.device_id`)} and not exists (select from device_limits o
    where o.site_id = device_limits.site_id and (o.kind = 'grid-signal') = (device_limits.kind = 'grid-signal') and o.ended_at is null
      and o.starts_at <= ${now}::timestamptz and (o.ends_at is null or o.ends_at > ${now}::timestamptz))
  else false end`

const devicesSql = (now: Date) => sql<(LimitedDevice & { isKept: boolean })[]>`coalesce((
  select jsonb_agg(jsonb_build_object('isKept', ${isKeptSql(now)}, 'deviceId', nullif(e.device_id, ''), 'name', ${nameOf(sql`device_limits.site_id`, sql`e.device_id`)},
    'outcome', e.outcome, 'at', e.at, 'powerW', e.power_w, 'measuredW', e.measured_w, 'message', e.message) order by e.device_id)
  from (select distinct on (k.device_id) * from device_limit_events k where k.limit_id = device_limits.id order by k.device_id, k.at desc, k.id desc) e), '[]')`

const askedBySql = sql<string>`coalesce((select m.first_name || ' ' || m.last_name from members m where m.id = device_limits.member_id), device_limits.client_name, '')`

const select = (db: Db, where: SQL, now: Date) =>
  db
    .select({ limit: deviceLimits, devices: devicesSql(now), askedBy: askedBySql })
    .from(deviceLimits)
    .where(where)
    .$dynamic()

export async function listLimits(
  db: Db,
  customerId: string,
  query: { page: number; limit: number },
  now: Date,
): Promise<ListOf<DeviceLimit>> {
  return listPage(query, {
    within: [eq(deviceLimits.customerId, customerId)],
    order: sql`${deviceLimits.startsAt} desc, ${deviceLimits.id} desc`,
    select: async ({ where, order, ...slice }) => {
      const rows = await select(db, where, now).orderBy(order).limit(slice.limit).offset(slice.offset)
      return rows.map((row) => present(row, now))
    },
    count: (where) => db.$count(deviceLimits, where),
  })
}

export async function readLimit(db: Db, customerId: string, id: string, now: Date): Promise<DeviceLimit | undefined> {
  const [row] = await select(db, sql`${deviceLimits.customerId} = ${customerId} and ${deviceLimits.id} = ${id}`, now)
  return row && present(row, now)
}

function present({ limit, devices, askedBy }: Awaited<ReturnType<typeof select>>[number], now: Date): DeviceLimit {
  const { id, kind, siteId, powerW, percent, startsAt, endsAt, endedAt, endReason, reference, askedByKind, askedAt } = limit
  return {
    ...{ id, kind, siteId, powerW, percent, endReason, reference },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    // The limit ends on time, before its row is updated.
    endedAt: (endedAt ?? (endsAt && endsAt <= now ? endsAt : null))?.toISOString() ?? null,
    askedBy: { kind: askedByKind, name: askedBy },
    askedAt: askedAt.toISOString(),
    state: stateOf(limit, devices, now),
    devices: devices.map(({ isKept: _, ...one }) => ({ ...one, at: isoInstantOrNull(one.at) })),
  }
}

/** In order. */
export async function listEvents(db: Db, limitId: string): Promise<LimitEventRow[]> {
  const { rows } = await db.execute<LimitEventRow>(sql`
    select e.at, e.received_at as "receivedAt", e.device_id as "deviceId", ${nameOf(sql`l.site_id`, sql`e.device_id`)} as name, e.outcome,
      e.power_w as "powerW", e.measured_w as "measuredW", e.message
    from device_limit_events e join device_limits l on l.id = e.limit_id where e.limit_id = ${limitId} order by e.at, e.id`)
  return rows
}
