import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { clientCredentials } from '../../../db/domains/members/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'

type CredentialsRow = typeof clientCredentials.$inferSelect

/** Undefined if the credentials or their tenant were removed. */
export async function findCredentials(db: Db, id: string): Promise<CredentialsRow | undefined> {
  const [row] = await db
    .select(getTableColumns(clientCredentials))
    .from(clientCredentials)
    .innerJoin(tenants, and(eq(tenants.id, clientCredentials.tenantId), isNull(tenants.removedAt)))
    .where(and(eq(clientCredentials.id, id), isNull(clientCredentials.removedAt)))
  return row
}

export async function noteUse(db: Db, id: string, at: Date): Promise<void> {
  await db.update(clientCredentials).set({ lastUsedAt: at }).where(eq(clientCredentials.id, id))
}
