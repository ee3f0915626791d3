import { daysBetween, isoWeekday, type LocalDay } from '@wattdesk/energy/time-zones.ts'

const weeks = 52

/**
 * The recorded day that represents a calendar day: the same weekday in the week closest to that time of year. The recording
 * starts on `firstMonday`; `shiftWeeks` gives two homes different weeks of one recording.
 */
export function recordedDay(day: LocalDay, firstMonday: LocalDay, shiftWeeks: number): number {
  const dayOfYear = (text: LocalDay) => daysBetween(`${text.slice(0, 4)}-01-01`, text)
  const weekday = isoWeekday(day) - 1
  const sinceFirst = (dayOfYear(day) - dayOfYear(firstMonday) + 365) % 365
  const week = Math.round((sinceFirst - weekday) / 7) + shiftWeeks
  return (((week % weeks) + weeks) % weeks) * 7 + weekday
}
