import { and, eq, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activityVerifications as table } from '../../db/domains/activities/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type VerificationRow = typeof table.$inferSelect

export async function findVerification(db: Db): Promise<VerificationRow | undefined> {
  const [row] = await db.select().from(table)
  return row
}

/** Replaces the last verification. False if one is waiting or running. */
export async function insertVerification(tx: Tx, row: VerificationRow): Promise<boolean> {
  const rows = await tx
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: table.isOnly, set: row, setWhere: eq(table.state, 'done') })
    .returning({ state: table.state })
  return rows.length > 0
}

/** Claims the waiting verification, or one whose process stopped reporting before an instant. */
export async function claimVerification(db: Db, now: Date, progressBefore: Date): Promise<VerificationRow | undefined> {
  const isLeft = and(eq(table.state, 'running'), lt(table.progressedAt, progressBefore))
  const [row] = await db
    .update(table)
    .set({ state: 'running', progressedAt: now, checked: 0 })
    .where(or(eq(table.state, 'waiting'), isLeft))
    .returning()
  return row
}

export async function updateVerification(db: Db, change: Partial<VerificationRow>): Promise<void> {
  await db.update(table).set(change)
}
