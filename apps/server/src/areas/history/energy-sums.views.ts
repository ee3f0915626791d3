import type { CalendarInterval, DayRange } from '@wattdesk/energy/periods.ts'
import { clockSpans, isCalendarInterval, rangeSpan } from '@wattdesk/energy/periods.ts'
import type { Covered } from '@wattdesk/energy/provenance.ts'
import { eachOf, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import type { Interval } from '@wattdesk/energy/terms.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { originSecondsSql } from '../../db/quantity-sql.ts'
import type { HistorySite } from './history-sites.views.ts'
import { calendarSpans, joinSums, type SpanSums, type StoredSums, wholeMonths } from './spans.rules.ts'

const columns = sql.raw(measuredQuantities.map((name) => `e.${quantities[name].column} as "${name}"`).join(', '))
const written = sql.raw('(extract(epoch from e.written_at) * 1000)::float8 as "writtenAt"')
type Row = Record<(typeof measuredQuantities)[number], number | null> &
  Pick<StoredSums, 'sources' | 'contradicted' | 'lessCovered' | 'writtenAt'> &
  Covered & { range: number; span: string | number }

/** The spans of several ranges that have data, of each range by itself: from quarter hours, daily or monthly sums. One statement. */
export async function readSpans(
  db: Db,
  site: Pick<HistorySite, 'id' | 'timeZone'>,
  ranges: readonly DayRange[],
  interval: Interval,
): Promise<SpanSums[][]> {
  const selects = ranges.flatMap((range, place) =>
    isCalendarInterval(interval) ? calendarSelects(site, range, place, interval) : [clockSelect(site, range, place)],
  )
  const { rows } = await db.execute<Row>(sql`${sql.join(selects, sql` union all `)} order by range, span`)
  return ranges.map((range, place) => {
    const stored = rows.filter((row) => row.range === place).map((row) => storedOf(row, site.timeZone))
    const spans = isCalendarInterval(interval) ? calendarSpans(range, interval, site.timeZone) : clockSpans(range, interval, site.timeZone)
    return joinSums(spans, stored)
  })
}

function clockSelect({ id, timeZone }: Pick<HistorySite, 'id' | 'timeZone'>, range: DayRange, place: number): SQL {
  const { start, end } = rangeSpan(range, timeZone)
  return sql`select ${sql.raw(String(place))} as range, (extract(epoch from e.start) * 1000)::float8 as span, ${columns},
      e.covered_seconds as "coveredSeconds", ${originSecondsSql('imported', 'e')} as "importedSeconds",
      ${originSecondsSql('counter', 'e')} as "counterSeconds", ${written}, e.sources, e.contradicted, e.less_covered as "lessCovered"
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
      ${written}, e.less_covered as "lessCovered"
    from ${sql.raw(table)} e
    where e.site_id = ${id} and ${sql.raw(`e.${column}`)} >= ${from}::date and ${sql.raw(`e.${column}`)} <= ${to}::date`
  return [...(months ? [select('energy_months', 'month', months)] : []), ...days.map((part) => select('energy_days', 'day', part))]
}

function storedOf(row: Row, timeZone: string): StoredSums {
  return {
    at: typeof row.span === 'number' ? row.span : startOfLocalDay(row.span, timeZone),
    energies: eachOf(measuredQuantities, (name) => row[name]),
    coveredSeconds: row.coveredSeconds,
    importedSeconds: row.importedSeconds,
    counterSeconds: row.counterSeconds,
    writtenAt: row.writtenAt,
    lessCovered: row.lessCovered ?? null,
    partlyCovered: typeof row.span === 'number' ? (row.lessCovered ?? null) : null,
    ...(row.sources ? { sources: row.sources } : {}),
    ...(row.contradicted ? { contradicted: row.contradicted } : {}),
  }
}
