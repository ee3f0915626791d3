import { addDays, type LocalDay, startOfLocalDay } from './time-zones.ts'

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

export function firstOfMonth(day: LocalDay): LocalDay {
  return `${day.slice(0, 7)}-01`
}

/**
 * Start of a quarter hour that a vendor labels by its end. gridX labels quarter hours by their end, but days and longer
 * spans by their start; this product always uses the start.
 */
export function startOfEndLabelled(labelledAt: number): number {
  return labelledAt - quarterHourMs
}
