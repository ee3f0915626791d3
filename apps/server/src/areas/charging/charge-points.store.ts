import type { ConnectorStatus } from '@wattdesk/energy/terms.ts'
import { and, eq, sql } from 'drizzle-orm'
import { uuidArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { chargePoints } from '../../db/domains/charging/tables.ts'
import type { Tx } from '../../db/transaction.ts'

/** A wallbox that may connect. `deviceId` is the one in its measurements. */
export type Candidate = { installationId: string; siteId: string; deviceId: string; credential: number }
export type Wallbox = { id: string; siteId: string; stationNumber: string; powerOutputA: number }
export type Stored = typeof chargePoints.$inferSelect

/** Wallboxes that have a password, by station number. There may be several, because vendors number their wallboxes independently. */
export async function listCandidates(db: Db, stationNumber: string): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select c.installation_id as "installationId", i.site_id as "siteId", c.credential,
      coalesce(found.device_id, i.vendor_installation_id) as "deviceId"
    from installations i join charge_points c on c.installation_id = i.id
    left join lateral (
      select a.device_id from gateways g join appliances a on a.gateway_id = g.id
      where g.site_id = i.site_id and a.type = i.device_type and a.serial_number in (i.serial_number, i.vendor_installation_id)
      order by a.added_at, a.id limit 1) found on true
    where i.vendor_installation_id = ${stationNumber} and i.kind = 'wallbox' order by i.added_at, i.id limit 10`)
  return rows
}

/** A connected wallbox. `isKnown`: it has reported its model. */
export type ConnectedWallbox = { installationId: string; siteId: string; connectionId: string; isKnown: boolean }

/** A customer's wallboxes that have a password. `connectionId` is null if the wallbox has been silent since `connectedSince`. */
export async function listWallboxesOf(
  db: Db,
  customerId: string,
  connectedSince: Date,
): Promise<(Omit<ConnectedWallbox, 'connectionId'> & { connectionId: string | null })[]> {
  const { rows } = await db.execute<Omit<ConnectedWallbox, 'connectionId'> & { connectionId: string | null }>(sql`
    select c.installation_id as "installationId", i.site_id as "siteId", c.vendor is not null as "isKnown",
      case when c.contacted_at >= ${connectedSince}::timestamptz then c.connection_id end as "connectionId"
    from installations i join charge_points c on c.installation_id = i.id
    where i.customer_id = ${customerId} and i.kind = 'wallbox' order by i.added_at, i.id limit 20`)
  return rows
}

/** A customer's wallbox, by our ID or its station number. */
export async function findWallbox(db: Db, customerId: string, key: string): Promise<Wallbox | undefined> {
  const { rows } = await db.execute<Wallbox & { isOwn: boolean }>(sql`
    select i.id, i.site_id as "siteId", i.vendor_installation_id as "stationNumber", w.power_output_a as "powerOutputA", i.id::text = lower(${key}) as "isOwn"
    from installations i join wallboxes w on w.id = i.id
    where i.customer_id = ${customerId} and (i.id::text = lower(${key}) or i.vendor_installation_id = ${key})
    order by "isOwn" desc, i.added_at, i.id limit 1`)
  return rows[0]
}

export async function hasChargePoint(db: Db, siteId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from installations i join charge_points c on c.installation_id = i.id where i.site_id = ${siteId} and i.kind = 'wallbox' limit 1`)
  return rows.length > 0
}

export async function findChargePoint(db: Db, installationId: string): Promise<Stored | undefined> {
  const [row] = await db.select().from(chargePoints).where(eq(chargePoints.installationId, installationId))
  return row
}

/** Gives a wallbox its next password and ends its connection. Returns the password's number, at least `least`. */
export async function renewCredential(
  tx: Tx,
  installationId: string,
  least: number,
): Promise<{ credential: number; connectionId: string | null }> {
  const before = await lockChargePoint(tx, installationId)
  const [row] = await tx
    .insert(chargePoints)
    .values({ installationId, credential: least })
    .onConflictDoUpdate({
      target: chargePoints.installationId,
      set: { credential: sql`greatest(${chargePoints.credential} + 1, ${least}::integer)`, connectionId: null },
    })
    .returning({ credential: chargePoints.credential })
  return { credential: row?.credential ?? least, connectionId: before?.connectionId ?? null }
}

export async function lockChargePoint(tx: Tx, installationId: string): Promise<Stored | undefined> {
  const [row] = await tx.select().from(chargePoints).where(eq(chargePoints.installationId, installationId)).for('update')
  return row
}

export async function putConnection(tx: Tx, installationId: string, connectionId: string, at: Date): Promise<void> {
  await tx.update(chargePoints).set({ connectionId, contactedAt: at }).where(eq(chargePoints.installationId, installationId))
}

export type Connection = { installationId: string; connectionId: string }
export const isCurrent = ({ installationId, connectionId }: Connection) =>
  and(eq(chargePoints.installationId, installationId), eq(chargePoints.connectionId, connectionId))

export async function releaseConnection(db: Db, connection: Connection): Promise<void> {
  await db.update(chargePoints).set({ connectionId: null }).where(isCurrent(connection))
}

/** Returns the IDs of those connections that no other one has replaced. */
export async function recordContacts(db: Db, connections: readonly Connection[], at: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update charge_points c set contacted_at = ${at}::timestamptz
    from unnest(${uuidArray(connections, (one) => one.installationId)}::uuid[], ${uuidArray(connections, (one) => one.connectionId)}::uuid[])
      as live (installation_id, connection_id)
    where c.installation_id = live.installation_id and c.connection_id = live.connection_id
    returning c.connection_id as id`)
  return rows.map(({ id }) => id)
}

type Reported = Partial<Pick<Stored, 'vendor' | 'model' | 'serialNumber' | 'firmware' | 'errorCode' | 'signalSentAt'>> & {
  status?: ConnectorStatus
  statusAt?: Date
}

export async function changeChargePoint(db: Db, installationId: string, change: Reported): Promise<void> {
  await db.update(chargePoints).set(change).where(eq(chargePoints.installationId, installationId))
}
