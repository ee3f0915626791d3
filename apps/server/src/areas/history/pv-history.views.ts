import type { QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { readAvoidedCarbon, readAvoidedCarbonTotal, readPvHistory, readPvSummary } from '@wattdesk/contract/history/pv-energy/calls.ts'
import { spanOf } from '@wattdesk/contract/history/pv-energy/models.ts'
import { avoidedG, carbonFactorOf } from '@wattdesk/energy/carbon-dioxide.ts'
import { completeSlot, ratesOf } from '@wattdesk/energy/completion.ts'
import { withGapEnergies } from '@wattdesk/energy/counter-gaps.ts'
import type { MeasuredEnergies } from '@wattdesk/energy/energies.ts'
import { fillGaps } from '@wattdesk/energy/gaps.ts'
import { powersAt } from '@wattdesk/energy/home-quantities.ts'
import { type DayRange, periodAround } from '@wattdesk/energy/periods.ts'
import { integrated } from '@wattdesk/energy/provenance.ts'
import { eachOf, measuredQuantities, secondsOf } from '@wattdesk/energy/quantities.ts'
import { type CalendarPeriod, calendarPeriods, type Interval } from '@wattdesk/energy/terms.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { prepared } from '../../db/prepared-statements.ts'
import { provenanceOfSpans, readSpans } from './energy-sums.views.ts'
import type { HistorySite } from './history-sites.views.ts'
import {
  frameOf,
  type InGaps,
  type RangeSums,
  round,
  rounded,
  roundedEnergies,
  type SpanSums,
  type Sums,
  spansOf,
  sumsOf,
  totalsOfSpans,
} from './spans.rules.ts'

type Query = QueryOf<typeof readPvHistory>

/** Energies of a home with its gaps handled as requested. */
export async function readPvSeries(db: Db, site: HistorySite, query: Query, clock: Date): Promise<ResponseInput<typeof readPvHistory>> {
  const now = clock.getTime()
  const interval = spanOf(query)
  const range = { from: query.fromDate, to: query.toDate }
  const [measured = nothing] = await readSpans(db, site, [range], interval)
  const shown = measured.spans.map((span) => ({ ...frameOf(span, now), values: roundedEnergies(span) }))
  return {
    ...headOf(site, range, measured, now),
    interval,
    unit: 'Wh',
    series:
      query.handleGaps === 'none'
        ? shown
        : withEstimates(site, measured.spans, begunSpansOf(site, range, interval, now), query.handleGaps, now),
    total: totalsOfSpans(measured),
  }
}

/** All spans of a range that have begun. */
function begunSpansOf({ timeZone }: HistorySite, range: DayRange, interval: Interval, now: number) {
  return spansOf(range, interval, timeZone).filter((span) => span.start < now)
}

function withEstimates(
  { home }: HistorySite,
  measured: readonly SpanSums[],
  spans: readonly { start: number; end: number }[],
  mode: 'null' | 'interpolate',
  now: number,
) {
  const byStart = new Map(measured.map((span) => [span.start, span]))
  const [first] = spans
  const lengthMs = first ? first.end - first.start : 0
  const filled =
    mode === 'null'
      ? []
      : fillGaps(
          spans.map((span) => wholeEnergies(byStart.get(span.start))),
          lengthMs,
        )
  return spans.map((span, at) => {
    const found = byStart.get(span.start)
    const frame = frameOf(found ?? { ...span, ...integrated(0), writtenAt: null }, now)
    const estimate = filled[at]?.isEstimated ? filled[at].energies : null
    if (!estimate) return found ? { ...frame, values: roundedEnergies(found) } : { ...frame, values: null, quality: null }
    const { lessCovered, coveredSeconds } = found ?? { lessCovered: null, coveredSeconds: 0 }
    const { energies } = completeSlot({ ...estimate, ...measuredOf(found), lessCovered, coveredSeconds }, powersAt(home, span.start))
    return { ...frame, values: rounded(energies), quality: 'estimated' as const }
  })
}

const nothing: RangeSums = { spans: [], inGaps: {} }

/** Energies of a span at the powers that were measured: its neighbours are estimated by them, and it may be measured in part. */
function wholeEnergies(span: SpanSums | undefined): MeasuredEnergies | null {
  if (!span) return null
  const { energies, start, end } = span
  return eachOf(measuredQuantities, (name) => {
    const [energyWh, seconds] = [energies[name], secondsOf(span, name)]
    return energyWh === null || seconds === 0 ? null : (energyWh * (end - start)) / 1_000 / seconds
  })
}

const measuredOf = (span: SpanSums | undefined) =>
  Object.fromEntries(measuredQuantities.flatMap((name) => (typeof span?.energies[name] === 'number' ? [[name, span.energies[name]]] : [])))

function headOf(site: HistorySite, range: DayRange, sums: RangeSums, now: number) {
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    provenance: provenanceOfSpans(site, range, sums, now),
  }
}

/** Before any site was measured. */
const firstDay = '2000-01-01'

/** The first local day with measurements; null if there is none. */
async function findFirstMeasuredDay(db: Db, { id }: HistorySite): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    prepared(sql`select min(d.day)::text as day from energy_days d where d.site_id = ${id}`),
  )
  return rows[0]?.day ?? null
}

/** Sums so far. Those of all time begin on the first day with measurements, and their measured share counts from there. */
export async function readPeriods(db: Db, site: HistorySite, clock: Date): Promise<ResponseInput<typeof readPvSummary>> {
  const today = localDayOf(clock.getTime(), site.timeZone)
  const ranges = [
    ...calendarPeriods.map((period) => ({ period, range: { from: periodAround(today, period).from, to: today } })),
    { period: 'all' as const, range: { from: firstDay, to: today } },
  ]
  const sought = ranges.map(({ range }) => range)
  const [found, measuredFrom] = await Promise.all([readSpans(db, site, sought, 'P1Y'), findFirstMeasuredDay(db, site)])
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    periods: ranges.map(({ period, range }, place) => {
      const sums = found[place] ?? nothing
      const shown = period === 'all' ? { from: measuredFrom ?? today, to: today } : range
      return { period, ...headOf(site, shown, sums, clock.getTime()), total: totalsOfSpans(sums) }
    }),
    firstDays: { charging: null, gas: null },
  }
}

type Basis = QueryOf<typeof readAvoidedCarbon>['basis']
type CarbonQuery = Omit<QueryOf<typeof readAvoidedCarbonTotal>, 'aggregation'>
const intervalOf = { day: 'P1D', week: 'P1W', month: 'P1M', year: 'P1Y' } as const

export async function readCarbon(
  db: Db,
  site: HistorySite,
  { fromDate, toDate, basis, handleGaps }: CarbonQuery,
  aggregation: CalendarPeriod,
  clock: Date,
): Promise<ResponseInput<typeof readAvoidedCarbon>> {
  const now = clock.getTime()
  const range = { from: fromDate, to: toDate }
  const interval = intervalOf[aggregation]
  const [measured = nothing] = await readSpans(db, site, [range], interval)
  const factor = carbonFactorOf(site.country)
  const avoidedBy = (sums: Sums & InGaps) => {
    const energyWh = energyOf(sums, basis)
    return { energyWh, avoidedG: energyWh === null ? null : round(avoidedG(energyWh, factor)) }
  }
  const byStart = new Map(measured.spans.map((span) => [span.start, span]))
  const spans = handleGaps === 'none' ? measured.spans : begunSpansOf(site, range, interval, now)
  return {
    ...headOf(site, range, measured, now),
    basis,
    factor,
    series: spans.map(({ start, end }) => {
      const found = byStart.get(start)
      if (found) return { ...frameOf(found, now), ...avoidedBy(found) }
      return { ...frameOf({ start, end, ...integrated(0), writtenAt: null }, now), energyWh: null, avoidedG: null }
    }),
    total: avoidedBy({ ...sumsOf(measured.spans), inGaps: measured.inGaps }),
  }
}

/** Self-consumption is used at once or stored, over the time in which that is known: the part of the production that its rate states. */
function energyOf({ energies, known, inGaps = {} }: Sums & InGaps, basis: Basis): number | null {
  const { production } = withGapEnergies(energies, inGaps)
  if (production === null) return null
  if (basis === 'production') return round(production)
  // Without production, there is no rate.
  return known.flows && round(known.flows.production * (ratesOf(known).selfConsumptionRate ?? 0))
}
