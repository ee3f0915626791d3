import type { GatewayHistory } from '@wattdesk/contract/telemetry/gateway-history/models.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { isoInstant, isoInstantOrNull } from '../../../db/instants.ts'
import { listGatewayFacts } from '../gateway.views.ts'
import { listMissing } from './gateway-messages.views.ts'
import { isTimedOut, outcomeOf, type ScanState } from './scan.rules.ts'

/** Number of newest records shown. */
const scansMax = 100
/** Thirty whole days and today, which may be a day earlier or later in the site's time zone. */
const daysRead = 31

export type GatewayPast = Omit<GatewayHistory, 'gaps' | 'areMoreGaps'>

/** A customer's gateway (at most one), its scans, and how long its home was measured each day. */
export async function listGatewayPasts(db: Db, customerId: string, now: Date): Promise<GatewayPast[]> {
  const facts = await listGatewayFacts(db, customerId, now)
  return Promise.all(
    facts.map(async (gateway) => {
      const [scans, days, missingMessages] = await Promise.all([
        listScans(db, gateway.gatewayId, now),
        listDays(db, gateway.siteId, now),
        listMissing(db, gateway.gatewayId, now),
      ])
      return { ...gateway, scans: scans.slice(0, scansMax), areMoreScans: scans.length > scansMax, days, missingMessages }
    }),
  )
}

type ScanRow = { state: ScanState; at: string; startedAt: string | null; appliancesFound: number | null; appliancesNew: number | null }

async function listScans(db: Db, gatewayId: string, now: Date): Promise<GatewayHistory['scans']> {
  const { rows } = await db.execute<ScanRow>(sql`
    select scan_state as state, at, started_at as "startedAt", appliances_found as "appliancesFound", appliances_new as "appliancesNew"
    from gateway_events where gateway_id = ${gatewayId} and kind = 'scan' order by at desc, id desc limit ${sql.raw(String(scansMax + 1))}`)
  return rows.map(({ at, state, startedAt, ...counts }) => ({
    startedAt: isoInstantOrNull(startedAt),
    endedAt: state === 'Pending' ? null : isoInstant(at),
    state: outcomeOf({ state, at }, now),
    isTimedOut: isTimedOut({ state, at }, now),
    ...counts,
  }))
}

async function listDays(db: Db, siteId: string, now: Date): Promise<GatewayHistory['days']> {
  const { rows } = await db.execute<{ day: string; coveredSeconds: number }>(sql`
    select day::text as day, covered_seconds as "coveredSeconds" from energy_days
    where site_id = ${siteId} and day >= ${now}::timestamptz::date - ${daysRead}::integer order by day desc`)
  return rows
}
