/** Bars per label. Multiples of a week keep the labels of a long month on one weekday. */
const gaps = [1, 2, 3, 7, 14, 28] as const

type Shown = { min: number; max: number; widthPx: number; spacePx: number }

/** The median length of the bars. */
export function barLength(times: readonly number[]): number {
  const lengths = times.slice(1).map((end, at) => end - (times[at] ?? end))
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
}

/**
 * Middles of the visible bars that get a label, at least some pixels apart. `times` are the starts, and the end of the last one. A stretch
 * without values, such as the rest of a month, counts as many bars as fit.
 */
export function barMarks(times: readonly number[], { min, max, widthPx, spacePx }: Shown): number[] {
  const length = barLength(times)
  const middles = times.slice(1).flatMap((end, at) => {
    const start = times[at] ?? end
    const count = Math.max(1, Math.round((end - start) / length))
    return Array.from({ length: count }, (_, bar) => start + ((end - start) * (bar + 0.5)) / count)
  })
  const shown = middles.filter((middle) => middle >= min && middle <= max)
  const least = (spacePx * shown.length) / Math.max(1, widthPx)
  const gap = gaps.find((one) => one >= least) ?? Math.ceil(least)
  return shown.filter((_, at) => at % gap === 0)
}
