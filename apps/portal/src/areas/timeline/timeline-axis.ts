import type { TimelineCounts, TimelineKind } from '@wattdesk/contract/timeline.ts'

/** Days `YYYY-MM-DD`; both belong to it. */
export type Days = { from: string; until: string }
export type Bar = Days & { count: number }
export type MonthMark = { day: string; offset: number; isYear: boolean }

const dayMs = 86_400_000
const barsMax = 160
const marksMax = 12

/** Calendar days are counted in UTC, where each has 24 hours. */
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs)
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

/** The days that an axis spans: from the first entry until today, or the last entry where that is later. */
export function spanOf(counts: TimelineCounts, today: string): Days | undefined {
  const [first, last] = [counts[0]?.startsOn, counts.at(-1)?.startsOn]
  return first && last ? { from: first, until: last > today ? last : today } : undefined
}

/** How many entries of some kinds there are, bar by bar over the whole span; bars are as many days as it takes to fit. */
export function barsOf(counts: TimelineCounts, span: Days, kinds: readonly TimelineKind[], by: 'day' | 'month'): Bar[] {
  const [start, end] = [numberOf(span.from), numberOf(span.until)]
  const size = Math.max(by === 'month' ? 31 : 1, Math.ceil((end - start + 1) / barsMax))
  const bars = Array.from({ length: Math.ceil((end - start + 1) / size) }, (_, at): Bar => {
    return { from: dayOf(start + at * size), until: dayOf(Math.min(end, start + (at + 1) * size - 1)), count: 0 }
  })
  for (const { startsOn, counts: byKind } of counts) {
    const bar = bars[Math.floor((numberOf(startsOn) - start) / size)]
    if (bar) bar.count += kinds.reduce((sum, kind) => sum + (byKind[kind] ?? 0), 0)
  }
  return bars
}

/** How many entries of each kind lie in a period. */
export function countsByKind(counts: TimelineCounts, { from, until }: Partial<Days>): Partial<Record<TimelineKind, number>> {
  const sums: Partial<Record<TimelineKind, number>> = {}
  for (const { startsOn, counts: byKind } of counts) {
    if ((from && startsOn < from) || (until && startsOn > until)) continue
    for (const [kind, count] of Object.entries(byKind) as [TimelineKind, number][]) sums[kind] = (sums[kind] ?? 0) + count // keys of the contract
  }
  return sums
}

/** Where months begin on the axis, as shares of it, as many as can be told apart. */
export function monthMarks({ from, until }: Days): MonthMark[] {
  const [start, length] = [numberOf(from), numberOf(until) - numberOf(from) + 1]
  const months: string[] = []
  const [year = 0, month = 1] = from.split('-').map(Number)
  for (let at = 0; ; at++) {
    const day = new Date(Date.UTC(year, month + at, 1)).toISOString().slice(0, 10)
    if (day > until) break
    months.push(day)
  }
  const step = [1, 2, 3, 6, 12, 24, 60].find((size) => months.length / size <= marksMax) ?? 120
  return months
    .filter((day) => (Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1) % step === 0)
    .map((day) => ({ day, offset: (numberOf(day) - start) / length, isYear: day.slice(5, 7) === '01' }))
}

/** The days between two places on the axis, given as shares of it, in either direction. */
export function daysBetween(span: Days, one: number, other: number): Days {
  const [start, end] = [numberOf(span.from), numberOf(span.until)]
  const at = (share: number) => Math.min(end, start + Math.floor(Math.max(0, share) * (end - start + 1)))
  const [low, high] = [at(Math.min(one, other)), at(Math.max(one, other))]
  return { from: dayOf(low), until: dayOf(high) }
}

/** Where a period lies on the axis, as shares of it. */
export function placeOf(span: Days, { from, until }: Partial<Days>): { start: number; end: number } {
  const [start, length] = [numberOf(span.from), numberOf(span.until) - numberOf(span.from) + 1]
  const share = (number: number) => Math.min(1, Math.max(0, (number - start) / length))
  return { start: from ? share(numberOf(from)) : 0, end: until ? share(numberOf(until) + 1) : 1 }
}
