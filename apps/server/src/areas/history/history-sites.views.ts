import type { HomeQuantities } from '@wattdesk/energy/home-quantities.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { hasCounterGapsSql } from '../../db/counter-gaps-sql.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers, sites } from '../../db/domains/customers/tables.ts'
import { homeFactsSql, homeOfFacts } from '../../db/home-quantities-sql.ts'
import { prepared } from '../../db/prepared-statements.ts'
import type { Scope } from '../../db/scope.ts'

/** A site whose history is read. `measuredUntil` is the end of measurement in its newest quarter hour, in epoch ms. */
export type HistorySite = {
  id: string
  timeZone: string
  country: string
  latitude: number | null
  longitude: number | null
  /** The place is that of the town, because the site has no coordinates. */
  isPlaceApproximate: boolean
  measuredUntil: number | null
  /** What the home has, and since when. */
  home: HomeQuantities
  /** Whether meter counters span gaps of it. */
  hasCounterGaps: boolean
}

export async function findHistorySite(db: Db, scope: Scope, siteId: string): Promise<HistorySite | undefined> {
  const [row] = await db
    .select({
      id: sites.id,
      timeZone: sites.timeZone,
      country: sites.country,
      latitude: sql<number | null>`coalesce(${sites.latitude}, ${sites.approximateLatitude})`,
      longitude: sql<number | null>`coalesce(${sites.longitude}, ${sites.approximateLongitude})`,
      isPlaceApproximate: sql<boolean>`${sites.approximateLatitude} is not null`,
      home: homeFactsSql('sites'),
      hasCounterGaps: hasCounterGapsSql(sites.id),
      measuredUntil: sql<number | null>`(extract(epoch from intervals_measured_until(${sites.id})) * 1000)::float8`,
    })
    .from(sites)
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .where(prepared(sql`${eq(sites.id, siteId)} and ${customerScopeSql(scope)}`))
  return row && { ...row, home: homeOfFacts(row.home) }
}
