import { addDays, isoWeekday, type LocalDay, localDayOf, startOfLocalDay } from './time-zones.ts'

/** Quarter hours and calendar periods. All are half-open: a span includes its start, not its end. Instants are epoch ms. */
export type Span = { start: number; end: number }

export const quarterHourMs = 900_000

/** Start of the quarter hour that contains an instant. All UTC offsets are whole quarter hours. */
export function quarterHourStart(at: number): number {
  return Math.floor(at / quarterHourMs) * quarterHourMs
}

/** Starts of the quarter hours of a span, in order. */
export function quarterHoursOf({ start, end }: Span): number[] {
  const first = quarterHourStart(start + quarterHourMs - 1)
  const count = Math.max(0, Math.ceil((end - first) / quarterHourMs))
  return Array.from({ length: count }, (_, index) => first + index * quarterHourMs)
}

/** A calendar day in a zone: 92 quarter hours when clocks go forward, 100 when they go back, else 96. */
export function daySpan(day: LocalDay, timeZone: string): Span {
  return { start: startOfLocalDay(day, timeZone), end: startOfLocalDay(addDays(day, 1), timeZone) }
}

/** The ISO week (Monday to Sunday) that contains a day. */
export function weekSpan(day: LocalDay, timeZone: string): Span {
  const monday = addDays(day, 1 - isoWeekday(day))
  return { start: startOfLocalDay(monday, timeZone), end: startOfLocalDay(addDays(monday, 7), timeZone) }
}

/** The calendar month that contains a day. */
export function monthSpan(day: LocalDay, timeZone: string): Span {
  const first = firstOfMonth(day)
  return { start: startOfLocalDay(first, timeZone), end: startOfLocalDay(firstOfMonth(addDays(first, 31)), timeZone) }
}

/** The calendar year that contains a day. */
export function yearSpan(day: LocalDay, timeZone: string): Span {
  const year = Number(day.slice(0, 4))
  const next = String(year + 1).padStart(4, '0')
  return { start: startOfLocalDay(`${day.slice(0, 4)}-01-01`, timeZone), end: startOfLocalDay(`${next}-01-01`, timeZone) }
}

/** First day of the month that contains a day. */
export function firstOfMonth(day: LocalDay): LocalDay {
  return `${day.slice(0, 7)}-01`
}

/** The calendar days of a zone that a span touches, in order. */
export function localDaysOf({ start, end }: Span, timeZone: string): LocalDay[] {
  if (end <= start) return []
  const last = localDayOf(end - 1, timeZone)
  const days = [localDayOf(start, timeZone)]
  for (let day = days[0]; day !== undefined && day < last; ) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}

/**
 * Start of a quarter hour that a vendor labels by its end. gridX labels quarter hours by their end, but days and longer
 * spans by their start; this product always uses the start.
 */
export function startOfEndLabelled(labelledAt: number): number {
  return labelledAt - quarterHourMs
}
