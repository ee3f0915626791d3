/** Bars between two labels, so that labels of days fall on the same weekday in a long month. */
const gaps = [1, 2, 3, 7, 14, 28] as const

type Shown = { min: number; max: number; widthPx: number; spacePx: number }

/** How long most bars are. */
export function barLength(times: readonly number[]): number {
  const lengths = times.slice(1).map((end, at) => end - (times[at] ?? end))
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
}

/**
 * The middles of bars that have a label: those in sight, at least some pixels apart. `times` are the starts, with the last one's end. A
 * stretch without values, such as the rest of a month, is as many bars as fit.
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
