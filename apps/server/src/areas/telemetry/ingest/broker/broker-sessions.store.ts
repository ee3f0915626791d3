import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { ingestProcesses, ingestSessions } from '../../../../db/domains/telemetry/tables.ts'
import type { Tx } from '../../../../db/transaction.ts'

export type BrokerSession = { number: number; holder: string | null; isOpened: boolean }

/** Locks all sessions at a broker, so processes claim them one at a time. Creates missing ones up to the configured number. */
export async function lockSessions(tx: Tx, broker: string, count = 0): Promise<void> {
  const numbers = Array.from({ length: count }, (_, number) => ({ broker, number }))
  if (count > 0) await tx.insert(ingestSessions).values(numbers).onConflictDoNothing()
  await tx.select({}).from(ingestSessions).where(eq(ingestSessions.broker, broker)).orderBy(asc(ingestSessions.number)).for('update')
}

export async function listSessions(db: Db, broker: string): Promise<BrokerSession[]> {
  return db
    .select({ number: ingestSessions.number, holder: ingestSessions.holder, isOpened: ingestSessions.isOpened })
    .from(ingestSessions)
    .where(eq(ingestSessions.broker, broker))
    .orderBy(asc(ingestSessions.number))
}

/** Records that a process is alive. Uses the database's clock, because hosts' clocks may differ. */
export async function upsertProcess(tx: Tx, broker: string, id: string): Promise<void> {
  const seenAt = sql`clock_timestamp()`
  await tx.insert(ingestProcesses).values({ id, broker, seenAt }).onConflictDoUpdate({ target: ingestProcesses.id, set: { seenAt } })
}

/** Deletes processes not seen for this long, which frees their sessions. */
export async function deleteLostProcesses(tx: Tx, broker: string, afterMs: number): Promise<void> {
  const isLost = sql`${ingestProcesses.seenAt} < clock_timestamp() - ${`${afterMs} ms`}::interval`
  await tx.delete(ingestProcesses).where(and(eq(ingestProcesses.broker, broker), isLost))
}

export async function deleteProcess(tx: Tx, id: string): Promise<void> {
  await tx.delete(ingestProcesses).where(eq(ingestProcesses.id, id))
}

/** Live processes, oldest first. */
export async function listProcesses(db: Db, broker: string): Promise<string[]> {
  const rows = await db
    .select({ id: ingestProcesses.id })
    .from(ingestProcesses)
    .where(eq(ingestProcesses.broker, broker))
    .orderBy(asc(ingestProcesses.id))
  return rows.map((row) => row.id)
}

export async function updateHolder(tx: Tx, broker: string, numbers: readonly number[], holder: string | null): Promise<void> {
  await tx
    .update(ingestSessions)
    .set({ holder })
    .where(and(eq(ingestSessions.broker, broker), inArray(ingestSessions.number, [...numbers])))
}

/** Records that the broker has this process's sessions. */
export async function markOpened(db: Db, broker: string, numbers: readonly number[], holder: string): Promise<void> {
  await db
    .update(ingestSessions)
    .set({ isOpened: true })
    .where(and(eq(ingestSessions.broker, broker), inArray(ingestSessions.number, [...numbers]), eq(ingestSessions.holder, holder)))
}

export async function deleteSession(db: Db, broker: string, number: number, holder: string): Promise<void> {
  await db
    .delete(ingestSessions)
    .where(and(eq(ingestSessions.broker, broker), eq(ingestSessions.number, number), eq(ingestSessions.holder, holder)))
}
