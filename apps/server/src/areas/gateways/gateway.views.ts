import type { Gateway } from '@wattdesk/contract/gateways/models.ts'
import { connectionOf } from '@wattdesk/contract/installations/models.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { applianceContactAt, gatewayContactAt, isGatewayOffline } from '../../db/contact-sql.ts'
import { sites } from '../../db/domains/customers/tables.ts'
import { appliances, gatewayPlaces, gateways } from '../../db/domains/gateways/tables.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import { amongSql } from '../../db/filter-sql.ts'
import { gatewayVendorSql } from '../../db/gateway-vendor-sql.ts'
import { isTimedOut, outcomeOf, type ScanReport } from './reports/scan.rules.ts'

type LatestScan = ScanReport & { startedAt: string | null; appliancesFound: number | null; appliancesNew: number | null }
const latestScan = sql<LatestScan | null>`(
  select jsonb_build_object('state', e.scan_state, 'at', e.at, 'startedAt', e.started_at, 'appliancesFound', e.appliances_found,
    'appliancesNew', e.appliances_new) from gateway_events e
  where e.gateway_id = ${gateways.id} and e.kind = 'scan' order by e.at desc, e.id desc limit 1)`
const lastScanAt = sql<string | null>`(
  select max(e.at) from gateway_events e where e.gateway_id = ${gateways.id} and e.kind = 'scan' and e.scan_state <> 'Pending')`

const places = sql<Gateway['places']>`(
  select coalesce(jsonb_agg(jsonb_build_object('host', p.host, 'port', p.port, 'units', p.units) order by p.host, p.port), '[]')
  from ${gatewayPlaces} p where p.gateway_id = ${gateways.id})`

/** A customer's gateways (at most one) with the facts that every screen shows. */
export async function listGatewayFacts(db: Db, customerId: string, now: Date) {
  const rows = await db
    .select({
      installation: installations,
      gateway: gateways,
      vendorName: gatewayVendorSql('gateways'),
      siteName: sites.name,
      contactedAt: gatewayContactAt(now, 'gateways'),
      isOffline: isGatewayOffline('gateways'),
      latestScan,
      lastScanAt,
      places,
    })
    .from(installations)
    .innerJoin(gateways, eq(gateways.installationId, installations.id))
    .innerJoin(sites, eq(sites.id, installations.siteId))
    .where(eq(installations.customerId, customerId))
    .orderBy(asc(installations.addedAt))
    .limit(10)
  return rows.map(({ installation, gateway, ...row }) => ({
    ...gateway,
    vendorName: row.vendorName,
    gatewayId: gateway.id,
    configurationId: installation.id,
    installationId: installation.vendorInstallationId,
    siteId: installation.siteId,
    siteName: row.siteName,
    places: row.places,
    credential: {
      state: gateway.credentialRevokedAt
        ? ('revoked' as const)
        : gateway.nextCredential === null
          ? ('valid' as const)
          : ('rotating' as const),
      changedAt: gateway.credentialChangedAt?.toISOString() ?? null,
    },
    addedAt: installation.addedAt.toISOString(),
    updatedAt: installation.updatedAt.toISOString(),
    connection: connectionOf(row.contactedAt === null ? null : new Date(row.contactedAt), now, row.isOffline),
    scanState: row.latestScan ? outcomeOf(row.latestScan, now) : ('unknown' as const),
    search: row.latestScan && presentSearch(row.latestScan, now),
    lastScanAt: row.lastScanAt === null ? null : new Date(row.lastScanAt).toISOString(),
  }))
}

/** A customer's gateway with the appliances it found. */
export async function listGatewaysOf(db: Db, customerId: string, now: Date): Promise<Gateway[]> {
  const facts = await listGatewayFacts(db, customerId, now)
  if (facts.length === 0) return []
  const ids = facts.map((gateway) => gateway.gatewayId)
  const { rows } = await db.execute<ApplianceRow>(sql`
    select a.device_id as "deviceId", a.gateway_id as "gatewayId", a.kind, a.type, a.manufacturer, a.model, a.serial_number as "serialNumber",
      a.peak_power_w as "peakPowerW", a.reverse_flow as "reverseFlow", a.added_at as "addedAt", a.updated_at as "updatedAt", ${applianceContactAt(now)} as "contactedAt",
      ${isGatewayOffline()} as "isOffline"
    from ${appliances} a join ${gateways} g on g.id = a.gateway_id
    where ${amongSql(sql`g.id`, ids)} order by a.added_at, a.device_id limit 1000`)
  return facts.map((gateway) => ({
    ...gateway,
    appliances: rows.filter((row) => row.gatewayId === gateway.gatewayId).map((row) => presentAppliance(row, now)),
  }))
}

function presentSearch({ startedAt, appliancesFound, appliancesNew, ...report }: LatestScan, now: Date): Gateway['search'] {
  const began = startedAt === null ? null : new Date(startedAt).toISOString()
  return { state: outcomeOf(report, now), startedAt: began, isTimedOut: isTimedOut(report, now), appliancesFound, appliancesNew }
}

type ApplianceRow = Omit<
  typeof appliances.$inferSelect,
  | 'id'
  | 'isKindChosen'
  | 'doCountersFollowPower'
  | 'generationLimitW'
  | 'consumptionLimitW'
  | 'limitsKept'
  | 'contactedAt'
  | 'addedAt'
  | 'updatedAt'
> & {
  addedAt: string
  updatedAt: string
  contactedAt: string | null
  isOffline: boolean
}

function presentAppliance({ contactedAt, isOffline, ...row }: ApplianceRow, now: Date) {
  const connection = connectionOf(contactedAt === null ? null : new Date(contactedAt), now, isOffline)
  const reportedAt = new Date(row.updatedAt).toISOString()
  return {
    ...row,
    addedAt: new Date(row.addedAt).toISOString(),
    // A value later than the last report counts as an update. ISO instants compare as text.
    updatedAt: connection.contactedAt && connection.contactedAt > reportedAt ? connection.contactedAt : reportedAt,
    connection,
  }
}
