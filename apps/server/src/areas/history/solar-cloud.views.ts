import { clockSpans, type DayRange, isCalendarInterval, periodAround, rangeSpan } from '@wattdesk/energy/periods.ts'
import { type Covered, coveredOf, integrated, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { type CloudEntry, cloudLedger, joinEntries } from '@wattdesk/energy/solar-cloud.ts'
import type { Interval } from '@wattdesk/energy/terms.ts'
import { sql } from 'drizzle-orm'
import { isGridKnownSql } from '../../db/balance-sql.ts'
import type { Db } from '../../db/connect.ts'
import { originSecondsSql } from '../../db/quantity-sql.ts'
import type { HistorySite } from './history-sites.views.ts'
import { calendarSpans, frameOf, newestOf, rounded, type Written } from './spans.rules.ts'

type Row = Written & Covered & { start: number; gridImport: number; gridExport: number }
type Entry = CloudEntry & Written & Covered & { start: number }

/** The SolarCloud ledger of a range, kept by the quarter hour from the start of each contract year. One statement. */
export async function readCloud(db: Db, site: HistorySite, range: DayRange, interval: Interval, clock: Date) {
  const firstYear = periodAround(range.from, 'year')
  const contract = periodAround(range.to, 'year')
  const { start, end } = rangeSpan({ from: firstYear.from, to: range.to }, site.timeZone)
  const { rows } = await db.execute<Row>(sql`
    select (extract(epoch from e.start) * 1000)::float8 as start, e.grid_import_wh as "gridImport",
      coalesce(e.grid_export_wh, 0) as "gridExport", e.covered_seconds as "coveredSeconds",
      ${originSecondsSql('imported', 'e')} as "importedSeconds", ${originSecondsSql('counter', 'e')} as "counterSeconds",
      (extract(epoch from e.written_at) * 1000)::float8 as "writtenAt"
    from energy_intervals e
    where e.site_id = ${site.id} and e.start >= ${new Date(start)}::timestamptz and e.start < ${new Date(end)}::timestamptz
      and ${isGridKnownSql('e', site.home)}
    order by e.start`)
  const whole = rangeSpan(range, site.timeZone)
  const entries = ledgerOf(rows, rangeSpan(contract, site.timeZone).start).filter((entry) => entry.start >= whole.start)
  const spans = isCalendarInterval(interval) ? calendarSpans(range, interval, site.timeZone) : clockSpans(range, interval, site.timeZone)
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    interval,
    unit: 'Wh' as const,
    provenance: provenanceOf(whole, coveredOf(entries), site.measuredUntil, clock.getTime()),
    contract: { start: contract.from, end: contract.to, packageEnergyWh: null, isAssumed: true },
    series: joinedBy(spans, entries, clock.getTime()),
    total: rounded(joinEntries(entries) ?? { credit: 0, draw: 0, residualImport: 0, balance: 0 }),
  }
}

const unknown = (start: number) => ({ start, ...integrated(0), writtenAt: null })

/** Ledgers of the years before and after a turn of the year; each starts empty. */
function ledgerOf(rows: readonly Row[], turnAt: number): Entry[] {
  const years = [rows.filter((row) => row.start < turnAt), rows.filter((row) => row.start >= turnAt)]
  return years.flatMap((year) =>
    cloudLedger(year).map((entry, at) => {
      const { start, coveredSeconds, importedSeconds, counterSeconds, writtenAt } = year[at] ?? unknown(turnAt)
      return { ...entry, start, coveredSeconds, importedSeconds, counterSeconds, writtenAt }
    }),
  )
}

function joinedBy(spans: readonly { start: number; end: number }[], entries: readonly Entry[], now: number) {
  let next = 0
  return spans.flatMap(({ start, end }) => {
    const from = next
    while (next < entries.length && (entries[next]?.start ?? end) < end) next++
    const parts = entries.slice(from, next)
    const joined = joinEntries(parts)
    if (!joined) return []
    return [{ ...frameOf({ start, end, ...coveredOf(parts), writtenAt: newestOf(parts) }, now), ...rounded(joined) }]
  })
}
