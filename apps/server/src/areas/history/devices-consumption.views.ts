import { withBalance } from '@wattdesk/energy/completion.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { coveredOf, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { consumers, type MeasuredQuantity } from '@wattdesk/energy/quantities.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { readSpans } from './energy-sums.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { round, sumsOf } from './spans.rules.ts'

/** A home's consumption by kind of device, from its daily sums, and what single devices measured. Two statements. */
export async function readDevices(db: Db, site: HistorySite, range: DayRange, clock: Date) {
  const [[{ spans: days } = { spans: [] }], devices] = await Promise.all([
    readSpans(db, site, [range], 'P1M'),
    listDevices(db, site, range),
  ])
  const sums = sumsOf(days)
  const energies = withBalance(sums.energies, sums.known)
  const { totalConsumption: total } = energies
  const covered = coveredOf(days)
  // Parts and the whole must belong to the same time.
  const isWhole = (sums.known.householdSeconds ?? 0) >= covered.coveredSeconds && total !== null && total > 0
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    provenance: provenanceOf(rangeSpan(range, site.timeZone), covered, site.measuredUntil, clock.getTime(), sums.known),
    totalWh: total === null ? null : round(total),
    parts: consumers.flatMap((quantity) => {
      const energyWh = energies[quantity]
      return energyWh === null ? [] : [{ quantity, energyWh: round(energyWh), share: isWhole ? energyWh / total : null }]
    }),
    devices,
  }
}

type Device = {
  deviceId: string
  quantity: MeasuredQuantity
  energyWh: number
  coveredSeconds: number
  counterShare: number
  contradictions: number
}

async function listDevices(db: Db, site: HistorySite, range: DayRange): Promise<Device[]> {
  const { start, end } = rangeSpan(range, site.timeZone)
  const { rows } = await db.execute<Device>(sql`
    select d.device_id as "deviceId", d.quantity, sum(d.energy_wh::float8) as "energyWh", sum(d.covered_seconds)::float8 as "coveredSeconds",
      -- Of quarter hours without energy it is the part of the time.
      coalesce(sum(d.energy_wh::float8) filter (where d.source = 'counter') / nullif(sum(d.energy_wh::float8), 0),
        avg((d.source is not null)::int))::float8 as "counterShare", count(d.contradicted_wh)::int as contradictions
    from device_intervals d
    where d.site_id = ${site.id} and d.start >= ${new Date(start)}::timestamptz and d.start < ${new Date(end)}::timestamptz
    group by d.device_id, d.quantity
    order by d.device_id, d.quantity`)
  return rows.map((row) => ({ ...row, energyWh: round(row.energyWh) }))
}
