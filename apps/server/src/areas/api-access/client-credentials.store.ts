import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { clientCredentials } from '../../db/domains/members/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type CredentialsRow = typeof clientCredentials.$inferSelect

const inForce = isNull(clientCredentials.removedAt)

export async function listCredentials(db: Db, tenantId: string, limit: number): Promise<CredentialsRow[]> {
  return db
    .select()
    .from(clientCredentials)
    .where(and(eq(clientCredentials.tenantId, tenantId), inForce))
    .orderBy(desc(clientCredentials.createdAt), desc(clientCredentials.id))
    .limit(limit)
}

export async function lockCredentials(tx: Tx, id: string, tenantId: string): Promise<CredentialsRow | undefined> {
  const [row] = await tx
    .select()
    .from(clientCredentials)
    .where(and(eq(clientCredentials.id, id), eq(clientCredentials.tenantId, tenantId), inForce))
    .for('update')
  return row
}

export async function countCredentials(db: Db, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(clientCredentials)
    .where(and(eq(clientCredentials.tenantId, tenantId), inForce))
  return row?.total ?? 0
}

/** False when the name is taken. */
export async function insertCredentials(tx: Tx, row: typeof clientCredentials.$inferInsert): Promise<boolean> {
  const made = await tx.insert(clientCredentials).values(row).onConflictDoNothing().returning({ id: clientCredentials.id })
  return made.length > 0
}

export async function updateCredentials(tx: Tx, id: string, change: Partial<CredentialsRow>): Promise<void> {
  await tx
    .update(clientCredentials)
    .set({ ...change, version: sql`${clientCredentials.version} + 1` })
    .where(eq(clientCredentials.id, id))
}

/** Deletes the credentials of a tenant, removed ones included, because they name members. Returns their IDs. */
export async function deleteCredentialsOf(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx.delete(clientCredentials).where(eq(clientCredentials.tenantId, tenantId)).returning({ id: clientCredentials.id })
  return rows.map((row) => row.id)
}
