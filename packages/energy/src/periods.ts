import { dayMs, hourMs } from './durations.ts'
import { daySpan, firstOfMonth, quarterHourMs, type Span } from './intervals.ts'
import type { CalendarPeriod, Interval } from './terms.ts'
import { addDays, daysBetween, isoWeekday, type LocalDay, localDayOf, startOfLocalDay, zoneOffsetMs } from './time-zones.ts'

/** Ranges of calendar days, the spans that a chart cuts them into, and the earlier ranges that they are compared with. */

/** Calendar days of a zone, both inclusive. */
export type DayRange = { from: LocalDay; to: LocalDay }

export type CalendarInterval = Exclude<Interval, 'PT15M' | 'PT1H'>

const lastDay = '9999-12-31'

export function isCalendarInterval(interval: Interval): interval is CalendarInterval {
  return interval !== 'PT15M' && interval !== 'PT1H'
}

/** From the start of the first day to the end of the last: 23, 24 or 25 hours a day. */
export function rangeSpan({ from, to }: DayRange, timeZone: string): Span {
  return { start: startOfLocalDay(from, timeZone), end: daySpan(to, timeZone).end }
}

export function daysOfRange({ from, to }: DayRange): number {
  return Math.max(0, daysBetween(from, to) + 1)
}

/** Quarter hours or hours of a range. Hours are counted from each midnight, so the hour that occurs twice has two spans. */
export function clockSpans(range: DayRange, interval: Exclude<Interval, CalendarInterval>, timeZone: string): Span[] {
  const length = interval === 'PT15M' ? quarterHourMs : hourMs
  return Array.from({ length: daysOfRange(range) }, (_, index) => daySpan(addDays(range.from, index), timeZone)).flatMap((day) =>
    Array.from({ length: Math.ceil((day.end - day.start) / length) }, (_, index) => {
      const start = day.start + index * length
      return { start, end: Math.min(day.end, start + length) }
    }),
  )
}

/** Calendar periods that a range touches, cut at its ends: weeks are ISO weeks (Monday to Sunday). */
export function calendarRanges({ from, to }: DayRange, interval: CalendarInterval): DayRange[] {
  const ranges: DayRange[] = []
  for (let day = from; day <= to; ) {
    const end = lastOf(day, interval)
    ranges.push({ from: day, to: end < to ? end : to })
    if (end >= lastDay) break
    day = addDays(end, 1)
  }
  return ranges
}

function lastOf(day: LocalDay, interval: CalendarInterval): LocalDay {
  if (interval === 'P1D') return day
  if (interval === 'P1W') return addDays(day, 7 - isoWeekday(day))
  if (interval === 'P1Y') return `${day.slice(0, 4)}-12-31`
  return lastOfMonth(day)
}

/** The calendar period that contains a day. */
export function periodAround(day: LocalDay, period: CalendarPeriod): DayRange {
  if (period === 'day') return { from: day, to: day }
  if (period === 'week') return { from: addDays(day, 1 - isoWeekday(day)), to: lastOf(day, 'P1W') }
  if (period === 'month') return { from: firstOfMonth(day), to: lastOfMonth(day) }
  return { from: `${day.slice(0, 4)}-01-01`, to: lastOf(day, 'P1Y') }
}

export function lastOfMonth(day: LocalDay): LocalDay {
  return addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1)
}

/**
 * The range that many days, weeks, months or years earlier. A day that the earlier month lacks becomes its last day, and ranges of whole
 * months stay ranges of whole months.
 */
export function earlierRange({ from, to }: DayRange, period: CalendarPeriod, count: number): DayRange {
  if (period === 'day' || period === 'week') {
    const days = -count * (period === 'day' ? 1 : 7)
    return { from: addDays(from, days), to: addDays(to, days) }
  }
  const months = -count * (period === 'month' ? 1 : 12)
  const isWhole = from === firstOfMonth(from) && to === lastOfMonth(to)
  const end = addMonths(to, months)
  return { from: addMonths(from, months), to: isWhole ? lastOfMonth(end) : end }
}

function addMonths(day: LocalDay, count: number): LocalDay {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
  const last = lastOfMonth(first)
  const same = `${first.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

/**
 * The instant of `range` with the same position and time of day as an instant of an earlier range. Null if the clocks skip that time, for
 * the second of two equal times, and beyond the range.
 */
export function alignedWith(at: number, earlier: DayRange, range: DayRange, timeZone: string): number | null {
  const day = localDayOf(at, timeZone)
  const wallMs = at + zoneOffsetMs(at, timeZone) - Date.parse(`${day}T00:00:00Z`)
  if (instantOf(day, wallMs, timeZone) !== at) return null
  const target = addDays(range.from, daysBetween(earlier.from, day))
  return target > range.to ? null : instantOf(target, wallMs, timeZone)
}

/** The first instant at which the clocks of a day show a time, in ms after midnight; null if they never do. */
function instantOf(day: LocalDay, wallMs: number, timeZone: string): number | null {
  const wall = Date.parse(`${day}T00:00:00Z`) + wallMs
  const offsets = [zoneOffsetMs(wall - dayMs, timeZone), zoneOffsetMs(wall + dayMs, timeZone)].sort((a, b) => b - a)
  for (const offset of offsets) {
    if (zoneOffsetMs(wall - offset, timeZone) === offset) return wall - offset
  }
  return null
}
