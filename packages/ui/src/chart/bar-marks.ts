/** Bars per label. Multiples of a week keep the labels of a long month on one weekday. */
const gaps = [1, 2, 3, 7, 14, 28] as const

type Shown = { min: number; max: number; widthPx: number; spacePx: number }

/**
 * Starts of bars in the middle of their slots, and their common length: a share of the shortest slot, and at most `longest`. Months differ
 * by days, so bars at the start of their slot would be beside their labels.
 */
export function barPlaces(
  times: readonly number[],
  { share, longest, part = 'whole' }: { share: number; longest: number; part?: BarPart },
) {
  const slots = slotsOf(times)
  const whole = Math.min(longest, share * Math.min(...slots.map((slot) => slot.length)))
  const { from, to } = barParts[part]
  const starts = times.map((time, at) => time + ((slots[at]?.length ?? whole) - whole) / 2 + from * whole)
  return { starts, length: (to - from) * whole }
}

/** Which part of its place a bar takes: bars of an earlier time stand before those that are compared with them. */
export type BarPart = keyof typeof barParts
const barParts = { whole: { from: 0, to: 1 }, earlier: { from: 0, to: 0.36 }, later: { from: 0.42, to: 1 } } as const

/** The median length of the bars. */
export function barLength(times: readonly number[]): number {
  const lengths = times.slice(1).map((end, at) => end - (times[at] ?? end))
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
}

/** The slots of bars, of which `times` are the starts, and the end of the last one. A stretch without values has as many as fit. */
function slotsOf(times: readonly number[]): { start: number; length: number; count: number }[] {
  const length = barLength(times)
  return times.slice(1).map((end, at) => {
    const start = times[at] ?? end
    const count = Math.max(1, Math.round((end - start) / length))
    return { start, length: (end - start) / count, count }
  })
}

/** Middles of the visible bars that get a label, at least some pixels apart. The rest of a month, without values, has labels too. */
export function barMarks(times: readonly number[], { min, max, widthPx, spacePx }: Shown): number[] {
  const middles = slotsOf(times).flatMap(({ start, length, count }) =>
    Array.from({ length: count }, (_, bar) => start + length * (bar + 0.5)),
  )
  const shown = middles.filter((middle) => middle >= min && middle <= max)
  const least = (spacePx * shown.length) / Math.max(1, widthPx)
  const gap = gaps.find((one) => one >= least) ?? Math.ceil(least)
  return shown.filter((_, at) => at % gap === 0)
}
