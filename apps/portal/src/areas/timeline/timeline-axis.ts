import type { TimelineCounts } from '@wattdesk/contract/timeline/calls.ts'
import type { TimelineKind } from '@wattdesk/contract/timeline/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'

/** `YYYY-MM-DD`, inclusive. */
export type Days = { from: string; until: string }
export type Unit = 'day' | 'week' | 'month' | 'year'
export type Bar = Days & { count: number }
export type Mark = { day: string; offset: number; unit: 'day' | 'month' | 'year' }

const marksMax = 12

/** Counted in UTC, where every day has 24 hours. */
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs)
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)
const lengthOf = ({ from, until }: Days): number => numberOf(until) - numberOf(from) + 1

/** From the first entry to today, or to the last entry if that is later. */
export function spanOf(counts: TimelineCounts, today: string): Days | undefined {
  const [first, last] = [counts[0]?.startsOn, counts.at(-1)?.startsOn]
  return first && last ? { from: first < today ? first : today, until: last > today ? last : today } : undefined
}

/** The chosen period; open ends extend to the whole span. */
export function windowOf(span: Days, { from = span.from, until = span.until }: Partial<Days>): Days {
  return from <= until ? { from, until } : { from, until: from }
}

/** The shortest unit whose bars are wide enough to distinguish and click. */
export function unitOf(window: Days): Unit {
  const days = lengthOf(window)
  return days <= 93 ? 'day' : days <= 600 ? 'week' : days <= 15 * 366 ? 'month' : 'year'
}

/** Entries of some kinds per day, week, month or year. The window cuts its first and last bar. */
export function barsOf(counts: TimelineCounts, window: Days, kinds: readonly TimelineKind[]): Bar[] {
  const unit = unitOf(window)
  const sums = new Map<string, number>()
  for (const { startsOn, counts: byKind } of counts) {
    if (startsOn < window.from || startsOn > window.until) continue
    const start = startOf(startsOn, unit)
    const count = kinds.reduce((sum, kind) => sum + (byKind[kind] ?? 0), 0)
    if (count > 0) sums.set(start, (sums.get(start) ?? 0) + count)
  }
  return [...sums].map(([start, count]) => {
    const from = Math.max(numberOf(start), numberOf(window.from))
    const until = Math.min(numberOf(nextOf(start, unit)) - 1, numberOf(window.until))
    return { from: dayOf(from), until: dayOf(until), count }
  })
}

/** Weeks begin on Monday. */
function startOf(day: string, unit: Unit): string {
  if (unit === 'day') return day
  if (unit === 'week') return dayOf(numberOf(day) - ((numberOf(day) + 3) % 7))
  return unit === 'month' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`
}

function nextOf(start: string, unit: Unit): string {
  if (unit === 'day' || unit === 'week') return dayOf(numberOf(start) + (unit === 'day' ? 1 : 7))
  const [year = 0, month = 1] = start.split('-').map(Number)
  return new Date(unit === 'month' ? Date.UTC(year, month, 1) : Date.UTC(year + 1, 0, 1)).toISOString().slice(0, 10)
}

export function countsByKind(counts: TimelineCounts, { from, until }: Partial<Days>): Partial<Record<TimelineKind, number>> {
  const sums: Partial<Record<TimelineKind, number>> = {}
  for (const { startsOn, counts: byKind } of counts) {
    if ((from && startsOn < from) || (until && startsOn > until)) continue
    for (const [kind, count] of Object.entries(byKind) as [TimelineKind, number][]) sums[kind] = (sums[kind] ?? 0) + count // keys of the contract
  }
  return sums
}

/** Starts of days or months on the axis, as many as fit legibly. */
export function marksOf(window: Days): Mark[] {
  return lengthOf(window) <= 93 ? dayMarks(window) : monthMarks(window)
}

function dayMarks(window: Days): Mark[] {
  const days = lengthOf(window)
  const step = [1, 2, 7].find((size) => days / size <= marksMax) ?? 14
  return Array.from({ length: Math.ceil(days / step) }, (_, at) => {
    return { day: dayOf(numberOf(window.from) + at * step), offset: (at * step) / days, unit: 'day' }
  })
}

function monthMarks(window: Days): Mark[] {
  const [start, days] = [numberOf(window.from), lengthOf(window)]
  const months: string[] = []
  let month = startOf(window.from, 'month')
  while (month <= window.until) {
    if (month >= window.from) months.push(month)
    month = nextOf(month, 'month')
  }
  const step = [1, 2, 3, 6, 12, 24, 60].find((size) => months.length / size <= marksMax) ?? 120
  return months
    .filter((day) => (Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1) % step === 0)
    .map((day) => ({ day, offset: (numberOf(day) - start) / days, unit: day.slice(5, 7) === '01' ? 'year' : 'month' }))
}

/** The days between two positions, which are shares of the axis in any order. */
export function daysBetween(window: Days, one: number, other: number): Days {
  const [start, end] = [numberOf(window.from), numberOf(window.until)]
  const at = (share: number) => Math.min(end, start + Math.floor(Math.max(0, share) * (end - start + 1)))
  const [low, high] = [at(Math.min(one, other)), at(Math.max(one, other))]
  return { from: dayOf(low), until: dayOf(high) }
}

/** As shares of the axis. */
export function placeOf(window: Days, { from, until }: Days): { start: number; end: number } {
  const [start, days] = [numberOf(window.from), lengthOf(window)]
  const share = (number: number) => Math.min(1, Math.max(0, (number - start) / days))
  return { start: share(numberOf(from)), end: share(numberOf(until) + 1) }
}

/** Doubles the window around its centre, within the span. Reached ends of the span stay open. */
export function widened(span: Days, window: Days): Partial<Days> {
  const more = Math.ceil(lengthOf(window) / 2)
  const from = dayOf(numberOf(window.from) - more)
  const until = dayOf(numberOf(window.until) + more)
  return { ...(from > span.from ? { from } : {}), ...(until < span.until ? { until } : {}) }
}
