import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { tenants, whiteLabels } from '../../db/domains/tenants/tables.ts'

const affiliates = alias(tenants, 'affiliates')

const { draft: _, edition: __, version: ___, updatedAt: ____, ...published } = getTableColumns(whiteLabels)

/** A tenant's published brand, null if it has none, and the values of its region that apply where the brand has none. */
export async function findBrand(db: Db, tenantId: string) {
  const [row] = await db
    .select({
      published,
      appName: sql<string>`coalesce(${affiliates.name}, ${tenants.name})`,
      logoFileId: affiliates.logoFileId,
      impressumUrl: sql<string | null>`coalesce(${tenants.impressumUrl}, ${affiliates.impressumUrl})`,
    })
    .from(tenants)
    .leftJoin(affiliates, eq(affiliates.id, tenants.affiliateId))
    // Until the first edition is published, the row holds only a draft.
    .leftJoin(whiteLabels, and(eq(whiteLabels.tenantId, tenants.id), gt(whiteLabels.edition, 0)))
    .where(eq(tenants.id, tenantId))
  return row
}
