import { consumptionOf } from '@wattdesk/energy/energies.ts'
import { daySpan, quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { eachOf, type MeasuredQuantity, measuredQuantities, type QuantityName, quantities } from '@wattdesk/energy/quantities.ts'
import { addDays } from '@wattdesk/energy/time-zones.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { originSecondsSql } from '../../db/quantity-sql.ts'
import type { HistorySite } from './history-sites.views.ts'
import { provenanceOf } from './spans.rules.ts'

type Columns = { starts: number[] | null; covered: number[] | null } & Record<string, (number | null)[] | null>

/** Quantities that the balance needs besides the one asked for. */
const balanced: ReadonlySet<QuantityName> = new Set(['totalConsumption', 'household'])

/**
 * Mean power of each quarter hour of a range, in whole watts. One statement, whose single row has an array for each
 * column: as JSON, which the driver reads faster than arrays.
 */
export async function readHeatMapOf(db: Db, site: HistorySite, range: DayRange, quantity: QuantityName, clock: Date) {
  const needed = measuredQuantities.filter((name) => name === quantity || balanced.has(quantity))
  const arrays = needed.map((name) => `to_json(array_agg(e.${quantities[name].column})) as "${name}"`)
  const whole = rangeSpan(range, site.timeZone)
  const { rows } = await db.execute<Columns>(sql`
    select to_json(array_agg((extract(epoch from e.start) * 1000)::int8)) as starts, to_json(array_agg(e.covered_seconds)) as covered,
      to_json(array[sum(${originSecondsSql('imported', 'e')}), sum(${originSecondsSql('counter', 'e')})]) as origin,
      ${sql.raw(arrays.join(', '))}
    from (select * from energy_intervals i
      where i.site_id = ${site.id} and i.start >= ${new Date(whole.start)}::timestamptz and i.start < ${new Date(whole.end)}::timestamptz
      order by i.start) e`)
  const columns = rows[0]
  const starts = columns?.starts ?? []
  const covered = columns?.covered ?? []
  // One record for all, because a year has 35,000 quarter hours.
  const slot = eachOf<MeasuredQuantity, number | null>(measuredQuantities, () => null)
  const energyAt = (at: number): number | null => {
    if (quantity !== 'totalConsumption' && quantity !== 'household') return columns?.[quantity]?.[at] ?? null
    for (const name of needed) slot[name] = columns?.[name]?.[at] ?? null
    return consumptionOf(slot)[quantity]
  }
  const powerAt = (at: number) => {
    const energyWh = energyAt(at)
    const seconds = covered[at] ?? 0
    return energyWh === null || seconds === 0 ? null : Math.round((energyWh * 3_600) / seconds)
  }
  const coveredSeconds = covered.reduce((sum, seconds) => sum + seconds, 0)
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    quantity,
    unit: 'W' as const,
    provenance: provenanceOf(
      whole,
      { coveredSeconds, importedSeconds: columns?.origin?.[0] ?? 0, counterSeconds: columns?.origin?.[1] ?? 0 },
      site.measuredUntil,
      clock.getTime(),
    ),
    days: daysOf(site, range, starts, powerAt),
  }
}

function daysOf({ timeZone }: HistorySite, range: DayRange, starts: readonly number[], powerAt: (at: number) => number | null) {
  const days: { date: string; powersW: (number | null)[] }[] = []
  let next = 0
  let span = daySpan(range.from, timeZone)
  for (let date = range.from; date <= range.to; date = addDays(date, 1)) {
    const powersW: (number | null)[] = Array.from({ length: Math.round((span.end - span.start) / quarterHourMs) }, () => null)
    for (let start = starts[next]; start !== undefined && start < span.end; start = starts[++next]) {
      powersW[(start - span.start) / quarterHourMs] = powerAt(next)
    }
    days.push({ date, powersW })
    span = { start: span.end, end: daySpan(addDays(date, 1), timeZone).end }
  }
  return days
}
