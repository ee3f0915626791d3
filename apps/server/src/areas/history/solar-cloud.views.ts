import { type CounterGap, type GapEnergies, gapEnergiesWithin } from '@wattdesk/energy/counter-gaps.ts'
import { powersAt } from '@wattdesk/energy/home-quantities.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import { calendarRanges, type DayRange, periodAround, rangeSpan } from '@wattdesk/energy/periods.ts'
import { type Covered, countedInGapsOf, coveredOf, integrated, provenanceOf } from '@wattdesk/energy/provenance.ts'
import { type CloudEntry, cloudLedger, joinEntries } from '@wattdesk/energy/solar-cloud.ts'
import type { Interval } from '@wattdesk/energy/terms.ts'
import { sql } from 'drizzle-orm'
import { isGridKnownSql } from '../../db/balance-sql.ts'
import type { Db } from '../../db/connect.ts'
import { listCounterGaps } from '../../db/counter-gaps-sql.ts'
import { originSecondsSql } from '../../db/quantity-sql.ts'
import type { HistorySite } from './history-sites.views.ts'
import { frameOf, newestOf, rounded, spansOf, type Written } from './spans.rules.ts'

/** The grid meter's count in a quarter hour, or in a gap of several that its counters span. */
type Row = Written & Covered & { start: number; gridImport: number; gridExport: number; gapUntil?: number }
type Entry = CloudEntry & Row

const unknown = { credit: null, draw: null, residualImport: null, balance: null }

/**
 * The SolarCloud ledger of a range, by quarter hour from the start of each contract year. The meter's count of a gap is a separate entry.
 * Two statements.
 */
export async function readCloud(db: Db, site: HistorySite, range: DayRange, interval: Interval, clock: Date) {
  const fromFirstYear = { from: periodAround(range.from, 'year').from, to: range.to }
  const kept = rangeSpan(fromFirstYear, site.timeZone)
  const years = calendarRanges(fromFirstYear, 'P1Y').map((year) => rangeSpan(year, site.timeZone))
  const contract = periodAround(range.to, 'year')
  const [measured, gaps] = await Promise.all([readMeter(db, site, kept), listCounterGaps(db, site, kept, { isByDay: false })])
  const whole = rangeSpan(range, site.timeZone)
  const entries = ledgerOf([...measured, ...rowsOfGaps(gaps, site)], years)
  const ofRange = entries.filter((entry) => entry.start >= whole.start)
  const now = clock.getTime()
  return {
    siteId: site.id,
    timeZone: site.timeZone,
    fromDate: range.from,
    toDate: range.to,
    interval,
    unit: 'Wh' as const,
    provenance: {
      ...provenanceOf(whole, coveredOf(ofRange), site.measuredUntil, now),
      ...countedInGapsOf(inGapsOf(ofRange)),
    },
    contract: { start: contract.from, end: contract.to, packageEnergyWh: null, isAssumed: true },
    account: accountOf(entries, site, { start: rangeSpan(contract, site.timeZone).start, end: Math.min(whole.end, now) }),
    series: joinedBy(spansOf(range, interval, site.timeZone), ofRange, now),
    total: rounded(joinEntries(ofRange) ?? unknown),
  }
}

async function readMeter(db: Db, site: HistorySite, { start, end }: Span): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select (extract(epoch from e.start) * 1000)::float8 as start, e.grid_import_wh as "gridImport",
      coalesce(e.grid_export_wh, 0) as "gridExport", e.covered_seconds as "coveredSeconds",
      ${originSecondsSql('imported', 'e')} as "importedSeconds", ${originSecondsSql('counter', 'e')} as "counterSeconds",
      (extract(epoch from e.written_at) * 1000)::float8 as "writtenAt"
    from energy_intervals e
    where e.site_id = ${site.id} and e.start >= ${new Date(start)}::timestamptz and e.start < ${new Date(end)}::timestamptz
      and ${isGridKnownSql('e', site.home)}
    order by e.start`)
  return rows
}

/** Gaps in which the meter counted both directions; a home that neither produces nor stores has no export. */
function rowsOfGaps(gaps: readonly CounterGap[], { home }: HistorySite): Row[] {
  const both = Map.groupBy(gaps, ({ start, end }) => `${start} ${end}`).values()
  return [...both].flatMap((ofOne) => {
    const [first] = ofOne
    if (!first) return []
    const { gridImport, gridExport } = gapEnergiesWithin(ofOne, first)
    const powers = powersAt(home, first.start)
    const canExport = powers.has('production') || powers.has('battery')
    if (gridImport === undefined || (gridExport === undefined && canExport)) return []
    return [{ start: first.start, gapUntil: first.end, gridImport, gridExport: gridExport ?? 0, ...integrated(0), writtenAt: null }]
  })
}

/** The ledgers of several contract years; each starts empty. A gap across a turn of the year belongs to neither year. */
function ledgerOf(rows: readonly Row[], years: readonly Span[]): Entry[] {
  const sorted = rows.toSorted((a, b) => a.start - b.start)
  return years.flatMap(({ start: yearStart, end: yearEnd }) => {
    const ofYear = sorted.filter(({ start, gapUntil = start }) => start >= yearStart && start < yearEnd && gapUntil <= yearEnd)
    const entries = cloudLedger(ofYear)
    return ofYear.flatMap((row, at) => {
      const entry = entries[at]
      return entry ? [{ ...row, ...entry }] : []
    })
  })
}

/** Share of the time since the account began, or since the home has a meter, for which it is known. */
function accountOf(entries: readonly Entry[], { home }: HistorySite, { start, end }: Span) {
  const metered = home.changes.find(({ powers }) => powers.has('grid'))?.from ?? end
  const since = Math.max(start, metered)
  const known = entries.reduce((sum, { start: at, gapUntil, coveredSeconds }) => {
    if (at < start) return sum
    return sum + (gapUntil === undefined ? coveredSeconds : (gapUntil - at) / 1_000)
  }, 0)
  const elapsedSeconds = Math.max(0, end - since) / 1_000
  return { knownSeconds: Math.round(Math.min(known, elapsedSeconds)), elapsedSeconds }
}

function joinedBy(spans: readonly Span[], entries: readonly Entry[], now: number) {
  let next = 0
  return spans.flatMap(({ start, end }) => {
    const from = next
    while (next < entries.length && (entries[next]?.start ?? end) < end) next++
    // A gap that continues after it is not part of it.
    const parts = entries.slice(from, next).filter(({ gapUntil }) => gapUntil === undefined || gapUntil <= end)
    const joined = joinEntries(parts)
    if (!joined) return []
    const frame = frameOf({ start, end, ...coveredOf(parts), writtenAt: newestOf(parts), inGaps: inGapsOf(parts) }, now)
    return [{ ...frame, ...rounded(joined) }]
  })
}

function inGapsOf(entries: readonly Entry[]): GapEnergies {
  const gaps = entries.filter(({ gapUntil }) => gapUntil !== undefined)
  if (gaps.length === 0) return {}
  const sum = (name: 'gridImport' | 'gridExport') => gaps.reduce((total, gap) => total + gap[name], 0)
  return { gridImport: sum('gridImport'), gridExport: sum('gridExport') }
}
