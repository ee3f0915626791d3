import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { eventDeliveries, outgoingEvents } from '../../db/domains/outgoing-events/tables.ts'
import { isoSql } from '../../db/instant-sql.ts'
import type { Tx } from '../../db/transaction.ts'

const spreadLock = 7_240_081

/** False while another process spreads events. Only one does, so that deliveries of a record are created in order. */
export async function lockSpreading(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${spreadLock}) as locked`)
  return rows[0]?.locked ?? false
}

/** Whether an endpoint `p` subscribes to an event `e`. */
const isAskedFor: SQL = sql.raw(
  'p.removed_at is null and e.kind = any(p.kinds) and (p.is_operators or p.tenant_id = e.tenant_id or p.tenant_id = e.affiliate_id)',
)

/** Creates the deliveries of the oldest events that have none, and adds facts about their records. Returns the number of events. */
export async function spreadSome(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const { rows } = await tx.execute<{ taken: number }>(sql`
    with due as materialized (
      select position, kind, data #>> '{object,type}' as type, (data #>> '{object,id}')::uuid as object_id
      from outgoing_events where not is_spread order by position limit ${sql.raw(String(limit))}
    ), known as (
      select due.position, jsonb_strip_nulls(jsonb_build_object('outcome', coalesce(i.state, d.status), 'path', c.path,
        'limit', case when l.id is not null then jsonb_build_object('kind', l.kind, 'siteId', l.site_id, 'deviceId', l.device_id,
          'percent', l.percent, 'powerW', l.power_w, 'startsAt', ${isoSql('l.starts_at')}, 'endsAt', ${isoSql('l.ends_at')},
          'endedAt', ${isoSql('l.ended_at')}) end)) as facts
      from due
      left join customer_imports i on i.id = case when due.type = 'import' then due.object_id end
      left join data_imports d on d.id = case when due.type = 'data-import' then due.object_id end
      left join device_limits l on l.id = case when due.kind in ('limit.set', 'limit.ended') then due.object_id end
      left join contents c on c.id = case when due.type = 'content' then due.object_id end
    ), e as (
      update outgoing_events e set is_spread = true, data = e.data || known.facts from known where e.position = known.position returning e.*
    ), made as (
      insert into event_deliveries (id, endpoint_id, event_id, position, kind, record, at, next_attempt_at)
      select gen_random_uuid(), p.id, e.id, e.position, e.kind, e.record, e.at, ${now.toISOString()}
      from e join event_endpoints p on case when e.endpoint_id is null then ${isAskedFor} else p.id = e.endpoint_id end
      on conflict do nothing)
    select count(*)::int as taken from e`)
  return rows[0]?.taken ?? 0
}

type Test = Pick<typeof outgoingEvents.$inferInsert, 'id' | 'at' | 'tenantId' | 'data'> & { endpointId: string }

/** Adds an event for a single endpoint, with its delivery. */
export async function insertTest(tx: Tx, event: Test, deliveryId: string): Promise<void> {
  const [made] = await tx
    .insert(outgoingEvents)
    .values({ ...event, kind: 'test', record: `test:${event.id}`, isSpread: true })
    .returning()
  if (!made) throw new Error('The insert returned no row')
  const { endpointId, at } = event
  await tx.insert(eventDeliveries).values({
    id: deliveryId,
    endpointId,
    eventId: made.id,
    position: made.position,
    kind: made.kind,
    record: made.record,
    at,
    nextAttemptAt: at,
  })
}

type Span = { endpointId: string; from: Date; to: Date; onlyFailed: boolean; now: Date }

/**
 * Reopens the deliveries of a span that an endpoint subscribes to, and creates missing ones. Running deliveries are unaffected. Returns
 * their number; changes none if there are more than `max`.
 */
export async function openSpan(tx: Tx, { endpointId, from, to, onlyFailed, now }: Span, max: number): Promise<number> {
  const at = now.toISOString()
  const isLeft = sql`d.claimed_until > ${at} ${onlyFailed ? sql`or d.delivered_at is not null` : sql``}`
  const { rows } = await tx.execute<{ found: number }>(sql`
    with found as materialized (
      select e.id, e.position, e.kind, e.record, e.at from outgoing_events e join event_endpoints p on p.id = ${endpointId}
      where e.at >= ${from.toISOString()} and e.at < ${to.toISOString()} and e.is_spread and e.endpoint_id is null and ${isAskedFor}
        and not exists (select from event_deliveries d where d.event_id = e.id and d.endpoint_id = p.id and (${isLeft}))
      limit ${sql.raw(String(max + 1))}
    ), made as (
      insert into event_deliveries (id, endpoint_id, event_id, position, kind, record, at, next_attempt_at)
      select gen_random_uuid(), ${endpointId}, id, position, kind, record, at, ${at} from found
      where (select count(*) from found) <= ${sql.raw(String(max))}
      on conflict (event_id, endpoint_id) do update
        set attempts = 0, next_attempt_at = ${at}, claimed_until = null, delivered_at = null, failed_at = null)
    select count(*)::int as found from found`)
  return rows[0]?.found ?? 0
}

/** Deletes some events that are older than an instant, with their deliveries. Returns how many. */
export async function deleteOld(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from outgoing_events where position in (
      select position from outgoing_events where at < ${before.toISOString()} order by at limit ${sql.raw(String(limit))})`)
  return rowCount ?? 0
}

/** Deletes some deliveries of removed endpoints, or an endpoint without any. Returns the number of rows. */
export async function deleteRemoved(db: Db, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from event_deliveries where id in (
      select d.id from event_endpoints p join event_deliveries d on d.endpoint_id = p.id
      where p.removed_at is not null limit ${sql.raw(String(limit))})`)
  if (rowCount) return rowCount
  const ended = await db.execute(sql`
    delete from event_endpoints p where removed_at is not null and not exists (select from event_deliveries where endpoint_id = p.id)`)
  return ended.rowCount ?? 0
}
