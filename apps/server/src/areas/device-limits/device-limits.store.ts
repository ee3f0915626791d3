import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { appliances, deviceLimits, gateways } from '../../db/domains/gateways/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type LimitRow = typeof deviceLimits.$inferSelect

/** A device of a home that says what it can be limited to. */
export type Limitable = {
  deviceId: string
  siteId: string
  gatewayId: string
  name: string
  generationW: number | null
  consumptionW: number | null
}

export async function listLimitable(db: Db, customerId: string): Promise<Limitable[]> {
  const { rows } = await db.execute<Limitable>(sql`
    select a.device_id as "deviceId", g.site_id as "siteId", g.id as "gatewayId",
      coalesce(nullif(concat_ws(' ', nullif(a.manufacturer, ''), nullif(a.model, '')), ''), a.device_id) as name,
      a.generation_limit_w as "generationW", a.consumption_limit_w as "consumptionW"
    from installations i join gateways g on g.installation_id = i.id join appliances a on a.gateway_id = g.id
    where i.customer_id = ${customerId} and i.kind = 'gateway' and num_nonnulls(a.generation_limit_w, a.consumption_limit_w) > 0
    order by a.added_at, a.device_id limit 64`)
  return rows
}

export async function listSites(db: Db, customerId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from sites where customer_id = ${customerId} order by id limit 1000`)
  return rows.map(({ id }) => id)
}

export async function findGatewayAt(db: Db, siteId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: gateways.id }).from(gateways).where(eq(gateways.siteId, siteId)).limit(1)
  return row?.id
}

export async function hasLimiter(db: Db, gatewayId: string, power: 'generation' | 'consumption'): Promise<boolean> {
  const column = power === 'generation' ? appliances.generationLimitW : appliances.consumptionLimitW
  return (await db.$count(appliances, and(eq(appliances.gatewayId, gatewayId), sql`${column} is not null`))) > 0
}

/** Changes of a customer's limits take turns. */
export async function lockLimits(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('device-limits:' || ${customerId}, 0))`)
}

export async function findSignal(tx: Tx, customerId: string, reference: string): Promise<LimitRow | undefined> {
  const [row] = await tx
    .select()
    .from(deviceLimits)
    .where(and(eq(deviceLimits.customerId, customerId), eq(deviceLimits.reference, reference)))
  return row
}

export async function findStandingFeedIn(db: Db, siteId: string): Promise<LimitRow | undefined> {
  const [row] = await db
    .select()
    .from(deviceLimits)
    .where(and(eq(deviceLimits.siteId, siteId), eq(deviceLimits.kind, 'feed-in'), isNull(deviceLimits.endedAt)))
  return row
}

/** The limits of an inverter that a newer one replaces. */
export async function listStandingOf(tx: Tx, customerId: string, deviceId: string): Promise<LimitRow[]> {
  return tx
    .select()
    .from(deviceLimits)
    .where(and(eq(deviceLimits.customerId, customerId), eq(deviceLimits.deviceId, deviceId), isNull(deviceLimits.endedAt)))
}

export async function lockLimit(tx: Tx, customerId: string, id: string): Promise<LimitRow | undefined> {
  const [row] = await tx
    .select()
    .from(deviceLimits)
    .where(and(eq(deviceLimits.id, id), eq(deviceLimits.customerId, customerId)))
    .for('update')
  return row
}

export async function insertLimit(tx: Tx, row: LimitRow): Promise<void> {
  await tx.insert(deviceLimits).values(row)
}

export async function changeLimit(tx: Tx, id: string, change: Partial<LimitRow>): Promise<void> {
  await tx.update(deviceLimits).set(change).where(eq(deviceLimits.id, id))
}

/** Ends limits whose time is over. Their gateways know that by themselves. */
export async function endOverdue(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update device_limits set ended_at = ends_at, end_reason = 'time' where ended_at is null and ends_at <= ${now}::timestamptz`)
}

/** Standing limits of the feed-in after a given one, by ID. */
export async function listFeedIns(
  db: Db,
  afterId: string,
  limit: number,
): Promise<Pick<LimitRow, 'id' | 'siteId' | 'customerId' | 'powerW'>[]> {
  const { rows } = await db.execute<Pick<LimitRow, 'id' | 'siteId' | 'customerId' | 'powerW'>>(sql`
    select id, site_id as "siteId", customer_id as "customerId", power_w as "powerW" from device_limits
    where kind = 'feed-in' and ended_at is null and id > ${afterId} order by id limit ${limit}`)
  return rows
}
