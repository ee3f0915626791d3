import { type InstallationKind, staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import type { LiveSnapshot } from '@wattdesk/contract/telemetry/models.ts'
import type { ApplianceSample } from '@wattdesk/device-protocol/samples.ts'
import { type HomeQuantities, quantitiesOf } from '@wattdesk/energy/home-quantities.ts'
import { measurementNames, measurements, type PowerName, powerNames } from '@wattdesk/energy/quantities.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { hasCounterGapsSql } from '../../../db/counter-gaps-sql.ts'
import { customerScopeSql } from '../../../db/customer-sql.ts'
import { customers, sites } from '../../../db/domains/customers/tables.ts'
import { all } from '../../../db/filter-sql.ts'
import { homeFactsSql, homeOfFacts } from '../../../db/home-quantities-sql.ts'
import { listHomeSystems } from '../../../db/home-systems-sql.ts'
import { prepared } from '../../../db/prepared-statements.ts'
import { measurementsSql } from '../../../db/quantity-sql.ts'
import type { Scope } from '../../../db/scope.ts'
import {
  contactOf,
  isLive,
  isLost,
  type LatestSample,
  liveAlarmsOf,
  liveAppliancesOf,
  liveConnectionOf,
  livePowersOf,
  liveTopicsOf,
  mergeSources,
} from './live-state.rules.ts'

const hasNoPower = sql.raw(
  `num_nonnulls(${powerNames.map((name) => `s.${measurements[name].column}`).join(', ')}) = 0 and s.appliances is null`,
)

/** Contacts are written later than samples, every ten seconds: a sample may be newer than its contact by this much. */
const contactLagMs = 30_000

/**
 * The newest samples of the sources of sites; one of gas meters alone only if the source has no other. Samples are kept for 90 days; only
 * those of the last 24 hours are shown as live data. The clock of a source may be ahead of those of the others.
 */
export async function listLatestSamples(db: Db, siteIds: readonly string[], now: number): Promise<Map<string, LatestSample[]>> {
  const { rows } = await db.execute<Omit<LatestSample, 'appliances'> & { siteId: string; appliances: ApplianceSample[] | null }>(sql`
    select l.*, date_part('epoch', g.contacted_at) * 1000 as "contactedAt", date_part('epoch', g.offline_at) * 1000 as "offlineAt"
    from unnest(${sql.param([...siteIds])}::uuid[]) as asked (site_id) cross join lateral (
      select distinct on (s.source_id) s.site_id as "siteId", (extract(epoch from s.at) * 1000)::float8 as at, s.source_id as "sourceId",
        ${measurementsSql(measurementNames, 's')}, s.appliances
      from samples s, (select max(at) as at from samples where site_id = asked.site_id) newest
      where s.site_id = asked.site_id and s.at >= least(newest.at, ${new Date(now)}::timestamptz) - ${staleAfterMs} * interval '1 ms'
      order by s.source_id, (${hasNoPower}), s.at desc
    ) l left join gateways g on g.id = l."sourceId"`)
  const contactedBy = (at: number | null | undefined) => (at === null || at === undefined ? null : Math.min(at + contactLagMs, now))
  const samples = rows
    .map((row) => ({ ...row, contactedAt: contactedBy(row.contactedAt), appliances: row.appliances ?? [] }))
    .sort((a, b) => a.at - b.at)
  return Map.groupBy(samples, ({ siteId }) => siteId)
}

/** `home`: what the site has, and since when. `hasCounterGaps`: whether meter counters span gaps of it. */
export type SiteHead = { id: string; name: string; timeZone: string; home: HomeQuantities; hasCounterGaps: boolean }

const head = {
  id: sites.id,
  name: sites.name,
  timeZone: sites.timeZone,
  home: homeFactsSql('sites'),
  hasCounterGaps: hasCounterGapsSql(sites.id),
}

export async function readHomes(db: Db, siteIds: readonly string[]): Promise<Map<string, HomeQuantities>> {
  const rows = await db
    .select({ id: sites.id, home: head.home })
    .from(sites)
    .where(prepared(sql`${sites.id} = any(${sql.param([...siteIds])}::uuid[])`))
  return new Map(rows.map(({ id, home }) => [id, homeOfFacts(home)]))
}

export async function isSiteInScope(db: Db, scope: Scope, siteId: string): Promise<boolean> {
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .where(prepared(all([eq(sites.id, siteId), customerScopeSql(scope)])))
  return rows.length > 0
}

/** Optionally only if the site belongs to a customer. */
export async function findSite(db: Db, scope: Scope, siteId: string, customerId?: string): Promise<SiteHead | undefined> {
  const [row] = await db
    .select(head)
    .from(sites)
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .where(prepared(all([eq(sites.id, siteId), ...(customerId ? [eq(sites.customerId, customerId)] : []), customerScopeSql(scope)])))
  return row && { ...row, home: homeOfFacts(row.home) }
}

export async function listLiveSites(db: Db, customerId: string, now: Date, siteId?: string): Promise<LiveSnapshot[]> {
  const found = await db
    .select({ ...head, kinds: kindsOfSite, hasGas })
    .from(sites)
    .where(and(eq(sites.customerId, customerId), siteId ? eq(sites.id, siteId) : undefined))
    .orderBy(asc(sites.createdAt), asc(sites.id))
    .limit(100)
  const siteIds = found.map(({ id }) => id)
  const [samplesOf, systemsOf] = await Promise.all([listLatestSamples(db, siteIds, now.getTime()), listHomeSystems(db, siteIds)])
  return found.map(({ home: facts, kinds, hasGas: gas, ...site }) => {
    const home = homeOfFacts(facts)
    const hasOrHad = {
      production: kinds.includes('pvbattery') || hadPower(home, 'production'),
      battery: hadPower(home, 'battery'),
      ev: kinds.includes('wallbox') || kinds.includes('electriccar') || hadPower(home, 'ev'),
      gas,
    }
    const merged = mergeSources(samplesOf.get(site.id) ?? [], systemsOf.get(site.id))
    return { ...snapshotOf({ ...site, home }, merged, now.getTime()), hasOrHad }
  })
}

const kindsOfSite = sql<InstallationKind[]>`array(select distinct i.kind from installations i where i.site_id = sites.id)`
const hasGas = sql<boolean>`(exists (select from gas_intervals g where g.site_id = sites.id)
  or exists (select from installations i left join smart_meters m on m.id = i.id
    where i.site_id = sites.id and (i.kind = 'gas' or m.device_category = 'gas')))`
const hadPower = ({ changes }: HomeQuantities, power: PowerName) => changes.some(({ powers }) => powers.has(power))

function snapshotOf(site: SiteHead, sample: LatestSample | undefined, now: number): Omit<LiveSnapshot, 'hasOrHad'> {
  const ageMs = sample ? now - contactOf(sample) : undefined
  const has = sample ? quantitiesOf(site.home, sample.at) : undefined
  const shown = sample && isLive(sample, now) ? sample : undefined
  return {
    siteId: site.id,
    siteName: site.name,
    timeZone: site.timeZone,
    measuredAt: sample ? new Date(contactOf(sample)).toISOString() : null,
    ageSeconds: ageMs === undefined ? null : Math.max(0, Math.floor(ageMs / 1_000)),
    stale: !sample || ageMs === undefined || ageMs > staleAfterMs || isLost(sample),
    powers: shown && has ? livePowersOf(shown, has) : null,
    gridImportReadingWs: sample?.gridImportReading ?? null,
    gridExportReadingWs: sample?.gridExportReading ?? null,
    appliances: shown ? liveAppliancesOf(shown) : [],
    connection: liveConnectionOf(sample, now),
    alarms: liveAlarmsOf(sample, now, has),
    topics: liveTopicsOf(sample),
  }
}
