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
/** A wallbox that reports its charges, by its measuring ID. `spans`: from its first charge on, until it is removed. */
export type ReportingWallbox = { deviceId: string; spans: Span[]; transactions: Transaction[]; isComplete: boolean }

type Row = { deviceId: string; since: number; until: number | null; id: number | null } & Omit<Transaction, 'id'>

const epochMs = (column: string, name: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8 as "${name}"`)

const columns = sql`
  t.id, t.connector_id as "connectorId", ${epochMs('t.started_at', 'startedAt')}, ${epochMs('t.stopped_at', 'stoppedAt')},
  ${epochMs('t.metered_at', 'meteredAt')}, t.plugged_in_at as "pluggedInAt", t.plugged_out_at as "pluggedOutAt",
  t.start_reported_at is not null or t.stop_reported_at is not null as "isDatedByServer", t.stop_reason is not null as "isStopped",
  case when (t.stop_reason is not null and t.refused_stop_wh is null) or t.metered_at is not null or t.meter_wh > t.meter_start_wh
    then t.meter_wh - t.meter_start_wh end as "energyWh",
  t.refused_stop_wh as "refusedReadingWh", t.max_power_w as "maxPowerW"`

/** Before any wallbox reported its charges. */
export const firstPossibleCharge = sql.raw("'2020-01-01'")

/** Wallboxes that ever reported a charge at a site, removed ones too, with the charges that start within a span. One statement. */
export async function listReportingWallboxes(db: Db, site: Pick<HistorySite, 'id'>, span: Span): Promise<ReportingWallbox[]> {
  const within = sql`started_at >= ${new Date(span.start)}::timestamptz and started_at < ${new Date(span.end)}::timestamptz`
  const most = sql.raw(String(reportedSessionsMax + 1))
  const { rows } = await db.execute<Row>(sql`
    select coalesce(found.device_id, i.vendor_installation_id) as "deviceId", ${epochMs('earliest.started_at', 'since')},
      null::float8 as until, ${columns}
    from installations i
    cross join lateral (
      select started_at from charging_transactions where installation_id = i.id and started_at >= ${firstPossibleCharge}
      order by started_at limit 1) earliest
    left join lateral (
      select a.device_id from gateways g join appliances a on a.gateway_id = g.id
      where g.site_id = i.site_id and a.type = i.device_type and a.serial_number in (i.serial_number, i.vendor_installation_id)
      order by a.added_at, a.id limit 1) found on true
    left join lateral (
      select * from charging_transactions where installation_id = i.id and ${within} order by started_at desc limit ${most}) t on true
    where i.site_id = ${site.id} and i.kind = 'wallbox'
    union all
    select f.device_id, ${epochMs('f.since', 'since')}, ${epochMs('f.removed_at', 'until')}, ${columns}
    from (
      select device_id, removed_at, min(started_at) as since from former_charges
      where site_id = ${site.id} and started_at >= ${firstPossibleCharge} group by device_id, removed_at) f
    left join lateral (
      select * from former_charges c where c.site_id = ${site.id} and c.device_id = f.device_id and c.removed_at = f.removed_at and ${within}
      order by started_at desc limit ${most}) t on true
    order by "startedAt", id`)
  return [...Map.groupBy(rows, (row) => row.deviceId)].map(([deviceId, ofDevice]) => {
    const transactions = ofDevice.flatMap(({ id, deviceId: _, since: __, until: ___, ...row }) =>
      id === null ? [] : [{ ...row, id, pluggedInAt: isoInstantOrNull(row.pluggedInAt), pluggedOutAt: isoInstantOrNull(row.pluggedOutAt) }],
    )
    return {
      deviceId,
      spans: ofDevice.map(({ since, until }) => ({ start: since, end: until ?? Number.POSITIVE_INFINITY })),
      isComplete: transactions.length <= reportedSessionsMax,
      transactions: transactions.slice(-reportedSessionsMax),
    }
  })
}
