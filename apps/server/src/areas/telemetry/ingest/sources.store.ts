import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customers, sites } from '../../../db/domains/customers/tables.ts'
import { installations } from '../../../db/domains/installations/tables.ts'
import { all } from '../../../db/filter-sql.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import { vendorSourceSql } from '../../../db/vendor-source-sql.ts'
import type { Stay } from './former-samples.rules.ts'

type VendorSite = {
  vendorId: string
  vendorSiteId: string
  /** Limits the look-up to the homes of one region. */
  affiliateId?: string | undefined
}

const stays = sql<Stay[]>`coalesce((
  select jsonb_agg(jsonb_build_object('siteId', s.site_id, 'until', (extract(epoch from s.left_at) * 1000)::float8) order by s.left_at)
  from installation_stays s
  where s.vendor_id = ${installations.vendorId} and s.vendor_installation_id = ${installations.vendorInstallationId}), '[]')`

/** The site and source of a vendor's installation, by the vendor's ID, and the homes that it left. None once its customer is purged. */
export async function findVendorSite(
  db: Db,
  { vendorId, vendorSiteId, affiliateId }: VendorSite,
): Promise<{ siteId: string; sourceId: string; stays: Stay[] } | undefined> {
  const [row] = await db
    .select({ siteId: installations.siteId, sourceId: vendorSourceSql(), stays })
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
