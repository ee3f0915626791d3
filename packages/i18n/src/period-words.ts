import { type DayRange, periodAround } from '@wattdesk/energy/periods.ts'
import { type DayWords, formatCalendarDay, formatCalendarDays, formatMonth } from './formats.ts'

export type PeriodDays = Pick<DayWords, 'day' | 'month'>

/** As the reader writes days. */
export const readerDays: PeriodDays = { day: formatCalendarDay, month: (day) => formatMonth(`${day}T12:00:00Z`, 'UTC') }

/** A calendar month by its name, any other period by its first and last day. */
export function formatPeriod(period: DayRange, days: PeriodDays = readerDays): string {
  return isWhole(period, 'month') ? days.month(period.from) : formatCalendarDays(period, days.day)
}

/** Whether a period is exactly one month or year of the calendar. */
export function isWhole({ from, to }: DayRange, period: 'month' | 'year'): boolean {
  const whole = periodAround(from, period)
  return whole.from === from && whole.to === to
}
