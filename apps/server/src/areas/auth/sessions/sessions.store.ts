import { and, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { sessions } from '../../../db/domains/auth/tables.ts'
import { members } from '../../../db/domains/members/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import type { Tx } from '../../../db/transaction.ts'
import { openLoansSql, type SigningMember } from './members.store.ts'

export type SessionRow = typeof sessions.$inferSelect
export type SessionEndReason = NonNullable<SessionRow['endReason']>

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<SessionRow> {
  const [row] = await tx.insert(sessions).values(session).returning()
  if (!row) throw new Error('A session was not written')
  return row
}

/** Undefined if the member was removed. */
export async function findSessionWithMember(db: Db, id: string): Promise<{ session: SessionRow; member: SigningMember } | undefined> {
  const [row] = await db
    .select({ session: sessions, member: members, tenant: tenants, loans: openLoansSql })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(prepared(sql`${eq(sessions.id, id)} and ${isNull(members.removedAt)}`))
  return row && { session: row.session, member: { ...row.member, tenant: row.tenant, loans: row.loans } }
}

/** Serializes renewals. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update')
  return row
}

export async function updateSession(db: Db, id: string, change: Partial<SessionRow>): Promise<void> {
  await db.update(sessions).set(change).where(eq(sessions.id, id))
}

/** False if the session is not waiting for its second step. */
export async function activateSession(tx: Tx, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set({ activatedAt: at, lastUsedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.activatedAt), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** False if it has ended already. */
export async function endSessionRow(db: Db, id: string, at: Date, reason: SessionEndReason): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ endedAt: at, endReason: reason, sealedIdToken: null })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

export async function endSessionRowsOfMember(
  db: Db,
  end: { memberId: string; at: Date; reason: SessionEndReason; exceptId?: string },
): Promise<string[]> {
  const others = end.exceptId ? ne(sessions.id, end.exceptId) : undefined
  const rows = await db
    .update(sessions)
    .set({ endedAt: end.at, endReason: end.reason, sealedIdToken: null })
    .where(and(eq(sessions.memberId, end.memberId), isNull(sessions.endedAt), others))
    .returning({ id: sessions.id })
  return rows.map((row) => row.id)
}

/** Most recently used first. */
export async function listOpenSessions(db: Db, open: { memberId: string; now: Date; usedAfter: Date }): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, open.memberId),
        isNull(sessions.endedAt),
        isNotNull(sessions.activatedAt),
        gt(sessions.expiresAt, open.now),
        gt(sessions.lastUsedAt, open.usedAfter),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

export async function deleteOldSessions(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, expiredBefore))
}
