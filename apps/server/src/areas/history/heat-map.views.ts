import { completeSums } from '@wattdesk/energy/energies.ts'
import { daySpan, quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { eachOf, measuredQuantities, type QuantityName, quantities } from '@wattdesk/energy/quantities.ts'
import { addDays } from '@wattdesk/energy/time-zones.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { HistorySite } from './history-sites.views.ts'
import { provenanceOf } from './spans.rules.ts'

type Columns = { starts: number[] | null; covered: number[] | null } & Record<string, (number | null)[] | null>

/** Quantities that the balance needs besides the one asked for. */
const balanced: ReadonlySet<QuantityName> = new Set(['totalConsumption', 'household'])

/** Mean power of each quarter hour of a range, in whole watts. One statement, whose single row holds an array for each column. */
export async function readHeatMapOf(db: Db, site: HistorySite, range: DayRange, quantity: QuantityName, clock: Date) {
  const needed = measuredQuantities.filter((name) => name === quantity || balanced.has(quantity))
  const arrays = needed.map((name) => `array_agg(e.${quantities[name].column}::float8) as "${name}"`)
  const whole = rangeSpan(range, site.timeZone)
  const { rows } = await db.execute<Columns>(sql`
    select array_agg((extract(epoch from e.start) * 1000)::float8) as starts, array_agg(e.covered_seconds::int4) as covered,
      ${sql.raw(arrays.join(', '))}
    from (select * from energy_intervals i
      where i.site_id = ${site.id} and i.start >= ${new Date(whole.start)}::timestamptz and i.start < ${new Date(whole.end)}::timestamptz
      order by i.start) e`)
  const columns = rows[0]
  const starts = columns?.starts ?? []
  const covered = columns?.covered ?? []
  const powerAt = (at: number) => {
    const energies = eachOf(measuredQuantities, (name) => columns?.[name]?.[at] ?? null)
    const energyWh = completeSums(energies)[quantity]
    const seconds = covered[at] ?? 0
    return energyWh === null || seconds === 0 ? null : Math.round((energyWh * 3_600) / seconds)
  }
  const coveredSeconds = covered.reduce((sum, seconds) => sum + seconds, 0)
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    quantity,
    unit: 'W' as const,
    provenance: provenanceOf(whole, coveredSeconds, site.measuredUntil, clock.getTime()),
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
