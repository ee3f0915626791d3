import { earlierRange, periodAround } from '@wattdesk/energy/periods.ts'
import type { CalendarPeriod, Interval } from '@wattdesk/energy/terms.ts'

export const periods = ['day', 'week', 'month', 'year'] as const satisfies CalendarPeriod[]
export type Period = (typeof periods)[number]

/** For the chart of each period. The day has its own chart. */
export const intervals: Record<Period, Interval> = { day: 'PT1H', week: 'P1D', month: 'P1D', year: 'P1M' }

/** The calendar period around a day, up to today: the future is not requested. */
export function rangeOf(period: Period, date: string, today: string): { fromDate: string; toDate: string } {
  const { from, to } = periodAround(date, period)
  return { fromDate: from, toDate: to < today ? to : today }
}

/** A day within the period before or after. */
export function stepped(period: Period, date: string, step: -1 | 1): string {
  const { from } = periodAround(date, period)
  return earlierRange({ from, to: from }, period, -step).from
}
