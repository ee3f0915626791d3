import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { multifactors, recoveryCodes } from '../../../db/domains/auth/tables.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import type { Tx } from '../../../db/transaction.ts'

export type MultifactorRow = typeof multifactors.$inferSelect

export async function findMultifactor(db: Db, memberId: string): Promise<MultifactorRow | undefined> {
  const [row] = await db
    .select()
    .from(multifactors)
    .where(prepared(eq(multifactors.memberId, memberId)))
  return row
}

/** Stores a secret until its first code. Replaces an older unconfirmed one, but not an active one. */
export async function storePending(tx: Tx, pending: { memberId: string; sealedSecret: Buffer; startedAt: Date }): Promise<void> {
  const { memberId, sealedSecret, startedAt } = pending
  await tx
    .insert(multifactors)
    .values(pending)
    .onConflictDoUpdate({
      target: multifactors.memberId,
      set: { sealedSecret, startedAt, lastStep: 0 },
      setWhere: isNull(multifactors.activatedAt),
    })
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)))
}

export async function lockMultifactor(tx: Tx, memberId: string): Promise<MultifactorRow | undefined> {
  const [row] = await tx.select().from(multifactors).where(eq(multifactors.memberId, memberId)).for('update')
  return row
}

export async function activateMultifactorRow(tx: Tx, memberId: string, at: Date, step: number): Promise<void> {
  await tx.update(multifactors).set({ activatedAt: at, lastStep: step }).where(eq(multifactors.memberId, memberId))
}

/** Invalidates the code of a step and all earlier ones. Returns false if it was used already. */
export async function spendStep(db: Db, memberId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(multifactors)
    .set({ lastStep: step })
    .where(and(eq(multifactors.memberId, memberId), isNotNull(multifactors.activatedAt), lt(multifactors.lastStep, step)))
    .returning({ memberId: multifactors.memberId })
  return rows.length > 0
}

/** Invalidates a recovery code. Returns false if it does not exist or was used. */
export async function spendRecoveryCode(db: Db, memberId: string, hashes: readonly Buffer[], at: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.memberId, memberId), inArray(recoveryCodes.hash, [...hashes]), isNull(recoveryCodes.usedAt)))
    .returning({ memberId: recoveryCodes.memberId })
  return rows.length > 0
}

export async function replaceRecoveryCodes(tx: Tx, memberId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ memberId, hash })))
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)))
}

/** False if none was active. */
export async function deleteMultifactor(tx: Tx, memberId: string): Promise<boolean> {
  const rows = await tx.delete(multifactors).where(eq(multifactors.memberId, memberId)).returning({ activatedAt: multifactors.activatedAt })
  return rows.some((row) => row.activatedAt !== null)
}
