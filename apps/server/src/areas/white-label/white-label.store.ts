import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { whiteLabels } from '../../db/domains/tenants/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type WhiteLabelRow = typeof whiteLabels.$inferSelect

export async function findWhiteLabelRow(db: Db, tenantId: string): Promise<WhiteLabelRow | undefined> {
  const [row] = await db.select().from(whiteLabels).where(eq(whiteLabels.tenantId, tenantId))
  return row
}

export async function putWhiteLabel(tx: Tx, row: WhiteLabelRow): Promise<void> {
  const { tenantId: _, ...fields } = row
  await tx.insert(whiteLabels).values(row).onConflictDoUpdate({ target: whiteLabels.tenantId, set: fields })
}
