import type { DeviceDay } from '@wattdesk/contract/telemetry/models.ts'
import { countedInGapsOf, coveredOf, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { type MeasuredQuantity, quantities } from '@wattdesk/energy/quantities.ts'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sumDeviceGaps } from '../../db/counter-gaps-sql.ts'
import { deviceIntervals } from '../../db/domains/telemetry/tables.ts'
import type { SiteHead } from './live/live.views.ts'
import { dayOf, measuredUntilOf, slotOf } from './site-day.views.ts'

type Interval = Pick<typeof deviceIntervals.$inferSelect, 'start' | 'quantity' | 'energyWh' | 'coveredSeconds' | 'source' | 'writtenAt'>
type Energies = DeviceDay['total']

/**
 * A day of one device in quarter hours, in its site's time zone; by default today. `deviceId` is the ID it measures under. `total` is its
 * energy of the day so far, including what its counters registered in gaps: `total.ev` is a wallbox's charge. Without measurements,
 * series and total are empty.
 */
export async function readDeviceDayOf(db: Db, site: SiteHead, deviceId: string, date: string | undefined, now: Date): Promise<DeviceDay> {
  const { start, end, span, ...head } = dayOf(site, date, now)
  const measured = db
    .select({
      start: deviceIntervals.start,
      quantity: deviceIntervals.quantity,
      energyWh: deviceIntervals.energyWh,
      coveredSeconds: deviceIntervals.coveredSeconds,
      source: deviceIntervals.source,
      writtenAt: deviceIntervals.writtenAt,
    })
    .from(deviceIntervals)
    .where(
      and(
        eq(deviceIntervals.siteId, site.id),
        eq(deviceIntervals.deviceId, deviceId),
        gte(deviceIntervals.start, start),
        lt(deviceIntervals.start, end),
      ),
    )
    .orderBy(asc(deviceIntervals.start), asc(deviceIntervals.quantity))
  const [rows, gaps] = await Promise.all([measured, sumDeviceGaps(db, site, span, deviceId)])
  const series = [...Map.groupBy(rows, (row) => row.start.getTime()).values()].map(seriesOf)
  const provenance = {
    ...provenanceOf(span, coveredOf(series), measuredUntilOf(rows), now.getTime()),
    ...countedInGapsOf(sumOf(gaps)),
  }
  return { ...head, deviceId, provenance, series, total: sumOf([...rows, ...gaps]) }
}

function seriesOf(rows: Interval[]): DeviceDay['series'][number] {
  const coveredSeconds = Math.max(...rows.map((row) => row.coveredSeconds))
  const powerW = rows.reduce((sum, row) => sum + (quantities[row.quantity].sign * row.energyWh * 3_600) / (row.coveredSeconds || 1), 0)
  // A quarter hour has a row for each quantity.
  const start = rows[0]?.start ?? new Date(Number.NaN)
  // All rows of a quarter hour are written together.
  const writtenAt = rows[0]?.writtenAt?.toISOString() ?? null
  const counterSeconds = rows.some((row) => row.source === 'counter') ? coveredSeconds : 0
  const origin = { coveredSeconds, importedSeconds: 0, counterSeconds }
  return { ...slotOf(start, coveredSeconds), ...origin, writtenAt, values: sumOf(rows), powerW: round(powerW) }
}

function sumOf(rows: readonly { quantity: MeasuredQuantity; energyWh: number }[]): Energies {
  const sum: Energies = {}
  for (const { quantity, energyWh } of rows) sum[quantity] = round((sum[quantity] ?? 0) + energyWh)
  return sum
}

const round = (value: number) => Math.round(value * 1_000) / 1_000
