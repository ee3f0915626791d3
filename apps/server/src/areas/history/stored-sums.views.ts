import {
  balanceOfSlot,
  balanceOfStored,
  type KnownBalance,
  type ProductionUse,
  type StoredBalance,
  wholeBalance,
} from '@wattdesk/energy/completion.ts'
import { powersAt } from '@wattdesk/energy/home-quantities.ts'
import type { Span } from '@wattdesk/energy/intervals.ts'
import type { Covered } from '@wattdesk/energy/provenance.ts'
import { eachOf, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { GapSite } from '../../db/counter-gaps-sql.ts'
import { prepared } from '../../db/prepared-statements.ts'
import { originSecondsSql } from '../../db/quantity-sql.ts'
import type { HistorySite } from './history-sites.views.ts'
import type { StoredSums } from './spans.rules.ts'

export const columns = sql.raw(measuredQuantities.map((name) => `e.${quantities[name].column} as "${name}"`).join(', '))
export const written = sql.raw(`date_part('epoch', e.written_at) * 1000 as "writtenAt"`)
/** A stored quarter hour, hour, day or month of a range. */
export type SumsRow = Record<(typeof measuredQuantities)[number], number | null> &
  Pick<StoredSums, 'sources' | 'contradicted' | 'lessCovered' | 'writtenAt'> &
  Covered & { range: number; span: string | number; balanced?: StoredBalance | null } & Partial<Record<keyof ProductionUse, number | null>>

export type SpansSite = Pick<HistorySite, 'home'> & GapSite

/** Stored sums, by the position of their range, in order of time. */
export async function readRows(db: Db, site: SpansSite, selects: readonly SQL[]): Promise<Map<number, StoredSums[]>> {
  const { rows } = await db.execute<SumsRow>(prepared(sql`${sql.join([...selects], sql` union all `)} order by range, span`))
  const stored = new Map<number, StoredSums[]>()
  for (const row of rows) {
    const ofRange = stored.get(row.range)
    if (ofRange) ofRange.push(storedOf(row, site))
    else stored.set(row.range, [storedOf(row, site)])
  }
  return stored
}

/** Only quarter hours have a source for each quantity. */
const originsOfQuarterHours = sql.raw(', e.sources, e.contradicted')

/**
 * The quarter hours of a site in a span, as a condition on `e`. One plan serves spans of a single site, so they are hidden from
 * the planner: the statement is planned once for each connection.
 */
export const quarterHoursOf = (siteId: string, { start, end }: Span): SQL =>
  sql`e.site_id = ${siteId} and e.start >= (select ${new Date(start)}::timestamptz) and e.start < (select ${new Date(end)}::timestamptz)`

/** `isDetailed`: with the source of each quantity. */
export function quarterHoursSelect({ id }: Pick<SpansSite, 'id'>, span: Span, place: number, isDetailed: boolean): SQL {
  return sql`select ${sql.raw(String(place))} as range, date_part('epoch', e.start) * 1000 as span, ${columns},
      e.covered_seconds as "coveredSeconds", ${originSecondsSql('imported', 'e')} as "importedSeconds",
      ${originSecondsSql('counter', 'e')} as "counterSeconds", ${written}, e.less_covered as "lessCovered"
      ${isDetailed ? originsOfQuarterHours : sql.empty()}
    from energy_intervals e where ${quarterHoursOf(id, span)}`
}

export function storedOf(row: SumsRow, { timeZone, home }: SpansSite): StoredSums {
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

/** Days and months store what is known where it does not follow from their sums. */
function knownOf(row: SumsRow, ofSlot: () => KnownBalance): KnownBalance {
  const use = useOf(row)
  if (typeof row.span === 'number') {
    const known = ofSlot()
    return use && known.flows ? { ...known, use } : known
  }
  return row.balanced ? balanceOfStored(row.balanced, use) : wholeBalance(row, row.coveredSeconds, use)
}

/** Stored with days and months, and summed with hours; of a quarter hour, it follows from the energies. */
const useOf = ({ pvToHome = null, pvToBattery = null }: SumsRow): ProductionUse | null =>
  pvToHome === null || pvToBattery === null ? null : { pvToHome, pvToBattery }
