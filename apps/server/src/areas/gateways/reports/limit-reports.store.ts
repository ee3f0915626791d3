import type { LimitEvent } from '@wattdesk/device-protocol/limits.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { uuidArray } from '../../../db/binary-arrays.ts'
import { deviceLimitEvents, gateways } from '../../../db/domains/gateways/tables.ts'
import type { Tx } from '../../../db/transaction.ts'

/** Latest reports kept per limit, besides the first of each kind, because a limit of the feed-in can last for years. */
const eventsMax = sql.raw('2000')

/** A limit that a gateway of this home reported about, and whether it reported the same outcome of this device before. */
export type NewEvent = {
  limitId: string
  deviceId: string
  outcome: LimitEvent['outcome']
  powerW: number | null
  measuredW: number | null
} & {
  isFirst: boolean
}

/** Adds a gateway's reports about limits of its home. Returns the new ones. */
export async function addEvents(tx: Tx, siteId: string, events: readonly LimitEvent[], receivedAt: Date): Promise<NewEvent[]> {
  const { rows } = await tx.execute<NewEvent>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e ("limitId" uuid, "deviceId" text, at timestamptz, outcome text, "powerW" real, "measuredW" real, message text)
    ), added as (
      insert into ${deviceLimitEvents} (limit_id, device_id, at, received_at, outcome, power_w, measured_w, message)
      select l.id, coalesce(e."deviceId", ''), least(e.at, ${receivedAt}::timestamptz), ${receivedAt}::timestamptz, e.outcome,
        round(e."powerW")::integer, round(e."measuredW")::integer, e.message
      from given e join device_limits l on l.id = e."limitId" and l.site_id = ${siteId}
      order by e.at
      on conflict do nothing
      returning id, limit_id, device_id, outcome, power_w, measured_w
    )
    select a.limit_id as "limitId", a.device_id as "deviceId", a.outcome, a.power_w as "powerW", a.measured_w as "measuredW",
      not exists (select from device_limit_events k where k.limit_id = a.limit_id and k.device_id = a.device_id and k.outcome = a.outcome
        and k.id <> a.id) as "isFirst"
    from added a order by a.id`)
  await dropOldEvents(tx, [...new Set(rows.map(({ limitId }) => limitId))])
  return rows
}

async function dropOldEvents(tx: Tx, limitIds: readonly string[]): Promise<void> {
  if (limitIds.length === 0) return
  await tx.execute(sql`
    delete from device_limit_events where id in (
      select old.id from unnest(${uuidArray(limitIds, (one) => one)}::uuid[]) as l (id) cross join lateral (
        select * from device_limit_events where limit_id = l.id order by at desc, id desc offset ${eventsMax}) old
      where exists (select from device_limit_events o
        where o.limit_id = old.limit_id and o.device_id = old.device_id and o.outcome = old.outcome and (o.at, o.id) < (old.at, old.id)))`)
}

export async function findHomeless(tx: Tx, serialNumber: string): Promise<string | undefined> {
  const { id, siteId, unallocatedInstallationId, credentialRevokedAt } = gateways
  const [row] = await tx
    .select({ id })
    .from(gateways)
    .where(and(eq(gateways.serialNumber, serialNumber), isNull(siteId), isNull(unallocatedInstallationId), isNull(credentialRevokedAt)))
  return row?.id
}

export async function findHome(tx: Tx, gatewayId: string) {
  const { rows } = await tx.execute<{ siteId: string; customerId: string; tenantId: string; affiliateId: string }>(sql`
    select g.site_id as "siteId", c.id as "customerId", c.tenant_id as "tenantId", c.affiliate_id as "affiliateId"
    from gateways g join sites s on s.id = g.site_id join customers c on c.id = s.customer_id where g.id = ${gatewayId}`)
  return rows[0]
}
