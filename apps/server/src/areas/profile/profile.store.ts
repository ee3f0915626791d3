import { and, eq, isNull, sql } from 'drizzle-orm'
import { members } from '../../db/schema/members.ts'
import type { Tx } from '../../db/transaction.ts'

export type MemberRow = typeof members.$inferSelect

export async function lockMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.removedAt)))
    .for('update')
  return row
}

export async function updateMember(tx: Tx, id: string, change: Partial<MemberRow>): Promise<void> {
  await tx
    .update(members)
    .set({ ...change, version: sql`${members.version} + 1` })
    .where(eq(members.id, id))
}
