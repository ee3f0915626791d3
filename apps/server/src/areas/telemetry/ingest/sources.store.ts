import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customers, sites } from '../../../db/domains/customers/tables.ts'
import { installations } from '../../../db/domains/installations/tables.ts'
import { all } from '../../../db/filter-sql.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import { vendorSourceSql } from '../../../db/vendor-source-sql.ts'

type VendorSite = {
  vendorId: string
  vendorSiteId: string
  /** Limits the look-up to the homes of one region. */
  affiliateId?: string | undefined
}

/** The site and source of a vendor's installation, by the vendor's ID. None once its customer is purged. */
export async function findVendorSite(
  db: Db,
  { vendorId, vendorSiteId, affiliateId }: VendorSite,
): Promise<{ siteId: string; sourceId: string } | undefined> {
  const [row] = await db
    .select({ siteId: installations.siteId, sourceId: vendorSourceSql() })
    .from(installations)
    .innerJoin(sites, eq(sites.id, installations.siteId))
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .where(
      prepared(
        all([
          eq(installations.vendorId, vendorId),
          eq(installations.vendorInstallationId, vendorSiteId),
          ...(affiliateId ? [eq(customers.affiliateId, affiliateId)] : []),
        ]),
      ),
    )
  return row
}
