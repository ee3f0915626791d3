import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { impersonations } from '../../db/domains/customers/tables.ts'
import type { Tx } from '../../db/transaction.ts'

type ImpersonationRow = typeof impersonations.$inferSelect

/** Serializes a member's requests, so that the limit also holds for concurrent ones. */
export async function lockImpersonationsOf(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('impersonations of ' || ${memberId}, 0))`)
}

export async function countOpen(tx: Tx, memberId: string, now: Date): Promise<number> {
  const open = and(eq(impersonations.memberId, memberId), gt(impersonations.expiresAt, now), isNull(impersonations.endedAt))
  return tx.$count(impersonations, open)
}

export async function insertImpersonation(tx: Tx, row: typeof impersonations.$inferInsert): Promise<void> {
  await tx.insert(impersonations).values(row)
}

export async function findImpersonation(db: Db, id: string): Promise<ImpersonationRow | undefined> {
  const [row] = await db.select().from(impersonations).where(eq(impersonations.id, id))
  return row
}

export async function lockImpersonation(tx: Tx, customerId: string, id: string): Promise<ImpersonationRow | undefined> {
  const where = and(eq(impersonations.id, id), eq(impersonations.customerId, customerId))
  const [row] = await tx.select().from(impersonations).where(where).for('update')
  return row
}

/** False if the view has ended or is another member's. */
export async function putLink(
  db: Db,
  { id, customerId, memberId }: Pick<ImpersonationRow, 'id' | 'customerId' | 'memberId'>,
  link: { hash: Buffer; expiresAt: Date; now: Date },
): Promise<boolean> {
  const isOwn = and(eq(impersonations.id, id), eq(impersonations.customerId, customerId), eq(impersonations.memberId, memberId))
  const rows = await db
    .update(impersonations)
    .set({ linkHash: link.hash, linkExpiresAt: link.expiresAt })
    .where(and(isOwn, isNull(impersonations.endedAt), gt(impersonations.expiresAt, link.now)))
    .returning({ id: impersonations.id })
  return rows.length > 0
}

/** Uses a link. Only one of two concurrent callers gets its view. */
export async function takeLink(tx: Tx, hash: Buffer, now: Date): Promise<ImpersonationRow | undefined> {
  const [row] = await tx.update(impersonations).set({ linkHash: null }).where(eq(impersonations.linkHash, hash)).returning()
  return row?.linkExpiresAt && row.linkExpiresAt > now ? row : undefined
}

export async function endImpersonationRow(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(impersonations).set({ endedAt: at }).where(eq(impersonations.id, id))
}
