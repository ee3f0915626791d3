import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { chargingTransactions, unmatchedStops } from '../../db/domains/charging/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type Transaction = typeof chargingTransactions.$inferSelect
export type Start = Pick<
  Transaction,
  | 'installationId'
  | 'connectorId'
  | 'idTag'
  | 'startedAt'
  | 'startReportedAt'
  | 'meterStartWh'
  | 'pluggedInAt'
  | 'contactedAt'
  | 'reportedId'
>
export type UnmatchedStop = Omit<typeof unmatchedStops.$inferSelect, 'id' | 'chargeId'>

/** Finds a charge whose start was already received. Misdated starts are identified by what the wallbox reported. */
export async function findStarted(tx: Tx, { installationId, connectorId, startedAt, startReportedAt, meterStartWh }: Start) {
  const t = chargingTransactions
  const when = startReportedAt
    ? and(eq(t.startReportedAt, startReportedAt), sql`${t.meterStartWh} is not distinct from ${meterStartWh}`)
    : eq(t.startedAt, startedAt)
  const [row] = await tx
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.installationId, installationId), eq(t.connectorId, connectorId), when))
  return row?.id
}

/** The number of the charge that a charging station names. */
export async function findReported(db: Db, installationId: string, reportedId: string): Promise<number | undefined> {
  const t = chargingTransactions
  const [row] = await db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.installationId, installationId), eq(t.reportedId, reportedId)))
  return row?.id
}

export async function insertTransaction(tx: Tx, start: Start): Promise<number> {
  const [row] = await tx
    .insert(chargingTransactions)
    .values({ ...start, meterWh: start.meterStartWh })
    .returning({ id: chargingTransactions.id })
  if (!row) throw new Error('A charge was not inserted')
  return row.id
}

export async function lockTransaction(tx: Tx, installationId: string, id: number): Promise<Transaction | undefined> {
  const t = chargingTransactions
  const [row] = await tx
    .select()
    .from(t)
    .where(and(eq(t.id, id), eq(t.installationId, installationId)))
    .for('update')
  return row
}

export async function changeTransaction(tx: Tx, id: number, change: Partial<Transaction>): Promise<void> {
  await tx.update(chargingTransactions).set(change).where(eq(chargingTransactions.id, id))
}

/**
 * Ends the charges of a connector that had none at an instant, because their stops were lost: they are known up to their last reading.
 * Later charges go on. When a misdated one began is not known by the wallbox's clock.
 */
export async function endLostCharges(tx: Tx, installationId: string, connectorId: number, at: Date): Promise<void> {
  await tx.execute(sql`
    update charging_transactions set stopped_at = coalesce(metered_at, started_at)
    where installation_id = ${installationId} and connector_id = ${connectorId} and stopped_at is null
      and (started_at <= ${at}::timestamptz or start_reported_at is not null)`)
}

/**
 * Ends the charges of a connector that were over when another began there, unless their stops were received. A start that arrives late is
 * of such a charge itself. A charge that began later has at least its reading; without that, the wallbox's clock was set back.
 */
export async function endLostBefore(tx: Tx, id: number, { installationId, connectorId, startedAt, meterStartWh }: Start): Promise<void> {
  const later = sql`t.started_at > ${startedAt}::timestamptz and coalesce(t.meter_start_wh >= ${meterStartWh}::integer, true)`
  const there = sql`t.installation_id = ${installationId} and t.connector_id = ${connectorId} and t.id <> ${id}`
  await tx.execute(sql`
    update charging_transactions t set stopped_at = coalesce(t.metered_at, t.started_at)
    where ${there} and t.stopped_at is null and not (${later})`)
  await tx.execute(sql`
    update charging_transactions set stopped_at = started_at
    where id = ${id} and exists (select from charging_transactions t where ${there} and ${later})`)
}

/** Where a charge is, and since when (epoch ms); null: its start is not known by the wallbox's clock. `isStopped`: its end was reported. */
export type Begun = { connectorId: number; since: number | null; isStopped: boolean }

export async function findBegun(db: Db, installationId: string, id: number): Promise<Begun | undefined> {
  const t = chargingTransactions
  const [row] = await db
    .select({
      connectorId: t.connectorId,
      startedAt: t.startedAt,
      reportedAt: t.startReportedAt,
      meterStartWh: t.meterStartWh,
      stopReason: t.stopReason,
    })
    .from(t)
    .where(and(eq(t.id, id), eq(t.installationId, installationId)))
  if (!row) return undefined
  const isKnown = row.reportedAt === null && row.meterStartWh !== null
  return { connectorId: row.connectorId, since: isKnown ? row.startedAt.getTime() : null, isStopped: row.stopReason !== null }
}

/** The latest charge of a connector that began by an instant. */
export async function lockLatest(tx: Tx, installationId: string, connectorId: number, by: Date): Promise<Transaction | undefined> {
  const t = chargingTransactions
  const [row] = await tx
    .select()
    .from(t)
    .where(and(eq(t.installationId, installationId), eq(t.connectorId, connectorId), lte(t.startedAt, by)))
    .orderBy(desc(t.startedAt), desc(t.id))
    .limit(1)
    .for('update')
  return row
}

/** The number of the current charge at a connector; undefined if there is none, or several. */
export async function findOpenAt(db: Db, installationId: string, connectorId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from charging_transactions
    where installation_id = ${installationId} and connector_id = ${connectorId} and stopped_at is null limit 2`)
  return rows.length === 1 ? rows[0]?.id : undefined
}

export type Charge = {
  id: number
  reportedId: string | null
  connectorId: number
  startedAt: Date
  energyWh: number | null
  isUnderWay: boolean
}

/**
 * Charges without a stop, latest first. `isUnderWay`: the connector reports one, or the wallbox has reported this charge since
 * `contactSince`.
 */
export async function listOpenCharges(db: Db, installationId: string, contactSince: Date): Promise<Charge[]> {
  const { rows } = await db.execute<Omit<Charge, 'startedAt'> & { startedAt: string }>(sql`
    select t.id, t.reported_id as "reportedId", t.connector_id as "connectorId", t.started_at as "startedAt",
      case when t.metered_at is not null or t.meter_wh > t.meter_start_wh then t.meter_wh - t.meter_start_wh end as "energyWh", coalesce(c.status in ('Charging', 'SuspendedEVSE', 'SuspendedEV', 'Finishing'), false)
        or coalesce(t.contacted_at >= ${contactSince}::timestamptz, false) as "isUnderWay"
    from charging_transactions t
    left join charge_point_connectors c on c.installation_id = t.installation_id and c.connector_id = t.connector_id
    where t.installation_id = ${installationId} and t.stopped_at is null order by t.started_at desc, t.id desc limit 64`)
  return rows.map((row) => ({ ...row, startedAt: new Date(row.startedAt) }))
}

/** Unmatched stops kept per wallbox. */
const unmatchedMax = 50

export async function keepUnmatchedStop(tx: Tx, stop: UnmatchedStop): Promise<void> {
  await tx.insert(unmatchedStops).values(stop).onConflictDoNothing()
  await tx.execute(sql`
    delete from unmatched_stops where installation_id = ${stop.installationId} and id <= (
      select id from unmatched_stops where installation_id = ${stop.installationId} order by id desc offset ${unmatchedMax} limit 1)`)
}

/** The stop that arrived before a start of the same connector. Undefined: none matches, or several do. */
export async function findUnmatchedStop(tx: Tx, start: Start, receivedSince: Date) {
  const s = unmatchedStops
  const fitting = await tx
    .select()
    .from(s)
    .where(
      and(
        eq(s.installationId, start.installationId),
        isNull(s.chargeId),
        sql`${s.stoppedAt} >= ${start.startedAt} and ${s.meterWh} >= ${start.meterStartWh} and ${s.receivedAt} >= ${receivedSince}`,
        sql`coalesce(${s.idTag}, ${start.idTag}) = ${start.idTag}`,
        // A charge ends before its connector's next one begins.
        sql`not exists (select from charging_transactions t where t.installation_id = ${start.installationId}
          and t.connector_id = ${start.connectorId} and t.started_at > ${start.startedAt} and t.started_at < ${s.stoppedAt})`,
      ),
    )
    .limit(2)
  return fitting.length === 1 ? fitting[0] : undefined
}

export async function takeUnmatchedStop(tx: Tx, id: number, chargeId: number): Promise<void> {
  await tx.update(unmatchedStops).set({ chargeId }).where(eq(unmatchedStops.id, id))
}

/** Whether a wallbox has reported connectors other than this one. */
export async function hasOtherConnectors(db: Db, installationId: string, connectorId: number): Promise<boolean> {
  const { rows } = await db.execute<{ others: boolean }>(sql`
    select exists (select from charge_point_connectors where installation_id = ${installationId} and connector_id not in (0, ${connectorId}))
      or exists (select from charging_transactions where installation_id = ${installationId} and connector_id not in (0, ${connectorId}))
      as others`)
  return rows[0]?.others ?? false
}

/** Undoes the ends of charges by unmatched stops, which are kept. Earlier readings were overwritten, so the energy is unknown until the next. */
export async function giveBackStops(tx: Tx, installationId: string): Promise<void> {
  await tx.execute(sql`
    update charging_transactions t set stopped_at = null, stop_reason = null, meter_wh = t.meter_start_wh, metered_at = null
    from unmatched_stops s
    where s.installation_id = ${installationId} and s.charge_id = t.id and t.installation_id = ${installationId}`)
  await tx
    .update(unmatchedStops)
    .set({ chargeId: null })
    .where(and(eq(unmatchedStops.installationId, installationId), isNotNull(unmatchedStops.chargeId)))
}
