import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { clientCredentials } from '../../../db/domains/members/tables.ts'

type CredentialsRow = typeof clientCredentials.$inferSelect

/** Credentials that were not removed. */
export async function findCredentials(db: Db, id: string): Promise<CredentialsRow | undefined> {
  const [row] = await db
    .select()
    .from(clientCredentials)
    .where(and(eq(clientCredentials.id, id), isNull(clientCredentials.removedAt)))
  return row
}

export async function noteUse(db: Db, id: string, at: Date): Promise<void> {
  await db.update(clientCredentials).set({ lastUsedAt: at }).where(eq(clientCredentials.id, id))
}
