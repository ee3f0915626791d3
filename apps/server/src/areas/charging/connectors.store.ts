import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { chargePointConnectors } from '../../db/domains/charging/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type Connector = typeof chargePointConnectors.$inferSelect

const ofConnector = (installationId: string, connectorId: number) =>
  and(eq(chargePointConnectors.installationId, installationId), eq(chargePointConnectors.connectorId, connectorId))

/** Connectors change under the lock of their charge point. */
export async function findConnector(db: Db, installationId: string, connectorId: number): Promise<Connector | undefined> {
  const [row] = await db.select().from(chargePointConnectors).where(ofConnector(installationId, connectorId))
  return row
}

export async function putConnector(tx: Tx, row: Connector): Promise<void> {
  const { status, watchedSince, pluggedInAt } = row
  await tx
    .insert(chargePointConnectors)
    .values(row)
    .onConflictDoUpdate({
      target: [chargePointConnectors.installationId, chargePointConnectors.connectorId],
      set: { status, watchedSince, pluggedInAt },
    })
}

/** Cars may have come and gone during a silence. */
export async function forgetConnectors(tx: Tx, installationId: string): Promise<void> {
  await tx.delete(chargePointConnectors).where(eq(chargePointConnectors.installationId, installationId))
}

/** Clock tolerance between statuses and charges. */
const toleranceMs = 60_000

/** When the charge's car was plugged in, if known. */
export async function findPluggedIn(tx: Tx, installationId: string, connectorId: number, startedAt: Date): Promise<Date | null> {
  const connector = await findConnector(tx, installationId, connectorId)
  const at = connector?.pluggedInAt
  if (!at || at.getTime() > startedAt.getTime() + toleranceMs) return null
  return at < startedAt ? at : startedAt
}

/** Dates the departure of a car that stayed at the connector since it was plugged in, or since monitoring began. */
export async function recordPluggedOut(tx: Tx, connector: Connector, at: Date): Promise<void> {
  const since = new Date((connector.pluggedInAt ?? connector.watchedSince).getTime() - toleranceMs)
  await tx.execute(sql`
    update charging_transactions set plugged_out_at = ${at}::timestamptz
    where installation_id = ${connector.installationId} and connector_id = ${connector.connectorId} and plugged_out_at is null
      and started_at <= ${at}::timestamptz and coalesce(stopped_at, 'infinity') >= ${since}::timestamptz`)
}
