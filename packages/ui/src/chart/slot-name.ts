import { formatDay, formatMinuteApart, formatMonth, isoDay } from '@wattdesk/i18n/formats.ts'
import type { TimeSeries } from './series.ts'

/** Names a slot by its day, month or year, or by the minute of its start. */
export function slotName(start: number, timeZone: string, slots: TimeSeries['slots']): string {
  if (slots === 'year') return isoDay(start, timeZone).slice(0, 4)
  if (slots === 'month') return formatMonth(start, timeZone)
  return slots === 'day' ? formatDay(start, timeZone) : formatMinuteApart(start, timeZone)
}
