import { and, eq } from 'drizzle-orm'
import { customerNotes } from '../../db/domains/customers/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type NoteRow = typeof customerNotes.$inferSelect

/** The caller holds the lock on the customer, so the note cannot change meanwhile. */
export async function findNote(tx: Tx, customerId: string, id: string): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(customerNotes)
    .where(and(eq(customerNotes.id, id), eq(customerNotes.customerId, customerId)))
  return row
}

/** False if the ID exists. */
export async function insertNote(tx: Tx, row: NoteRow): Promise<boolean> {
  const inserted = await tx.insert(customerNotes).values(row).onConflictDoNothing().returning({ id: customerNotes.id })
  return inserted.length > 0
}

export async function countNotes(tx: Tx, customerId: string): Promise<number> {
  return tx.$count(customerNotes, eq(customerNotes.customerId, customerId))
}

export async function changeNote(tx: Tx, id: string, change: Partial<NoteRow>): Promise<void> {
  await tx.update(customerNotes).set(change).where(eq(customerNotes.id, id))
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.delete(customerNotes).where(eq(customerNotes.id, id))
}
