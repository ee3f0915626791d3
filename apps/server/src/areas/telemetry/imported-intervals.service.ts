/**
 * Quarter hours from outside: of a vendor, or of a file. They replace what is stored and never add to it; days and months are
 * summed in the same transaction. Samples that are summed later leave imported quantities as they are.
 */
import { daySpan, type Span } from '@wattdesk/energy/intervals.ts'
import type { IntervalSource } from '@wattdesk/energy/terms.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import { type ImportedInterval, replaces, withImported } from './imported-intervals.rules.ts'
import { ensureYears, readIntervals, writeIntervals } from './imported-intervals.store.ts'
import { lockSums, sumDays } from './rollup.store.ts'

export type ImportedIntervals = {
  siteId: string
  timeZone: string
  source: IntervalSource
  /** In order of time. */
  intervals: readonly ImportedInterval[]
}

/** Returns how many quarter hours were written, and how many of them had a value before. */
export async function importIntervals(tx: Tx, given: ImportedIntervals): Promise<{ written: number; replaced: number }> {
  const { siteId, timeZone, source, intervals } = given
  const [first, last] = [intervals.at(0), intervals.at(-1)]
  if (!first || !last) return { written: 0, replaced: 0 }
  await lockSums(tx, [siteId])
  const stored = await readIntervals(tx, siteId, first.start, last.start)
  await writeIntervals(
    tx,
    siteId,
    intervals.map((one) => withImported(stored.get(one.start), one, source)),
  )
  const days = new Set(intervals.map(({ start }) => localDayOf(start, timeZone)))
  await sumDays(
    tx,
    [...days].map((day) => ({ siteId, day, ...daySpan(day, timeZone) })),
  )
  return { written: intervals.length, replaced: intervals.filter((one) => replaces(stored.get(one.start), one)).length }
}

/** Makes room for the quarter hours of a span, before they are imported. */
export function prepareIntervals(db: Db, { start, end }: Span): Promise<void> {
  return ensureYears(db, new Date(start).getUTCFullYear(), new Date(end).getUTCFullYear())
}
