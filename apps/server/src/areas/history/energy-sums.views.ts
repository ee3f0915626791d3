import { notMeasuredOf } from '@wattdesk/energy/completion.ts'
import { type CounterGap, withGapEnergies } from '@wattdesk/energy/counter-gaps.ts'
import { powersIn } from '@wattdesk/energy/home-quantities.ts'
import { lessCoveredIn } from '@wattdesk/energy/measured-times.ts'
import { type CalendarInterval, type DayRange, isCalendarInterval, rangeSpan } from '@wattdesk/energy/periods.ts'
import { countedInGapsOf, coveredOf, type Provenance, provenanceOf } from '@wattdesk/energy/provenance.ts'
import type { QuantityName } from '@wattdesk/energy/quantities.ts'
import type { Interval } from '@wattdesk/energy/terms.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { listCounterGaps } from '../../db/counter-gaps-sql.ts'
import type { HistorySite } from './history-sites.views.ts'
import { readHours } from './hour-sums.views.ts'
import { coveredBy, joinSums, type RangeSums, spansOf, sumsOf, wholeMonths, withGaps } from './spans.rules.ts'
import { columns, quarterHoursSelect, readRows, type SpansSite, written } from './stored-sums.views.ts'

/**
 * Spans with data for each of several ranges, in one statement: from quarter hours, daily or monthly sums, and what the meter counted in
 * gaps.
 */
export async function readSpans(
  db: Db,
  site: SpansSite,
  ranges: readonly DayRange[],
  interval: Interval,
  { details = true }: { details?: boolean } = {},
): Promise<RangeSums[]> {
  const spans = ranges.map((range) => spansOf(range, interval, site.timeZone))
  const [stored, gaps] = await Promise.all([
    interval === 'PT1H' ? readHours(db, site, ranges, spans) : readRows(db, site, selectsOf(site, ranges, interval, details)),
    listGaps(db, site, ranges, isCalendarInterval(interval)),
  ])
  return ranges.map((range, place) =>
    withGaps(joinSums(spans[place] ?? [], stored.get(place) ?? []), gaps, rangeSpan(range, site.timeZone)),
  )
}

function selectsOf(site: SpansSite, ranges: readonly DayRange[], interval: Interval, details: boolean): SQL[] {
  return ranges.flatMap((range, place) =>
    isCalendarInterval(interval)
      ? calendarSelects(site, range, place, interval)
      : [quarterHoursSelect(site, rangeSpan(range, site.timeZone), place, details)],
  )
}

/** Of all ranges at once. */
export async function listGaps(db: Db, site: SpansSite, ranges: readonly DayRange[], isByDay: boolean): Promise<CounterGap[]> {
  const wholes = ranges.map((range) => rangeSpan(range, site.timeZone))
  const span = { start: Math.min(...wholes.map(({ start }) => start)), end: Math.max(...wholes.map(({ end }) => end)) }
  return listCounterGaps(db, site, span, { isByDay })
}

/** The provenance of a range, its measured share, and what was not measured; or those of a single quantity. */
export function provenanceOfSpans(
  { home, timeZone, measuredUntil }: HistorySite,
  range: DayRange,
  { spans, inGaps }: RangeSums,
  now: number,
  quantity?: QuantityName,
): Provenance {
  const whole = rangeSpan(range, timeZone)
  const { energies, known } = sumsOf(spans)
  return {
    ...(quantity && quantity !== 'totalConsumption'
      ? provenanceOf(whole, coveredOf(spans.flatMap((span) => coveredBy(span, quantity))), measuredUntil, now)
      : { ...provenanceOf(whole, coveredOf(spans), measuredUntil, now, known), ...lessCoveredPart(spans) }),
    ...countedInGapsOf(inGaps),
    ...notMeasuredOf(withGapEnergies(energies, inGaps), powersIn(home, { ...whole, end: Math.min(whole.end, now) })),
  }
}

function lessCoveredPart(spans: RangeSums['spans']): Pick<Provenance, 'lessCovered'> {
  const lessCovered = lessCoveredIn(spans)
  return lessCovered ? { lessCovered } : {}
}

/** Months and years are sums of whole months and of the remaining days. */
function calendarSelects({ id }: Pick<HistorySite, 'id'>, range: DayRange, place: number, interval: CalendarInterval): SQL[] {
  const isLong = interval === 'P1M' || interval === 'P1Y'
  const { months, days } = isLong ? wholeMonths(range) : { months: null, days: [range] }
  const select = (table: string, column: string, { from, to }: DayRange) => sql`
    select ${sql.raw(String(place))} as range, ${sql.raw(`e.${column}::text`)} as span, ${columns}, e.covered_seconds as "coveredSeconds",
      coalesce(e.imported_seconds, 0) as "importedSeconds", coalesce(e.counter_seconds, 0) as "counterSeconds",
      ${written}, e.less_covered as "lessCovered", e.balanced, e.pv_to_home_wh as "pvToHome", e.pv_to_battery_wh as "pvToBattery"
    from ${sql.raw(table)} e
    where e.site_id = ${id} and ${sql.raw(`e.${column}`)} >= (select ${from}::date) and ${sql.raw(`e.${column}`)} <= (select ${to}::date)`
  return [...(months ? [select('energy_months', 'month', months)] : []), ...days.map((part) => select('energy_days', 'day', part))]
}
