import type { ChargingSession } from '@wattdesk/contract/history.ts'
import { type ChargingSlot, chargingSessions } from '@wattdesk/energy/charging-sessions.ts'
import type { EnergyFlows } from '@wattdesk/energy/flows.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { type Covered, coveredOf, integrated, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { eachOf } from '@wattdesk/energy/quantities.ts'
import { type FlowName, flowNames } from '@wattdesk/energy/terms.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { flowSources, withFlows } from './flows.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { round } from './spans.rules.ts'

/** Sessions are read this far beyond the ends of a range, so that one across its start or end is complete. */
const beyondMs = 2 * 86_400_000

type Row = Record<FlowName, number> & {
  deviceId: string
  start: number
  energyWh: number
  coveredSeconds: number
  counterSeconds: number
  isMetered: boolean | null
}

type Charging = { sessions: ChargingSession[]; covered: ReadonlyMap<string, Covered> }

/** Charging sessions that start within a range, the newest first, and how long each wallbox was measured. One statement. */
async function readCharging(db: Db, site: HistorySite, range: DayRange): Promise<Charging> {
  const { start, end } = rangeSpan(range, site.timeZone)
  const [first, last] = [new Date(start - beyondMs), new Date(end + beyondMs)]
  const { rows } = await db.execute<Row>(
    withFlows(sql`
    select d.device_id as "deviceId", (extract(epoch from d.start) * 1000)::float8 as start, d.energy_wh as "energyWh",
      d.covered_seconds as "coveredSeconds",
      case when d.source = 'counter' then d.covered_seconds else 0 end as "counterSeconds", e.grid_import_wh is not null as "isMetered", ${flowSources}
    from device_intervals d
    left join energy_intervals e on e.site_id = ${site.id} and e.start = d.start
      and e.start >= ${first}::timestamptz and e.start < ${last}::timestamptz
    where d.site_id = ${site.id} and d.quantity = 'ev'
      and d.start >= ${first}::timestamptz and d.start < ${last}::timestamptz
    order by d.device_id, d.start`),
  )
  const devices = Map.groupBy(rows, (row) => row.deviceId)
  const isWithin = (at: number) => at >= start && at < end
  const sessions = [...devices].flatMap(([deviceId, ofDevice]) =>
    chargingSessions(ofDevice.map(slotOf))
      .filter((session) => isWithin(session.startedAt))
      .map((session) => shownSession(deviceId, session)),
  )
  const covered = [...devices].map(([deviceId, ofDevice]): [string, Covered] => [
    deviceId,
    coveredOf(ofDevice.filter((row) => isWithin(row.start)).map((row) => ({ ...row, importedSeconds: 0 }))),
  ])
  return { sessions: sessions.sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1)), covered: new Map(covered) }
}

function slotOf(row: Row): ChargingSlot {
  const flows: EnergyFlows | null = row.isMetered ? eachOf(flowNames, (name) => row[name]) : null
  return { start: row.start, energyWh: row.energyWh, coveredSeconds: row.coveredSeconds, flows }
}

function shownSession(deviceId: string, session: ReturnType<typeof chargingSessions>[number]): ChargingSession {
  const startedAt = new Date(session.startedAt).toISOString()
  const nullable = (value: number | null) => (value === null ? null : round(value))
  return {
    sessionId: `${deviceId}@${startedAt}`,
    deviceId,
    startedAt,
    endedAt: new Date(session.endedAt).toISOString(),
    energyWh: round(session.energyWh),
    maxPowerW: round(session.maxPowerW),
    fromPvWh: nullable(session.fromPvWh),
    fromStorageWh: nullable(session.fromStorageWh),
    fromGridWh: nullable(session.fromGridWh),
  }
}

function headOf(site: HistorySite, range: DayRange, { covered }: Charging, clock: Date) {
  // Of several wallboxes, the one measured for longest counts.
  const longest = [...covered.values()].reduce((one, other) => (other.coveredSeconds > one.coveredSeconds ? other : one), integrated(0))
  const span = rangeSpan(range, site.timeZone)
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    provenance: provenanceOf(span, longest, site.measuredUntil, clock.getTime()),
  }
}

export async function listChargingSessions(db: Db, site: HistorySite, range: DayRange, clock: Date) {
  const charging = await readCharging(db, site, range)
  return { ...headOf(site, range, charging, clock), items: charging.sessions }
}

export async function readLatestSession(db: Db, site: HistorySite, range: DayRange, clock: Date) {
  const { items, ...head } = await listChargingSessions(db, site, range, clock)
  return { ...head, session: items[0] ?? null }
}

/** What each wallbox charged in the sessions that start within a range. */
export async function readWallboxes(db: Db, site: HistorySite, range: DayRange, clock: Date) {
  const charging = await readCharging(db, site, range)
  const bySource = (sessions: readonly ChargingSession[], source: 'fromPvWh' | 'fromStorageWh' | 'fromGridWh') =>
    sessions.some((session) => session[source] === null) ? null : round(sessions.reduce((sum, session) => sum + (session[source] ?? 0), 0))
  const wallboxes = [...charging.covered].map(([deviceId, { coveredSeconds, counterSeconds }]) => {
    const sessions = charging.sessions.filter((session) => session.deviceId === deviceId)
    return {
      deviceId,
      energyWh: round(sessions.reduce((sum, session) => sum + session.energyWh, 0)),
      sessions: sessions.length,
      fromPvWh: bySource(sessions, 'fromPvWh'),
      fromStorageWh: bySource(sessions, 'fromStorageWh'),
      fromGridWh: bySource(sessions, 'fromGridWh'),
      coveredSeconds,
      counterSeconds,
    }
  })
  return { ...headOf(site, range, charging, clock), wallboxes }
}
