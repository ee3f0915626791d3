import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { memberEmailChanges as table } from '../../db/domains/members/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type EmailChangeRow = typeof table.$inferSelect

/** Each member has at most one; a new request replaces it. */
export async function putEmailChange(tx: Tx, row: EmailChangeRow): Promise<void> {
  await tx.insert(table).values(row).onConflictDoUpdate({ target: table.memberId, set: row })
}

export async function findEmailChange(db: Db, memberId: string, id: string): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.memberId, memberId), eq(table.id, id)))
  return row
}

export async function closeEmailChange(tx: Tx, memberId: string, confirmedAt: Date): Promise<void> {
  await tx.update(table).set({ confirmedAt }).where(eq(table.memberId, memberId))
}

export async function deleteEmailChange(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(table).where(eq(table.memberId, memberId))
}

export async function deleteEmailChangesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.expiresAt, before))
}
