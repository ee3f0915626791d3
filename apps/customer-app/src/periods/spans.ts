import { type CalendarInterval, calendarRanges, periodAround } from '@wattdesk/energy/periods.ts'
import { addDays, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import type { Period } from './periods.ts'

/** One bar per day, or per month of a year. */
const bars: Record<Exclude<Period, 'day'>, CalendarInterval> = { week: 'P1D', month: 'P1D', year: 'P1M' }

/**
 * Starts of the bars of a period in epoch ms, and the end of the last one. Includes future bars, because the chart shows the whole period.
 */
export function barsOf(period: Exclude<Period, 'day'>, date: string, timeZone: string): number[] {
  const whole = periodAround(date, period)
  const starts = calendarRanges(whole, bars[period]).map(({ from }) => startOfLocalDay(from, timeZone))
  return [...starts, startOfLocalDay(addDays(whole.to, 1), timeZone)]
}

/** Values of spans by their start; null: not measured, or in the future. */
export function valuesAt<S extends { start: string }>(
  times: readonly number[],
  spans: readonly S[],
  read: (span: S) => number | null,
): (number | null)[] {
  const byStart = new Map(spans.map((span) => [Date.parse(span.start), read(span)]))
  return times.map((time) => byStart.get(time) ?? null)
}
