import { staleAfterMs } from '@wattdesk/contract/installations/installation.ts'
import type { LiveSnapshot } from '@wattdesk/contract/telemetry.ts'
import type { ApplianceSample } from '@wattdesk/device-protocol/samples.ts'
import { measurementNames } from '@wattdesk/energy/quantities.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customerScopeSql } from '../../../db/customer-sql.ts'
import { measurementsSql } from '../../../db/quantity-sql.ts'
import { customers } from '../../../db/schema/customers.ts'
import { sites } from '../../../db/schema/sites.ts'
import type { Scope } from '../../../db/scope.ts'
import {
  type LatestSample,
  liveAlarmsOf,
  liveAppliancesOf,
  liveConnectionOf,
  livePowersOf,
  liveTopicsOf,
  mergeSources,
} from './live-state.rules.ts'

/** The newest samples of a site's sources. Samples are kept for 90 days; only those of the last 24 hours are shown as live data. */
export async function listLatestSamples(db: Db, siteId: string): Promise<LatestSample[]> {
  const { rows } = await db.execute<Omit<LatestSample, 'appliances'> & { appliances: ApplianceSample[] | null }>(sql`
    select distinct on (s.source_id) (extract(epoch from s.at) * 1000)::float8 as at, s.source_id as "sourceId", ${measurementsSql(measurementNames, 's')},
      s.appliances
    from samples s, (select max(at) as at from samples where site_id = ${siteId}) newest
    where s.site_id = ${siteId} and s.at >= newest.at - ${staleAfterMs} * interval '1 ms'
    order by s.source_id, s.at desc`)
  return rows.map((row) => ({ ...row, appliances: row.appliances ?? [] })).sort((a, b) => a.at - b.at)
}

async function findLatestSample(db: Db, siteId: string): Promise<LatestSample | undefined> {
  return mergeSources(await listLatestSamples(db, siteId))
}

export type SiteHead = { id: string; name: string; timeZone: string }

/** A site within a scope, optionally only if it belongs to a customer. */
export async function findSite(db: Db, scope: Scope, siteId: string, customerId?: string): Promise<SiteHead | undefined> {
  const [row] = await db
    .select({ id: sites.id, name: sites.name, timeZone: sites.timeZone })
    .from(sites)
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .where(and(eq(sites.id, siteId), customerId ? eq(sites.customerId, customerId) : undefined, customerScopeSql(scope)))
  return row
}

export async function listLiveSites(db: Db, customerId: string, now: Date): Promise<LiveSnapshot[]> {
  const found = await db
    .select({ id: sites.id, name: sites.name, timeZone: sites.timeZone })
    .from(sites)
    .where(eq(sites.customerId, customerId))
    .orderBy(asc(sites.createdAt), asc(sites.id))
    .limit(100)
  return Promise.all(found.map(async (site) => snapshotOf(site, await findLatestSample(db, site.id), now.getTime())))
}

function snapshotOf(site: SiteHead, sample: LatestSample | undefined, now: number): LiveSnapshot {
  const ageMs = sample ? now - sample.at : undefined
  const isLive = ageMs !== undefined && ageMs <= 24 * 3_600_000
  return {
    siteId: site.id,
    siteName: site.name,
    timeZone: site.timeZone,
    measuredAt: sample ? new Date(sample.at).toISOString() : null,
    ageSeconds: ageMs === undefined ? null : Math.max(0, Math.floor(ageMs / 1_000)),
    stale: ageMs === undefined || ageMs > staleAfterMs,
    powers: sample && isLive ? livePowersOf(sample) : null,
    gridImportReadingWs: sample?.gridImportReading ?? null,
    gridExportReadingWs: sample?.gridExportReading ?? null,
    appliances: sample && isLive ? liveAppliancesOf(sample) : [],
    connection: liveConnectionOf(sample, now),
    alarms: liveAlarmsOf(sample, now),
    topics: liveTopicsOf(sample),
  }
}
