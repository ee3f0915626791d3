import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customerSessions } from '../../../db/domains/customers/tables.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import type { Tx } from '../../../db/transaction.ts'

export type CustomerSessionRow = typeof customerSessions.$inferSelect
export type CustomerSessionEnd = NonNullable<CustomerSessionRow['endReason']>

export async function insertSession(tx: Tx, session: typeof customerSessions.$inferInsert): Promise<CustomerSessionRow> {
  const [row] = await tx.insert(customerSessions).values(session).returning()
  if (!row) throw new Error('A session was not written')
  return row
}

export async function findSession(db: Db, id: string): Promise<CustomerSessionRow | undefined> {
  const [row] = await db
    .select()
    .from(customerSessions)
    .where(prepared(eq(customerSessions.id, id)))
  return row
}

/** Serializes renewals. */
export async function lockSession(tx: Tx, id: string): Promise<CustomerSessionRow | undefined> {
  const [row] = await tx.select().from(customerSessions).where(eq(customerSessions.id, id)).for('update')
  return row
}

export async function updateSession(db: Db, id: string, change: Partial<CustomerSessionRow>): Promise<void> {
  await db.update(customerSessions).set(change).where(eq(customerSessions.id, id))
}

/** False if it has ended already. */
export async function endSessionRow(db: Db, id: string, at: Date, reason: CustomerSessionEnd): Promise<boolean> {
  const rows = await db
    .update(customerSessions)
    .set({ endedAt: at, endReason: reason })
    .where(and(eq(customerSessions.id, id), isNull(customerSessions.endedAt)))
    .returning({ id: customerSessions.id })
  return rows.length > 0
}

export async function deleteOldSessions(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(customerSessions).where(lt(customerSessions.expiresAt, expiredBefore))
}
