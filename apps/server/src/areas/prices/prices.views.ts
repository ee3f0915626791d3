import type { DayAheadPrices } from '@wattdesk/contract/prices/calls.ts'
import { daySpan } from '@wattdesk/energy/intervals.ts'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers, sites } from '../../db/domains/customers/tables.ts'
import { dayAheadPrices, priceReadings } from '../../db/domains/prices/tables.ts'
import type { Scope } from '../../db/scope.ts'

/** Prices of a day in the bidding zone of a site. Undefined if there is no such site. */
export async function readPricesOf(db: Db, scope: Scope, siteId: string, date: string): Promise<DayAheadPrices | undefined> {
  const [site] = await db
    .select({
      timeZone: sites.timeZone,
      biddingZone: sites.biddingZone,
      licence: priceReadings.licence,
      readAt: priceReadings.readAt,
      isUnreachable: sql<boolean>`${priceReadings.fault} is not null`,
    })
    .from(sites)
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .leftJoin(priceReadings, eq(priceReadings.biddingZone, sites.biddingZone))
    .where(and(eq(sites.id, siteId), customerScopeSql(scope)))
  if (!site) return undefined
  const { start, end } = daySpan(date, site.timeZone)
  const { biddingZone, start: at, seconds, centsPerMwh } = dayAheadPrices
  const rows = site.biddingZone
    ? await db
        .select({ at, seconds, centsPerMwh })
        .from(dayAheadPrices)
        .where(and(eq(biddingZone, site.biddingZone), gte(at, new Date(start)), lt(at, new Date(end))))
        .orderBy(at)
    : []
  return {
    siteId,
    timeZone: site.timeZone,
    date,
    from: new Date(start).toISOString(),
    to: new Date(end).toISOString(),
    biddingZone: site.biddingZone,
    unit: 'EUR cents/MWh',
    source: { licence: site.licence, readAt: site.readAt?.toISOString() ?? null, isUnreachable: site.isUnreachable },
    series: rows.map((row) => ({
      start: row.at.toISOString(),
      end: new Date(row.at.getTime() + row.seconds * 1_000).toISOString(),
      centsPerMwh: row.centsPerMwh,
    })),
  }
}
