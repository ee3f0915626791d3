import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { whiteLabelEditions, whiteLabels } from '../../db/domains/tenants/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type WhiteLabelRow = typeof whiteLabels.$inferSelect
export type EditionRow = typeof whiteLabelEditions.$inferSelect

export async function findWhiteLabelRow(db: Db, tenantId: string): Promise<WhiteLabelRow | undefined> {
  const [row] = await db.select().from(whiteLabels).where(eq(whiteLabels.tenantId, tenantId))
  return row
}

export async function putWhiteLabel(tx: Tx, row: WhiteLabelRow): Promise<void> {
  const { tenantId: _, ...fields } = row
  await tx.insert(whiteLabels).values(row).onConflictDoUpdate({ target: whiteLabels.tenantId, set: fields })
}

export async function insertEdition(tx: Tx, row: EditionRow): Promise<void> {
  await tx.insert(whiteLabelEditions).values(row)
}

export async function findEdition(db: Db, tenantId: string, edition: number): Promise<EditionRow | undefined> {
  const [row] = await db
    .select()
    .from(whiteLabelEditions)
    .where(and(eq(whiteLabelEditions.tenantId, tenantId), eq(whiteLabelEditions.edition, edition)))
  return row
}

const listedMax = 50

/** Newest first, with the names of the members who published them. */
export function listEditionRows(db: Db, tenantId: string): Promise<(EditionRow & { memberName: string | null })[]> {
  const { edition, fields, publishedAt, publishedBy } = whiteLabelEditions
  return db
    .select({
      ...{ tenantId: whiteLabelEditions.tenantId, edition, fields, publishedAt, publishedBy },
      memberName: sql<string | null>`${members.firstName} || ' ' || ${members.lastName}`,
    })
    .from(whiteLabelEditions)
    .leftJoin(members, eq(members.id, publishedBy))
    .where(eq(whiteLabelEditions.tenantId, tenantId))
    .orderBy(desc(edition))
    .limit(listedMax)
}
