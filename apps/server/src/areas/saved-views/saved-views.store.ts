import type { ViewedList } from '@wattdesk/contract/saved-views/terms.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { members, savedViews } from '../../db/domains/members/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type ViewRow = typeof savedViews.$inferSelect
export type ViewChange = Partial<Pick<ViewRow, 'name' | 'state' | 'visibility' | 'isDefault'>>

/** Serializes a member's writes to their views. Returns the member's tenant. */
export async function lockOwner(tx: Tx, memberId: string): Promise<{ tenantId: string } | undefined> {
  const [row] = await tx
    .select({ tenantId: members.tenantId })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.removedAt)))
    .for('no key update')
  return row
}

export async function findView(tx: Tx, id: string): Promise<ViewRow | undefined> {
  const [row] = await tx.select().from(savedViews).where(eq(savedViews.id, id))
  return row
}

/** Names are case-insensitive. */
export async function findViewNamed(tx: Tx, memberId: string, list: ViewedList, name: string): Promise<ViewRow | undefined> {
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.memberId, memberId), eq(savedViews.list, list), sql`lower(${savedViews.name}) = lower(${name})`))
  return row
}

export async function countViews(tx: Tx, memberId: string, list: ViewedList): Promise<number> {
  return tx.$count(savedViews, and(eq(savedViews.memberId, memberId), eq(savedViews.list, list)))
}

export async function insertView(tx: Tx, row: ViewRow): Promise<void> {
  await tx.insert(savedViews).values(row)
}

export async function updateView(tx: Tx, id: string, change: ViewChange & { updatedAt: Date }): Promise<ViewRow | undefined> {
  const [row] = await tx
    .update(savedViews)
    .set({ ...change, version: sql`${savedViews.version} + 1` })
    .where(eq(savedViews.id, id))
    .returning()
  return row
}

export async function clearDefault(tx: Tx, { memberId, list, id }: Pick<ViewRow, 'memberId' | 'list' | 'id'>): Promise<void> {
  await tx
    .update(savedViews)
    .set({ isDefault: false })
    .where(and(eq(savedViews.memberId, memberId), eq(savedViews.list, list), savedViews.isDefault, ne(savedViews.id, id)))
}

export async function deleteView(tx: Tx, id: string): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id))
}
