import { hourMs } from '@wattdesk/energy/durations.ts'
import { formatClock, startOfReaderDay } from '@wattdesk/i18n/formats.ts'

/** A day and time of the reader's clock as an instant, also on days when clocks change. */
export function instantOf(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const start = startOfReaderDay(day).getTime() + hours * hourMs + minutes * 60_000
  const candidates = [start, start - hourMs, start + hourMs].map((at) => new Date(at))
  return candidates.find((at) => formatClock(at).startsWith(time)) ?? new Date(start)
}
