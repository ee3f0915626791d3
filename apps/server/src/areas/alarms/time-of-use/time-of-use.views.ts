import type { readTimeOfUse } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import type { Tariff } from '@wattdesk/contract/alarms/time-of-use/models.ts'
import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { sites } from '../../../db/domains/customers/tables.ts'
import { siteTariffs } from '../../../db/domains/prices/tables.ts'
import { foundKinds, measuresGrid } from './tariffs.store.ts'
import { readinessOf } from './time-of-use-readiness.rules.ts'

type TimeOfUse = ResponseInput<typeof readTimeOfUse>

/** A customer without a home is not ready. */
export async function readTimeOfUseOf(db: Db, customerId: string): Promise<TimeOfUse> {
  const rows = await db
    .select({
      site: sites,
      tariff: siteTariffs,
      appliances: foundKinds,
      measuresGrid,
    })
    .from(sites)
    .leftJoin(siteTariffs, eq(siteTariffs.siteId, sites.id))
    .where(eq(sites.customerId, customerId))
    .orderBy(desc(sites.isMain), asc(sites.createdAt), asc(sites.id))
    .limit(500)
  const homes = rows.map(({ site, tariff, ...found }) => {
    const readiness = readinessOf({ ...site, tariff, ...found })
    return {
      siteId: site.id,
      siteName: site.name,
      isReady: readiness.problems.length === 0,
      biddingZone: site.biddingZone,
      tariff: tariff && presentTariff(tariff),
      ...readiness,
    }
  })
  return { isReady: homes.length > 0 && homes.every((home) => home.isReady), sites: homes }
}

export function presentTariff(row: typeof siteTariffs.$inferSelect): Tariff {
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}
