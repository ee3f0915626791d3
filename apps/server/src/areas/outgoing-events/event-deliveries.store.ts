import type { DeliveredKind, DeliveryFault } from '@wattdesk/contract/outgoing-events/terms.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { eventAttempts } from '../../db/domains/outgoing-events/tables.ts'
import type { Tx } from '../../db/transaction.ts'

/** A delivery that this process sends until its claim expires. */
export type ClaimedDelivery = {
  id: string
  endpoint_id: string
  attempts: number
  claim: string
  url: string
  sealed_secret: Buffer
  sealed_previous_secret: Buffer | null
  event_id: string
  kind: DeliveredKind
  at: string
  data: Record<string, unknown>
}

type Claim = { now: Date; until: Date; limit: number; places: readonly [healthy: number, failing: number]; failuresMax: number }

/**
 * Claims due deliveries of every endpoint, each the earliest open one of its record. An endpoint has as many at once as its health
 * allows, so that none delays the others. Skips what another process is claiming.
 */
export async function claimDeliveries(db: Db, { now, until, limit, places, failuresMax }: Claim): Promise<ClaimedDelivery[]> {
  const [at, end] = [now.toISOString(), until.toISOString()]
  const [healthy, failing] = places
  const { rows } = await db.execute<ClaimedDelivery>(sql`
    with free as materialized (
      select p.id, case when p.failures < ${sql.raw(String(failuresMax))} then ${sql.raw(String(healthy))} else ${sql.raw(String(failing))} end
        - (select count(*) from event_deliveries d
           where d.endpoint_id = p.id and d.claimed_until > ${at} and d.delivered_at is null and d.failed_at is null) as places
      from event_endpoints p
      where p.paused_at is null and p.removed_at is null and (p.probe_at is null or p.probe_at <= ${at})
    ), due as (
      select one.id from free cross join lateral (
        select d.id from event_deliveries d
        where d.endpoint_id = free.id and d.delivered_at is null and d.failed_at is null and d.next_attempt_at <= ${at}
          and not exists (select from event_deliveries o where o.endpoint_id = d.endpoint_id and o.record = d.record
            and o.position < d.position and o.delivered_at is null and o.failed_at is null)
        order by d.next_attempt_at, d.position limit greatest(0, free.places) for update skip locked) one
      limit ${sql.raw(String(limit))})
    update event_deliveries d set claimed_until = ${end}, next_attempt_at = ${end}
    from due, event_endpoints p, outgoing_events e
    where d.id = due.id and p.id = d.endpoint_id and e.id = d.event_id
    returning d.id, d.endpoint_id, d.attempts, ${end} as claim, p.url, p.sealed_secret,
      case when p.previous_secret_until > ${at} then p.sealed_previous_secret end as sealed_previous_secret,
      e.id as event_id, e.kind, to_json(e.at at time zone 'UTC') #>> '{}' || 'Z' as at, e.data`)
  return rows
}

export type Attempt = {
  at: Date
  tookMs: number
  url: string
  headers: Record<string, string>
  status: number | null
  fault: DeliveryFault | null
  response: string | null
}

export async function insertAttempt(tx: Tx, deliveryId: string, attempt: Attempt): Promise<void> {
  await tx.insert(eventAttempts).values({ deliveryId, ...attempt })
}

type Outcome = Pick<Attempt, 'status' | 'fault'> & { deliveredAt: Date | null; failedAt: Date | null; nextAt: Date | null }

/** Records the outcome of an attempt. False if the claim expired and another process sent it, or the delivery was deleted. */
export async function settle(tx: Tx, { id, claim }: ClaimedDelivery, { status, fault, deliveredAt, failedAt, nextAt }: Outcome) {
  const iso = (at: Date | null) => at?.toISOString() ?? null
  const { rowCount } = await tx.execute(sql`
    update event_deliveries set attempts = attempts + 1, claimed_until = null, status = ${status}, fault = ${fault},
      delivered_at = ${iso(deliveredAt)}, failed_at = ${iso(failedAt)}, next_attempt_at = coalesce(${iso(nextAt)}::timestamptz, next_attempt_at)
    where id = ${id} and claimed_until = ${claim}`)
  return rowCount === 1
}

export type OwnDelivery = {
  id: string
  endpointId: string
  isClaimed: boolean
  isPaused: boolean
  state: string
  kind: DeliveredKind
  eventId: string
}

export async function lockDelivery(tx: Tx, id: string, tenantId: string, now: Date): Promise<OwnDelivery | undefined> {
  const { rows } = await tx.execute<OwnDelivery>(sql`
    select d.id, d.endpoint_id as "endpointId", coalesce(d.claimed_until > ${now.toISOString()}, false) as "isClaimed",
      p.paused_at is not null as "isPaused", d.state, d.kind, d.event_id as "eventId"
    from event_deliveries d join event_endpoints p on p.id = d.endpoint_id
    where d.id = ${id} and p.tenant_id = ${tenantId} and p.removed_at is null for update of d`)
  return rows[0]
}

/** Makes a delivery due now, as if it had not been tried yet. */
export async function openDelivery(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update event_deliveries set attempts = 0, next_attempt_at = ${now.toISOString()}, claimed_until = null, delivered_at = null, failed_at = null
    where id = ${id}`)
}
