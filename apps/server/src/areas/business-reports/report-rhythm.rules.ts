import type { ReportRhythm } from '@wattdesk/contract/business-reports/terms.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { addDays, isoWeekday, localDayOf, zoneOffsetMs } from '@wattdesk/energy/time-zones.ts'

/** Reports are sent when staff start work. */
const hour = 6

/** The next morning, Monday or first of a month after an instant, in the tenant's zone. */
export function nextSendAt(rhythm: ReportRhythm, after: Date, timeZone: string): Date {
  const today = localDayOf(after.getTime(), timeZone)
  for (let day = today; ; day = addDays(day, 1)) {
    if (!isSendDay(rhythm, day)) continue
    const at = atHour(day, timeZone)
    if (at > after) return at
  }
}

function isSendDay(rhythm: ReportRhythm, day: string): boolean {
  if (rhythm === 'day') return true
  return rhythm === 'week' ? isoWeekday(day) === 1 : day.endsWith('-01')
}

function atHour(day: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * hourMs
  return new Date(wall - zoneOffsetMs(wall - zoneOffsetMs(wall, timeZone), timeZone))
}

/** The last complete days, weeks or months before an instant: the period of a mail. */
export function reportedRange(rhythm: ReportRhythm, now: Date, timeZone: string): { fromDate: string; toDate: string } {
  const today = localDayOf(now.getTime(), timeZone)
  if (rhythm === 'day') return { fromDate: addDays(today, -7), toDate: addDays(today, -1) }
  if (rhythm === 'week') {
    const monday = addDays(today, 1 - isoWeekday(today))
    return { fromDate: addDays(monday, -84), toDate: addDays(monday, -1) }
  }
  const first = `${today.slice(0, 7)}-01`
  return { fromDate: `${Number(first.slice(0, 4)) - 1}${first.slice(4)}`, toDate: addDays(first, -1) }
}
