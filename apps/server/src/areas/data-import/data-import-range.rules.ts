import { type importActions, importDaysMax } from '@wattdesk/contract/data-import/terms.ts'
import { quarterHourStart, type Span } from '@wattdesk/energy/intervals.ts'
import { addDays, type LocalDay, localDayOf, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'

/** An extension covers at most this many days per import. */
const extensionDays = 366

type Asked = { action: (typeof importActions)[number]; fromDate?: string; toDate?: string }
type Known = {
  timeZone: string
  now: number
  /** The first stored quarter hour, in epoch ms. */
  firstStored: number | null
  installedOn: LocalDay | null
}

/**
 * The span of an import, in whole quarter hours of the past. A reimport covers what is stored, an extension the year before it, but
 * nothing from before the installation. Undefined: empty.
 */
export function importRange({ action, fromDate, toDate }: Asked, { timeZone, now, firstStored, installedOn }: Known): Span | undefined {
  const startOf = (day: LocalDay) => startOfLocalDay(day, timeZone)
  const today = localDayOf(now, timeZone)
  const first = firstStored === null ? now : firstStored
  const earliest = startOf(addDays(today, -importDaysMax))
  const span =
    action === 'specificTimeFrame'
      ? { start: startOf(fromDate ?? today), end: startOf(addDays(toDate ?? today, 1)) }
      : action === 'reimport'
        ? { start: Math.max(first, earliest), end: now }
        : { start: startOf(addDays(localDayOf(first, timeZone), -extensionDays)), end: first }
  const begin = action !== 'specificTimeFrame' && installedOn ? Math.max(span.start, startOf(installedOn)) : span.start
  const whole = { start: quarterHourStart(begin), end: quarterHourStart(Math.min(span.end, now)) }
  return whole.start < whole.end ? whole : undefined
}

/** Pauses after consecutive faults: from five seconds to a quarter of an hour. The vendor may ask for longer. */
export function pauseAfter(attempts: number, retryAfterMs = 0): number {
  return Math.max(retryAfterMs, Math.min(900_000, 5_000 * 2 ** Math.max(0, attempts - 1)))
}

/** This many consecutive faults end an import. With the pauses above, that takes about an hour. */
export const attemptsMax = 10
