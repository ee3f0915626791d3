import type { LimitedPower } from '@wattdesk/device-protocol/appliances.ts'
import { and, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { deviceNameSql } from '../../db/device-name-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { appliances, deviceLimits, gateways } from '../../db/domains/gateways/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type LimitRow = typeof deviceLimits.$inferSelect
type FeedIn = Pick<LimitRow, 'id' | 'siteId' | 'customerId' | 'powerW'>

export type Limitable = {
  deviceId: string
  siteId: string
  gatewayId: string
  name: string
  generationW: number | null
  consumptionW: number | null
  endedByGateway: LimitedPower[]
}

export async function listLimitable(db: Db, customerId: string): Promise<Limitable[]> {
  const { rows } = await db.execute<Limitable>(sql`
    select a.device_id as "deviceId", g.site_id as "siteId", g.id as "gatewayId",
      coalesce(nullif(${deviceNameSql('a')}, ''), a.device_id) as name,
      a.generation_limit_w as "generationW", a.consumption_limit_w as "consumptionW", a.limits_kept as "endedByGateway"
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

/** Serializes changes of a customer's limits. */
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

/** Sites without a standing limit are absent. */
export async function findStandingFeedIns(db: Db, siteIds: readonly string[]): Promise<Map<string, string>> {
  if (siteIds.length === 0) return new Map()
  const { id, siteId, kind, endedAt } = deviceLimits
  const isStanding = and(inArray(siteId, [...siteIds]), eq(kind, 'feed-in'), isNull(endedAt))
  const rows = await db.select({ id, siteId }).from(deviceLimits).where(isStanding)
  return new Map(rows.map((row) => [row.siteId, row.id]))
}

/** Locks the limits of an inverter that a newer one replaces. One that has expired ends by its time, even if its row was not updated yet. */
export async function lockStandingOf(tx: Tx, customerId: string, deviceId: string, now: Date): Promise<LimitRow[]> {
  const { endedAt, endsAt } = deviceLimits
  return tx
    .select()
    .from(deviceLimits)
    .where(and(eq(deviceLimits.customerId, customerId), eq(deviceLimits.deviceId, deviceId), isNull(endedAt), gt(endsAt, now)))
    .for('update')
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

export async function countOpen(tx: Tx, siteId: string): Promise<number> {
  return tx.$count(deviceLimits, and(eq(deviceLimits.siteId, siteId), isNull(deviceLimits.endedAt)))
}

export async function changeLimit(tx: Tx, id: string, change: Partial<LimitRow>): Promise<void> {
  await tx.update(deviceLimits).set(change).where(eq(deviceLimits.id, id))
}

export type EndedLimit = { limit: LimitRow; customer: { id: string; tenantId: string; affiliateId: string } }

/** Ends some expired limits; gateways end them on their own. Returns those of existing customers, and the number of all. */
export async function endOverdue(tx: Tx, now: Date, limit: number): Promise<{ ended: EndedLimit[]; count: number }> {
  const { id, endsAt, endedAt } = deviceLimits
  const overdue = tx
    .select({ id })
    .from(deviceLimits)
    .where(and(isNull(endedAt), lte(endsAt, now)))
    .orderBy(endsAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(deviceLimits)
    .set({ endedAt: sql`${endsAt}`, endReason: 'time' })
    .where(inArray(id, overdue))
    .returning()
  if (rows.length === 0) return { ended: [], count: 0 }
  const customerIds = [...new Set(rows.map(({ customerId }) => customerId))]
  const found = await tx
    .select({ id: customers.id, tenantId: customers.tenantId, affiliateId: customers.affiliateId })
    .from(customers)
    .where(and(inArray(customers.id, customerIds), ne(customers.status, 'deleted')))
  const known = new Map(found.map((one) => [one.id, one]))
  const ended = rows.flatMap((row) => {
    const customer = known.get(row.customerId)
    return customer ? [{ limit: row, customer }] : []
  })
  return { ended, count: rows.length }
}

/** Gateways of sites whose planned limits did not fit before. */
export async function findPlannedGateways(tx: Tx, siteIds: readonly string[], now: Date): Promise<string[]> {
  if (siteIds.length === 0) return []
  const { siteId, endedAt, startsAt } = deviceLimits
  const planned = tx
    .select({ siteId })
    .from(deviceLimits)
    .where(and(inArray(siteId, [...siteIds]), isNull(endedAt), gt(startsAt, now)))
  const rows = await tx.select({ id: gateways.id }).from(gateways).where(inArray(gateways.siteId, planned))
  return rows.map(({ id }) => id)
}

/** Active feed-in limits of active customers, after a given site, by site. */
export async function listFeedIns(db: Db, afterSiteId: string, limit: number): Promise<FeedIn[]> {
  const { rows } = await db.execute<FeedIn>(sql`
    select l.id, l.site_id as "siteId", l.customer_id as "customerId", l.power_w as "powerW"
    from device_limits l join customers u on u.id = l.customer_id
    where l.kind = 'feed-in' and l.ended_at is null and l.site_id > ${afterSiteId} and u.status = 'active'
    order by l.site_id limit ${sql.raw(String(limit))}`)
  return rows
}
