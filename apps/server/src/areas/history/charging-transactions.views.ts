import { reportedSessionsMax } from '@wattdesk/contract/history/terms.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { isoInstantOrNull } from '../../db/instants.ts'
import type { HistorySite } from './history-sites.views.ts'

/** A charge as a wallbox reported it. Instants are epoch ms. */
export type Transaction = {
  id: number
  connectorId: number
  startedAt: number
  stoppedAt: number | null
  meteredAt: number | null
  pluggedInAt: string | null
  pluggedOutAt: string | null
  isDatedByServer: boolean
  isStopped: boolean
  energyWh: number | null
  refusedReadingWh: number | null
  maxPowerW: number | null
}
/** A wallbox that reports its charges, by its measuring ID. `since`: the start of its first charge. */
export type ReportingWallbox = { deviceId: string; since: number; transactions: Transaction[]; isComplete: boolean }

type Row = Omit<ReportingWallbox, 'transactions' | 'isComplete'> & { id: number | null } & Omit<Transaction, 'id'>

const epochMs = (column: string, name: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8 as "${name}"`)

/** Wallboxes of a site that ever reported a charge, with the charges that start within a span. One statement. */
export async function listReportingWallboxes(db: Db, site: Pick<HistorySite, 'id'>, span: Span): Promise<ReportingWallbox[]> {
  const [from, until] = [new Date(span.start), new Date(span.end)]
  const { rows } = await db.execute<Row>(sql`
    select coalesce(found.device_id, i.vendor_installation_id) as "deviceId", ${epochMs('earliest.started_at', 'since')},
      t.id, t.connector_id as "connectorId", ${epochMs('t.started_at', 'startedAt')}, ${epochMs('t.stopped_at', 'stoppedAt')},
      ${epochMs('t.metered_at', 'meteredAt')}, t.plugged_in_at as "pluggedInAt", t.plugged_out_at as "pluggedOutAt",
      t.start_reported_at is not null or t.stop_reported_at is not null as "isDatedByServer", t.stop_reason is not null as "isStopped",
      case when (t.stop_reason is not null and t.refused_stop_wh is null) or t.metered_at is not null or t.meter_wh > t.meter_start_wh
        then t.meter_wh - t.meter_start_wh end as "energyWh",
      t.refused_stop_wh as "refusedReadingWh", t.max_power_w as "maxPowerW"
    from installations i
    cross join lateral (
      select started_at from charging_transactions where installation_id = i.id and started_at >= '2020-01-01'
      order by started_at limit 1) earliest
    left join lateral (
      select a.device_id from gateways g join appliances a on a.gateway_id = g.id
      where g.site_id = i.site_id and a.type = i.device_type and a.serial_number in (i.serial_number, i.vendor_installation_id)
      order by a.added_at, a.id limit 1) found on true
    left join lateral (
      select * from charging_transactions
      where installation_id = i.id and started_at >= ${from}::timestamptz and started_at < ${until}::timestamptz
      order by started_at desc limit ${sql.raw(String(reportedSessionsMax + 1))}) t on true
    where i.site_id = ${site.id} and i.kind = 'wallbox'
    order by i.added_at, i.id, t.started_at, t.id`)
  return [...Map.groupBy(rows, (row) => row.deviceId)].map(([deviceId, ofDevice]) => ({
    deviceId,
    since: Math.min(...ofDevice.map((row) => row.since)),
    isComplete: ofDevice.length <= reportedSessionsMax,
    transactions: ofDevice
      .slice(-reportedSessionsMax)
      .flatMap(({ id, deviceId: _, since: __, ...row }) =>
        id === null
          ? []
          : [{ ...row, id, pluggedInAt: isoInstantOrNull(row.pluggedInAt), pluggedOutAt: isoInstantOrNull(row.pluggedOutAt) }],
      ),
  }))
}
