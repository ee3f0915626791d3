import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { members } from '../../db/schema/members.ts'
import type { Tx } from '../../db/transaction.ts'

export type MemberRow = typeof members.$inferSelect

/** Locks a member who was not removed until the transaction ends. */
export async function lockMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.removedAt)))
    .for('update')
  return row
}

/** Locks all members of a tenant who were not removed until the transaction ends. */
export async function lockMembersOf(tx: Tx, tenantId: string): Promise<MemberRow[]> {
  return tx
    .select()
    .from(members)
    .where(and(eq(members.tenantId, tenantId), isNull(members.removedAt)))
    .orderBy(members.id)
    .for('update')
}

/** Returns false if a member with this address exists already. */
export async function insertMember(tx: Tx, member: typeof members.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(members).values(member).onConflictDoNothing().returning({ id: members.id })
  return rows.length > 0
}

export async function updateMemberRow(tx: Tx, id: string, change: Partial<MemberRow>): Promise<void> {
  await tx
    .update(members)
    .set({ ...change, version: sql`${members.version} + 1` })
    .where(eq(members.id, id))
}

/** Whether another root exists. Locks them, so that two roots cannot remove each other. */
export async function lockOtherRoots(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(sql`'root' = any(${members.roles})`, isNull(members.removedAt), ne(members.id, id)))
    .orderBy(members.id)
    .for('update')
  return rows.length > 0
}
