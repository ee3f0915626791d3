/**
 * Quarter hours from a vendor or a file. They replace what is stored and never add to it; days and months are summed in the same
 * transaction. Later samples leave imported quantities unchanged.
 */
import { unknownHome } from '@wattdesk/energy/home-quantities.ts'
import { daySpan, type Span } from '@wattdesk/energy/intervals.ts'
import { withNight } from '@wattdesk/energy/night.ts'
import type { IntervalSource } from '@wattdesk/energy/terms.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import { noteHomes } from './homes.store.ts'
import { type ImportedInterval, missingOf, replaces, type StoredInterval, sharedSources, withImported } from './imported-intervals.rules.ts'
import { copyIntervals, deleteIntervals, ensureYears, readIntervals } from './imported-intervals.store.ts'
import { lockSums, noteDayChanges, type SiteDay, sumDays } from './rollup.store.ts'

export type ImportedIntervals = {
  siteId: string
  timeZone: string
  source: IntervalSource
  /** In order of time. */
  intervals: readonly ImportedInterval[]
  /** Keeps what is stored, and writes only what is missing. */
  onlyMissing?: boolean
  now: Date
}

/** Returns the number of written quarter hours, and of those that had a value before. */
export async function importIntervals(tx: Tx, given: ImportedIntervals): Promise<{ written: number; replaced: number }> {
  const { siteId, source } = given
  const [first, last] = [given.intervals.at(0), given.intervals.at(-1)]
  if (!first || !last) return { written: 0, replaced: 0 }
  await lockSums(tx, [siteId])
  const stored = await readIntervals(tx, siteId, first.start, last.start)
  const intervals = given.onlyMissing ? given.intervals.flatMap((one) => missingOf(stored.get(one.start), one) ?? []) : given.intervals
  if (intervals.length === 0) return { written: 0, replaced: 0 }
  const rows: StoredInterval[] = []
  const shared = sharedSources(source)
  const known: number[] = []
  let replaced = 0
  for (const one of intervals) {
    const before = stored.get(one.start)
    rows.push(withImported(before, one, shared))
    if (before) known.push(one.start)
    if (replaces(before, one)) replaced += 1
  }
  const homes = await noteHomes(
    tx,
    [siteId],
    rows.map((row) => ({ ...row, siteId, slot: row.start })),
    given.now,
  )
  const home = homes.get(siteId)?.home ?? unknownHome
  await deleteIntervals(tx, siteId, known)
  await copyIntervals(
    tx,
    siteId,
    rows.map((row) => withNight(row, row.start, home)),
    given.now,
  )
  const days = daysOf(given)
  await sumDays(tx, days)
  await noteDayChanges(tx, days)
  return { written: intervals.length, replaced }
}

function daysOf({ siteId, timeZone, intervals }: ImportedIntervals): SiteDay[] {
  const days: SiteDay[] = []
  for (const { start } of intervals) {
    const last = days.at(-1)
    // Most quarter hours are of the same day as the previous one; the look-up of the zone is slow.
    if (last && start < last.end) continue
    const day = localDayOf(start, timeZone)
    days.push({ siteId, day, ...daySpan(day, timeZone) })
  }
  return days
}

/** Creates the partitions for the quarter hours of a span, before they are imported. */
export function prepareIntervals(db: Db, { start, end }: Span): Promise<void> {
  return ensureYears(db, new Date(start).getUTCFullYear(), new Date(end).getUTCFullYear())
}
