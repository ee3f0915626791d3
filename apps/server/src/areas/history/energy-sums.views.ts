import {
  balanceOfSlot,
  balanceOfStored,
  type KnownBalance,
  notMeasuredOf,
  type StoredBalance,
  wholeBalance,
} from '@wattdesk/energy/completion.ts'
import { type CounterGap, withGapEnergies } from '@wattdesk/energy/counter-gaps.ts'
import { powersAt, powersIn } from '@wattdesk/energy/home-quantities.ts'
import type { CalendarInterval, DayRange } from '@wattdesk/energy/periods.ts'
import { clockSpans, isCalendarInterval, rangeSpan } from '@wattdesk/energy/periods.ts'
import { type Covered, countedInGapsOf, coveredOf, type Provenance, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { eachOf, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import type { Interval } from '@wattdesk/energy/terms.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { type GapSite, listCounterGaps } from '../../db/counter-gaps-sql.ts'
import { originSecondsSql } from '../../db/quantity-sql.ts'
import type { HistorySite } from './history-sites.views.ts'
import { calendarSpans, joinSums, type RangeSums, type StoredSums, sumsOf, wholeMonths, withGaps } from './spans.rules.ts'

const columns = sql.raw(measuredQuantities.map((name) => `e.${quantities[name].column} as "${name}"`).join(', '))
const written = sql.raw('(extract(epoch from e.written_at) * 1000)::float8 as "writtenAt"')
type Row = Record<(typeof measuredQuantities)[number], number | null> &
  Pick<StoredSums, 'sources' | 'contradicted' | 'lessCovered' | 'writtenAt'> &
  Covered & { range: number; span: string | number; balanced?: StoredBalance | null }

type Site = Pick<HistorySite, 'home'> & GapSite

/**
 * The spans of several ranges that have data, of each range by itself: from quarter hours, daily or monthly sums, in one
 * statement, and what the meter counted in gaps.
 */
export async function readSpans(
  db: Db,
  site: Site,
  ranges: readonly DayRange[],
  interval: Interval,
  { details = true }: { details?: boolean } = {},
): Promise<RangeSums[]> {
  const selects = ranges.flatMap((range, place) =>
    isCalendarInterval(interval) ? calendarSelects(site, range, place, interval) : [clockSelect(site, range, place, details && interval)],
  )
  const [{ rows }, gaps] = await Promise.all([
    db.execute<Row>(sql`${sql.join(selects, sql` union all `)} order by range, span`),
    listGaps(db, site, ranges, isCalendarInterval(interval)),
  ])
  return ranges.map((range, place) => {
    const stored = rows.flatMap((row) => (row.range === place ? [storedOf(row, site)] : []))
    const spans = isCalendarInterval(interval) ? calendarSpans(range, interval, site.timeZone) : clockSpans(range, interval, site.timeZone)
    return withGaps(joinSums(spans, stored), gaps, rangeSpan(range, site.timeZone))
  })
}

/** Of all ranges at once. */
export async function listGaps(db: Db, site: Site, ranges: readonly DayRange[], isByDay: boolean): Promise<CounterGap[]> {
  const wholes = ranges.map((range) => rangeSpan(range, site.timeZone))
  const span = { start: Math.min(...wholes.map(({ start }) => start)), end: Math.max(...wholes.map(({ end }) => end)) }
  return listCounterGaps(db, site, span, { isByDay })
}

/** Where the sums of a range come from, how much of it was measured, and what was not. */
export function provenanceOfSpans(
  { home, timeZone, measuredUntil }: HistorySite,
  range: DayRange,
  { spans, inGaps }: RangeSums,
  now: number,
): Provenance {
  const whole = rangeSpan(range, timeZone)
  const { energies, known } = sumsOf(spans)
  return {
    ...provenanceOf(whole, coveredOf(spans), measuredUntil, now, known),
    ...countedInGapsOf(inGaps),
    ...notMeasuredOf(withGapEnergies(energies, inGaps), powersIn(home, { ...whole, end: Math.min(whole.end, now) })),
  }
}

/** Only quarter hours say where each of their quantities comes from. */
const originsOfQuarterHours = sql.raw(', e.sources, e.contradicted')

function clockSelect(
  { id, timeZone }: Pick<HistorySite, 'id' | 'timeZone'>,
  range: DayRange,
  place: number,
  details: Interval | false,
): SQL {
  const { start, end } = rangeSpan(range, timeZone)
  return sql`select ${sql.raw(String(place))} as range, (extract(epoch from e.start) * 1000)::float8 as span, ${columns},
      e.covered_seconds as "coveredSeconds", ${originSecondsSql('imported', 'e')} as "importedSeconds",
      ${originSecondsSql('counter', 'e')} as "counterSeconds", ${written}, e.less_covered as "lessCovered"
      ${details === 'PT15M' ? originsOfQuarterHours : sql.empty()}
    from energy_intervals e
    where e.site_id = ${id} and e.start >= ${new Date(start)}::timestamptz and e.start < ${new Date(end)}::timestamptz`
}

/** Months and years are sums of whole months and of the remaining days. */
function calendarSelects({ id }: Pick<HistorySite, 'id'>, range: DayRange, place: number, interval: CalendarInterval): SQL[] {
  const isLong = interval === 'P1M' || interval === 'P1Y'
  const { months, days } = isLong ? wholeMonths(range) : { months: null, days: [range] }
  const select = (table: string, column: string, { from, to }: DayRange) => sql`
    select ${sql.raw(String(place))} as range, ${sql.raw(`e.${column}::text`)} as span, ${columns}, e.covered_seconds as "coveredSeconds",
      coalesce(e.imported_seconds, 0) as "importedSeconds", coalesce(e.counter_seconds, 0) as "counterSeconds",
      ${written}, e.less_covered as "lessCovered", e.balanced
    from ${sql.raw(table)} e
    where e.site_id = ${id} and ${sql.raw(`e.${column}`)} >= ${from}::date and ${sql.raw(`e.${column}`)} <= ${to}::date`
  return [...(months ? [select('energy_months', 'month', months)] : []), ...days.map((part) => select('energy_days', 'day', part))]
}

function storedOf(row: Row, { timeZone, home }: Site): StoredSums {
  const energies = eachOf(measuredQuantities, (name) => row[name])
  const { coveredSeconds, lessCovered = null } = row
  const at = typeof row.span === 'number' ? row.span : startOfLocalDay(row.span, timeZone)
  return {
    at,
    energies,
    known: knownOf(row, () => balanceOfSlot(row, powersAt(home, at))),
    coveredSeconds,
    importedSeconds: row.importedSeconds,
    counterSeconds: row.counterSeconds,
    writtenAt: row.writtenAt,
    lessCovered,
    ...(row.sources ? { sources: row.sources } : {}),
    ...(row.contradicted ? { contradicted: row.contradicted } : {}),
  }
}

/** Days and months keep what is known where it does not follow from their sums. */
function knownOf(row: Row, ofSlot: () => KnownBalance): KnownBalance {
  if (typeof row.span === 'number') return ofSlot()
  return row.balanced ? balanceOfStored(row.balanced) : wholeBalance(row, row.coveredSeconds)
}
