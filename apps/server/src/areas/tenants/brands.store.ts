import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { tenants, whiteLabels } from '../../db/domains/tenants/tables.ts'

const affiliates = alias(tenants, 'affiliates')

/** A tenant's published brand, with its region's names and links as defaults. */
export async function findBrand(db: Db, tenantId: string) {
  const [row] = await db
    .select({
      appName: sql<string | null>`coalesce(${whiteLabels.appName}, ${affiliates.name}, ${tenants.name})`,
      // A brand without a logo shows none of its region's.
      logoFileId: sql<
        string | null
      >`case when ${whiteLabels.tenantId} is null then ${affiliates.logoFileId} else ${whiteLabels.logoFileId} end`,
      logoUrl: whiteLabels.logoUrl,
      iconFileId: whiteLabels.iconFileId,
      primaryColor: whiteLabels.primaryColor,
      accentColor: whiteLabels.accentColor,
      welcome: whiteLabels.welcome,
      impressumUrl: sql<string | null>`coalesce(${whiteLabels.impressumUrl}, ${tenants.impressumUrl}, ${affiliates.impressumUrl})`,
      privacyUrl: whiteLabels.privacyUrl,
      supportUrl: whiteLabels.supportUrl,
      mailSender: whiteLabels.mailSender,
      mailFooter: whiteLabels.mailFooter,
    })
    .from(tenants)
    .leftJoin(affiliates, eq(affiliates.id, tenants.affiliateId))
    .leftJoin(whiteLabels, eq(whiteLabels.tenantId, tenants.id))
    .where(eq(tenants.id, tenantId))
  return row
}
