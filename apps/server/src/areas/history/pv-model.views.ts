import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { readEfficiencyByMonth } from '@wattdesk/contract/history/pv-energy/calls.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { expectedPower, forecastErrors, forecastModel } from '@wattdesk/energy/forecast.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { yieldOf, yieldStateOf } from '@wattdesk/energy/performance.ts'
import { calendarRanges, type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { coveredOf, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { sql } from 'drizzle-orm'
import { instantArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { readSpans } from './energy-sums.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { peakPowerOf, readSystems, type SiteSystem, type SiteSystems } from './pv-systems.views.ts'
import { round, type SpanSums } from './spans.rules.ts'

type Efficiency = ResponseInput<typeof readEfficiencyByMonth>
/** `specificYield`: of each day with the peak power of that day, in kWh/kWp. */
type Sums = Record<'days' | 'actualWh' | 'specificYield' | 'expectedWh' | 'planeWhm2' | 'coveredSeconds', number>

/** Sample interval at the ends of a day. */
const endsSeconds = 30

/**
 * Yield by month, from days whose production was measured. On days measured in part, only the measured quarter hours count. The model
 * caps its expectation at the inverter's power; a feed-in limit that curtails the home lowers the ratio.
 */
export async function readYields(db: Db, site: HistorySite, range: DayRange, clock: Date): Promise<Efficiency> {
  const now = clock.getTime()
  const [known, [{ spans: days } = { spans: [] }]] = await Promise.all([readSystems(db, site), readSpans(db, site, [range], 'P1D')])
  const measured = known.missing.length > 0 ? [] : days.filter((day) => day.energies.production !== null)
  const parts = await readParts(
    db,
    site,
    measured.filter((day) => secondsOf(day) < secondsUntil(day, now) - endsSeconds),
  )
  const months = calendarRanges(range, 'P1M').map((month) => {
    const { start, end } = rangeSpan(month, site.timeZone)
    const sums = sumOf(
      measured
        .filter((day) => day.start >= start && day.start < end)
        .map((day) => yieldOfDay(systemsOn(known, day, site), day, parts.get(day.start) ?? hoursOf(day, now))),
    )
    return { month, sums }
  })
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    provenance: provenanceOf(rangeSpan(range, site.timeZone), coveredOf(days), site.measuredUntil, now),
    missing: known.missing,
    isPlaceApproximate: site.isPlaceApproximate,
    model: forecastModel,
    peakPowerW: known.peakPowerW,
    modelErrors: forecastErrors,
    months: months
      .filter(({ sums }) => sums.coveredSeconds > 0)
      .map(({ month, sums }) => ({
        fromDate: month.from,
        toDate: month.to,
        coveredSeconds: sums.coveredSeconds,
        ...partOf(sums),
      })),
    total: partOf(sumOf(months.map(({ sums }) => sums))),
  }
}

/** A system that was added later is expected to produce from the day after its installation. */
function systemsOn({ systems }: SiteSystems, day: SpanSums, { timeZone }: HistorySite): SiteSystem[] {
  const date = localDayOf(day.start, timeZone)
  return systems.filter(({ installedOn }) => installedOn === null || installedOn < date)
}

function partOf(sums: Sums) {
  const { performanceRatio, ratio } = yieldOf(sums)
  const isMeasured = sums.coveredSeconds > 0
  return {
    actualWh: isMeasured ? round(sums.actualWh) : null,
    expectedWh: isMeasured ? round(sums.expectedWh) : null,
    ratio,
    performanceRatio,
    specificYield: isMeasured ? sums.specificYield : null,
    state: yieldStateOf(ratio, sums.days),
  }
}

type Part = { start: number; seconds: number; spanMs: number }

/** For how long the production of a day was measured. */
const secondsOf = ({ coveredSeconds, lessCovered }: SpanSums) => lessCovered?.production ?? coveredSeconds
const secondsUntil = ({ start, end }: SpanSums, now: number) => Math.max(0, (Math.min(end, now) - start) / 1_000)

/** A day in hours. A day without stored quarter hours counts as measured evenly. */
function hoursOf(day: SpanSums, now: number): Part[] {
  const end = Math.min(day.end, now)
  const share = end > day.start ? Math.min(1, secondsOf(day) / secondsUntil(day, now)) : 0
  const hours: Part[] = []
  for (let start = day.start; start < end; start += hourMs) {
    const spanMs = Math.min(hourMs, end - start)
    hours.push({ start, spanMs, seconds: (spanMs / 1_000) * share })
  }
  return hours
}

/** The quarter hours in which production was measured, by the start of their day. */
async function readParts(db: Db, site: HistorySite, days: readonly SpanSums[]): Promise<Map<number, Part[]>> {
  if (days.length === 0) return new Map()
  const { rows } = await db.execute<{ day: number; start: number; seconds: number }>(sql`
    select (extract(epoch from d.first) * 1000)::float8 as day, (extract(epoch from e.start) * 1000)::float8 as start,
      coalesce((e.less_covered ->> 'production')::float8, e.covered_seconds) as seconds
    from unnest(${instantArray(days, (day) => day.start)}::timestamptz[], ${instantArray(days, (day) => day.end)}::timestamptz[]) as d (first, after)
    join energy_intervals e on e.site_id = ${site.id} and e.start >= d.first and e.start < d.after and e.production_wh is not null`)
  const parts = rows.map(({ day, start, seconds }) => ({ day, part: { start, seconds, spanMs: quarterHourMs } }))
  const byDay = Map.groupBy(parts, ({ day }) => day)
  return new Map([...byDay].map(([day, of]) => [day, of.map(({ part }) => part)]))
}

/** Expected at the middle of each part of a day. */
function yieldOfDay(systems: readonly SiteSystem[], day: SpanSums, parts: readonly Part[]): Sums {
  const coveredSeconds = secondsOf(day)
  const peakPowerW = peakPowerOf(systems)
  const actualWh = day.energies.production ?? 0
  const sums: Sums = {
    days: Math.min(1, (coveredSeconds * 1_000) / (day.end - day.start)),
    actualWh,
    specificYield: peakPowerW > 0 ? actualWh / peakPowerW : 0,
    expectedWh: 0,
    planeWhm2: 0,
    coveredSeconds,
  }
  for (const { start, spanMs, seconds } of parts) {
    const hours = seconds / 3_600
    for (const system of systems) {
      const { powerW, planeWm2 } = expectedPower(system, start + spanMs / 2)
      const part = system.panels.reduce((sum, panels) => sum + panels.peakPowerW, 0) / peakPowerW
      sums.expectedWh += powerW * hours
      sums.planeWhm2 += planeWm2 * part * hours
    }
  }
  return sums
}

function sumOf(all: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => all.reduce((total, one) => total + one[name], 0)
  return {
    days: sum('days'),
    actualWh: sum('actualWh'),
    specificYield: sum('specificYield'),
    expectedWh: sum('expectedWh'),
    planeWhm2: sum('planeWhm2'),
    coveredSeconds: sum('coveredSeconds'),
  }
}
