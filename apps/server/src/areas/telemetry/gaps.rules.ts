import { defaultMaxGapMs } from '@wattdesk/energy/integrate.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'

/** Epoch ms; the end is exclusive. */
export type Span = { start: number; end: number }
export type Gap = { from: number; to: number }

/** Stretches without a measurement that are longer than a limit, between sorted instants and the ends of the span. */
export function gapsBetween(instants: readonly number[], { start, end }: Span, longerThanMs: number): Gap[] {
  const marks = [start, ...instants, end]
  return marks.slice(1).flatMap((to, at) => {
    const from = marks[at] ?? to
    return to - from > longerThanMs ? [{ from, to }] : []
  })
}

/** A quarter hour with this much measured contains no gap. */
const wholeSeconds = 870

/**
 * The instants of samples, and some within each quarter hour that was measured completely but whose samples are no longer stored. `slots`
 * are the stored quarter hours by start.
 */
export function measuredInstants(instants: readonly number[], slots: ReadonlyMap<number, { coveredSeconds: number }>): number[] {
  const sampled = new Set(instants.map((at) => at - (at % quarterHourMs)))
  const known = [...slots].flatMap(([start, { coveredSeconds }]) => {
    if (sampled.has(start) || coveredSeconds < wholeSeconds) return []
    return [start, start + defaultMaxGapMs, start + 2 * defaultMaxGapMs, start + quarterHourMs]
  })
  return known.length === 0 ? [...instants] : [...instants, ...known].sort((a, b) => a - b)
}

/** Consecutive quarter hours, by their sorted starts, as spans. */
export function spansOf(slots: readonly number[]): Span[] {
  const spans: Span[] = []
  for (const start of slots) {
    const last = spans.at(-1)
    if (last?.end === start) last.end = start + quarterHourMs
    else spans.push({ start, end: start + quarterHourMs })
  }
  return spans
}
