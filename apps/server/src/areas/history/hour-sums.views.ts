import { hourMs } from '@wattdesk/energy/durations.ts'
import { powersAt } from '@wattdesk/energy/home-quantities.ts'
import { quarterHourMs, type Span } from '@wattdesk/energy/intervals.ts'
import { type DayRange, rangeSpan } from '@wattdesk/energy/periods.ts'
import { measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { type SQL, sql } from 'drizzle-orm'
import { useOfSlotSql } from '../../db/balance-sql.ts'
import type { Db } from '../../db/connect.ts'
import { prepared } from '../../db/prepared-statements.ts'
import { originSecondsSql } from '../../db/quantity-sql.ts'
import type { StoredSums } from './spans.rules.ts'
import { quarterHoursOf, quarterHoursSelect, readRows, type SpansSite, type SumsRow, storedOf } from './stored-sums.views.ts'

const columns = measuredQuantities.map((name) => `e.${quantities[name].column}`)
const use = useOfSlotSql('e')
const sums = sql.raw(
  [
    ...measuredQuantities.map((name) => `sum(e.${quantities[name].column}::float8) as "${name}"`),
    ...Object.entries(use).map(([name, energyWh]) => `sum(${energyWh}) as "${name}"`),
  ].join(', '),
)
/** Whether each quantity was measured in all of the quarter hours, for as long as the others, or in none. */
const isEven = sql.raw(['count(e.less_covered) = 0', ...columns.map((column) => `count(${column}) in (0, count(*))`)].join(' and '))

type HourRow = SumsRow & { span: number; isEven: boolean }

/**
 * Sums of hours, by the position of their range, in order of time. PostgreSQL adds up the quarter hours of an hour whose balance follows
 * from their sums, which are nearly all. Those of other hours are read one by one.
 */
export async function readHours(
  db: Db,
  site: SpansSite,
  ranges: readonly DayRange[],
  spans: readonly Span[][],
): Promise<Map<number, StoredSums[]>> {
  const wholes = ranges.map((range) => rangeSpan(range, site.timeZone))
  const selects = wholes.map((whole, place) => hoursSelect(site, whole, place))
  const { rows } = await db.execute<HourRow>(prepared(sql`${sql.join(selects, sql` union all `)} order by range, span`))
  const found = wholes.map((whole, place) => {
    const lengths = new Map(spans[place]?.map(({ start, end }) => [start, end - start]))
    const ofRange = rows.filter((row) => row.range === place)
    const [even, uneven] = [[] as StoredSums[], [] as number[]]
    for (const row of ofRange) {
      if (lengths.get(row.span) === hourMs && followsFromSums(row, site)) even.push(storedOf(row, site))
      else uneven.push(row.span)
    }
    return { place, whole, even, uneven }
  })
  const unevenSelects = found.flatMap(({ place, whole, uneven }) => (uneven.length > 0 ? [unevenSelect(site, whole, place, uneven)] : []))
  const slots = unevenSelects.length > 0 ? await readRows(db, site, unevenSelects) : undefined
  return new Map(
    found.map(({ place, even }) => {
      const ofRange = slots?.get(place)
      return [place, ofRange ? [...even, ...ofRange].sort((a, b) => a.at - b.at) : even]
    }),
  )
}

/** Whether the balance of an hour is that of its sums, because the same is known of each of its quarter hours. */
function followsFromSums(row: HourRow, { home }: SpansSite): boolean {
  // An unmeasured generator makes the balance of some quarter hours unknown.
  const isGenerating = row.production === null && (row.gridExport ?? 0) > 0
  return row.isEven && !isGenerating && powersAt(home, row.span) === powersAt(home, row.span + hourMs - quarterHourMs)
}

const hourOf = ({ start }: Span) => sql`date_bin('1 hour', e.start, (select ${new Date(start)}::timestamptz))`

function hoursSelect({ id }: SpansSite, span: Span, place: number): SQL {
  return sql`select ${sql.raw(String(place))} as range, date_part('epoch', ${hourOf(span)}) * 1000 as span, ${sums},
      sum(e.covered_seconds)::float8 as "coveredSeconds", sum(${originSecondsSql('imported', 'e')})::float8 as "importedSeconds",
      sum(${originSecondsSql('counter', 'e')})::float8 as "counterSeconds", date_part('epoch', max(e.written_at)) * 1000 as "writtenAt",
      ${isEven} as "isEven"
    from energy_intervals e where ${quarterHoursOf(id, span)} group by 2`
}

function unevenSelect(site: SpansSite, span: Span, place: number, hours: readonly number[]): SQL {
  const starts = sql.param(hours.map((at) => new Date(at)))
  return sql`${quarterHoursSelect(site, span, place, false)} and ${hourOf(span)} = any(${starts}::timestamptz[])`
}
