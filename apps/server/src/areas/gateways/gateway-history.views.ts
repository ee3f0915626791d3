import type { GatewayHistory } from '@wattdesk/contract/gateway-history.ts'
import { connectionOf } from '@wattdesk/contract/installations/installation.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { gateways } from '../../db/schema/gateways.ts'
import { installations } from '../../db/schema/installations.ts'
import { sites } from '../../db/schema/sites.ts'

/** Newest of each kind that a screen shows. */
const eventsMax = 100
const daysShown = 30
/** From here on a gateway that is not heard is silent. */
const silentAfterMs = 15 * 60_000

/** A customer's gateway (at most one) and what it went through. */
export async function listGatewayHistoriesOf(db: Db, customerId: string, now: Date): Promise<GatewayHistory[]> {
  const rows = await db
    .select({ installation: installations, gateway: gateways, siteName: sites.name })
    .from(installations)
    .innerJoin(gateways, eq(gateways.installationId, installations.id))
    .innerJoin(sites, eq(sites.id, installations.siteId))
    .where(eq(installations.customerId, customerId))
    .orderBy(asc(installations.addedAt))
    .limit(10)
  return Promise.all(
    rows.map(async ({ installation, gateway, siteName }) => ({
      ...gateway,
      gatewayId: gateway.id,
      configurationId: installation.id,
      siteId: installation.siteId,
      siteName,
      lastScanAt: gateway.lastScanAt?.toISOString() ?? null,
      addedAt: installation.addedAt.toISOString(),
      connection: connectionOf(gateway.contactedAt, now),
      ...(await pastOf(db, { ...gateway, siteId: installation.siteId }, now)),
    })),
  )
}

type Known = { id: string; siteId: string; contactedAt: Date | null }

async function pastOf(db: Db, gateway: Known, now: Date): Promise<Pick<GatewayHistory, 'scans' | 'silences' | 'days'>> {
  const [scans, silences, days] = await Promise.all([
    db.execute<{ at: Date; state: GatewayHistory['scanState'] }>(sql`
      select at, scan_state as state from gateway_events where gateway_id = ${gateway.id} and kind = 'scan'
      order by at desc, id desc limit ${eventsMax}`),
    db.execute<{ since: Date; at: Date }>(sql`
      select silent_since as since, at from gateway_events where gateway_id = ${gateway.id} and kind = 'silence'
      order by at desc, id desc limit ${eventsMax}`),
    db.execute<{ day: string; coveredSeconds: number }>(sql`
      select day::text as day, covered_seconds as "coveredSeconds" from energy_days
      where site_id = ${gateway.siteId} and day > ${now}::timestamptz::date - ${daysShown}::integer order by day desc`),
  ])
  const iso = (at: Date | string) => new Date(at).toISOString()
  const { contactedAt } = gateway
  const isSilent = contactedAt !== null && now.getTime() - contactedAt.getTime() >= silentAfterMs
  return {
    scans: scans.rows.map(({ at, state }) => ({ at: iso(at), state })),
    silences: [
      ...(isSilent ? [{ from: iso(contactedAt), to: null }] : []),
      ...silences.rows.map(({ since, at }) => ({ from: iso(since), to: iso(at) })),
    ],
    days: days.rows,
  }
}
