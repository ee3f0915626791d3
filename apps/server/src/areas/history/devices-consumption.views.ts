import { withBalance } from '@wattdesk/energy/completion.ts'
import { withGapEnergies } from '@wattdesk/energy/counter-gaps.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { coveredOf } from '@wattdesk/energy/provenance.ts'
import { consumers, type MeasuredQuantity } from '@wattdesk/energy/quantities.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sumDeviceGaps } from '../../db/counter-gaps-sql.ts'
import { provenanceOfSpans, readSpans } from './energy-sums.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { round, sumsOf } from './spans.rules.ts'

/** A home's consumption by kind of device, from its daily sums, and what single devices measured. */
export async function readDevices(db: Db, site: HistorySite, range: DayRange, clock: Date) {
  const [[measured = { spans: [], inGaps: {} }], devices] = await Promise.all([
    readSpans(db, site, [range], 'P1M'),
    listDevices(db, site, range),
  ])
  const { spans: days, inGaps } = measured
  const sums = sumsOf(days)
  const energies = withBalance(withGapEnergies(sums.energies, inGaps), sums.known)
  const { totalConsumption: total } = energies
  const covered = coveredOf(days)
  // Parts and the whole must cover the same time. The whole lacks what counters registered in gaps.
  const hasGaps = consumers.some((quantity) => inGaps[quantity] !== undefined)
  const isWhole = (sums.known.householdSeconds ?? 0) >= covered.coveredSeconds && !hasGaps && total !== null && total > 0
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    provenance: provenanceOfSpans(site, range, measured, clock.getTime()),
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
  countedInGapsWh?: number
  coveredSeconds: number
  counterShare: number
  contradictions: number
}

/** What devices measured, and what their counters counted while they were not measured. */
async function listDevices(db: Db, site: HistorySite, range: DayRange): Promise<Device[]> {
  const span = rangeSpan(range, site.timeZone)
  const [{ rows }, gaps] = await Promise.all([
    db.execute<Device>(sql`
      select d.device_id as "deviceId", d.quantity, sum(d.energy_wh::float8) as "energyWh", sum(d.covered_seconds)::float8 as "coveredSeconds",
        -- Of quarter hours without energy it is the part of the time.
        coalesce(sum(d.energy_wh::float8) filter (where d.source = 'counter') / nullif(sum(d.energy_wh::float8), 0),
          avg((d.source is not null)::int))::float8 as "counterShare", count(d.contradicted_wh)::int as contradictions
      from device_intervals d
      where d.site_id = ${site.id} and d.start >= ${new Date(span.start)}::timestamptz and d.start < ${new Date(span.end)}::timestamptz
      group by d.device_id, d.quantity
      order by d.device_id, d.quantity`),
    sumDeviceGaps(db, site, span),
  ])
  const keyOf = ({ deviceId, quantity }: Pick<Device, 'deviceId' | 'quantity'>) => `${deviceId} ${quantity}`
  const inGaps = new Map(gaps.map((gap) => [keyOf(gap), gap.energyWh]))
  // A gap is between two readings, so that its device has a quarter hour as well.
  return rows.map((row) => {
    const countedInGapsWh = inGaps.get(keyOf(row))
    const energyWh = round(row.energyWh + (countedInGapsWh ?? 0))
    return { ...row, energyWh, ...(countedInGapsWh === undefined ? {} : { countedInGapsWh: round(countedInGapsWh) }) }
  })
}
