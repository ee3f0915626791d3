import { type CalendarInterval, calendarRanges, periodAround } from '@wattdesk/energy/periods.ts'
import { addDays, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import type { Period } from './periods.ts'

/** The bars of a period: its days, or the months of a year. */
const bars: Record<Exclude<Period, 'day'>, CalendarInterval> = { week: 'P1D', month: 'P1D', year: 'P1M' }

/** The start of each bar of a period, in epoch ms, including future ones, and the end of the last one: the chart shows the whole period. */
export function barsOf(period: Exclude<Period, 'day'>, date: string, timeZone: string): number[] {
  const whole = periodAround(date, period)
  const starts = calendarRanges(whole, bars[period]).map(({ from }) => startOfLocalDay(from, timeZone))
  return [...starts, startOfLocalDay(addDays(whole.to, 1), timeZone)]
}

/** The values of spans at the positions of bars; null: not measured, or in the future. */
export function valuesAt<S extends { start: string }>(
  times: readonly number[],
  spans: readonly S[],
  read: (span: S) => number | null,
): (number | null)[] {
  const byStart = new Map(spans.map((span) => [Date.parse(span.start), read(span)]))
  return times.map((time) => byStart.get(time) ?? null)
}
