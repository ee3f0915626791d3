import type { AnswerOf } from '@wattdesk/contract/endpoint.ts'
import type { readEfficiencyByMonth } from '@wattdesk/contract/pv-energy.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { expectedPower, forecastErrors, forecastModel } from '@wattdesk/energy/forecast.ts'
import { yieldOf, yieldStateOf } from '@wattdesk/energy/performance.ts'
import { calendarRanges, type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { coveredOf, provenanceOf } from '@wattdesk/energy/provenance.ts'
import type { Db } from '../../db/connect.ts'
import { readSpans } from './energy-sums.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import { readSystems, type SiteSystems } from './pv-systems.views.ts'
import { round, type SpanSums } from './spans.rules.ts'

type Efficiency = AnswerOf<typeof readEfficiencyByMonth>
type Sums = { days: number; actualWh: number; expectedWh: number; planeWhm2: number; coveredSeconds: number }

/**
 * Yield by month, from days whose production was measured. For a day measured in part, only that part is expected. The model caps
 * its expectation at the inverter's power; a feed-in limit that curtails the home lowers the ratio.
 */
export async function readYields(db: Db, site: HistorySite, range: DayRange, clock: Date): Promise<Efficiency> {
  const now = clock.getTime()
  const [known, [{ spans: days } = { spans: [] }]] = await Promise.all([readSystems(db, site), readSpans(db, site, [range], 'P1D')])
  const measured = known.missing.length > 0 ? [] : days.filter((day) => day.energies.production !== null)
  const months = calendarRanges(range, 'P1M').map((month) => {
    const { start, end } = rangeSpan(month, site.timeZone)
    const sums = sumOf(measured.filter((day) => day.start >= start && day.start < end).map((day) => yieldOfDay(known, day, now)))
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
        ...partOf(known, sums),
      })),
    total: partOf(known, sumOf(months.map(({ sums }) => sums))),
  }
}

function partOf({ peakPowerW }: SiteSystems, sums: Sums) {
  const { performanceRatio, specificYield, ratio } = yieldOf({ ...sums, peakPowerW })
  const isMeasured = sums.coveredSeconds > 0
  return {
    actualWh: isMeasured ? round(sums.actualWh) : null,
    expectedWh: isMeasured ? round(sums.expectedWh) : null,
    ratio,
    performanceRatio,
    specificYield: isMeasured ? specificYield : null,
    state: yieldStateOf(ratio, sums.days),
  }
}

/** At the middle of each hour: a day in 24 steps. */
function yieldOfDay({ systems, peakPowerW }: SiteSystems, day: SpanSums, now: number): Sums {
  const end = Math.min(day.end, now)
  const share = end > day.start ? Math.min(1, (day.coveredSeconds * 1_000) / (end - day.start)) : 0
  const sums: Sums = {
    days: share,
    actualWh: day.energies.production ?? 0,
    expectedWh: 0,
    planeWhm2: 0,
    coveredSeconds: day.coveredSeconds,
  }
  for (let start = day.start; start < end; start += hourMs) {
    const hours = Math.min(hourMs, end - start) / hourMs
    for (const system of systems) {
      const { powerW, planeWm2 } = expectedPower(system, start + (hours * hourMs) / 2)
      const part = system.panels.reduce((sum, panels) => sum + panels.peakPowerW, 0) / peakPowerW
      sums.expectedWh += powerW * hours * share
      sums.planeWhm2 += planeWm2 * part * hours * share
    }
  }
  return sums
}

function sumOf(all: readonly Sums[]): Sums {
  const sum = (name: keyof Sums) => all.reduce((total, one) => total + one[name], 0)
  return {
    days: sum('days'),
    actualWh: sum('actualWh'),
    expectedWh: sum('expectedWh'),
    planeWhm2: sum('planeWhm2'),
    coveredSeconds: sum('coveredSeconds'),
  }
}
