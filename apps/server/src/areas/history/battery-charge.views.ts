import type { BatteryCharge } from '@wattdesk/contract/history/models.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { HistorySite } from './history-sites.views.ts'

/** The minimum in this time is the battery's reserve. */
const reserveMs = 30 * dayMs
/** Up to this much above its reserve, a battery counts as empty. */
const emptyWithin = 0.003

type Row = { at: number; share: number | null; chargedWh: number | null }

/** The state of charge in the quarter hours of a range, from stored data. */
export async function readBatteryChargeOf(db: Db, site: HistorySite, range: DayRange): Promise<BatteryCharge> {
  const span = rangeSpan(range, site.timeZone)
  const [from, to, earlier] = [span.start, span.end, span.end - reserveMs].map((at) => new Date(at).toISOString())
  const [{ rows }, least, measured] = await Promise.all([
    db.execute<Row>(sql`
      select (extract(epoch from start) * 1000)::float8 as at, battery_state_of_charge as share, battery_charge_wh as "chargedWh"
      from energy_intervals where site_id = ${site.id} and start >= ${from}::timestamptz and start < ${to}::timestamptz order by start`),
    db.execute<{ share: number | null }>(sql`
      select min(battery_state_of_charge) as share from energy_intervals
      where site_id = ${site.id} and start >= ${earlier}::timestamptz and start < ${to}::timestamptz`),
    db.execute<{ at: number | null }>(sql`
      select (extract(epoch from measured_at) * 1000)::float8 as at from site_health where site_id = ${site.id}`),
  ])
  const reserveShare = least.rows[0]?.share ?? null
  const shares = Array.from({ length: (span.end - span.start) / quarterHourMs }, (): number | null => null)
  for (const { at, share } of rows) shares[(at - span.start) / quarterHourMs] = share
  const last = rows.findLast(({ share }) => share !== null)
  // The last quarter hour of a home that is silent or measured now was measured in part.
  const measuredAt = measured.rows[0]?.at ?? Infinity
  const charged = rows.flatMap(({ chargedWh }) => chargedWh ?? [])
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    from: new Date(span.start).toISOString(),
    to: new Date(span.end).toISOString(),
    shares,
    reserveShare,
    emptySince: emptySinceOf(rows, reserveShare),
    lastShare: last?.share ?? null,
    lastAt: last ? new Date(Math.min(last.at + quarterHourMs, measuredAt > last.at ? measuredAt : Infinity)).toISOString() : null,
    chargedWh: charged.length === 0 ? null : charged.reduce((sum, energyWh) => sum + energyWh, 0),
  }
}

/**
 * The end of the quarter hour in which it last ran empty. Null if it was charged since, was empty all the time, or was not measured when
 * it ran empty.
 */
function emptySinceOf(rows: readonly Row[], reserveShare: number | null): string | null {
  const known = rows.filter(({ share }) => share !== null)
  const last = known.findLastIndex(({ share }) => (share ?? 0) > (reserveShare ?? 1) + emptyWithin)
  const first = known[last + 1]
  const isMeasured = first !== undefined && first.at - (known[last]?.at ?? 0) === quarterHourMs
  return last >= 0 && isMeasured ? new Date(first.at + quarterHourMs).toISOString() : null
}
